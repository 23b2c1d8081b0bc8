import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { heavy, unreadable } from '@/testing/hostile-markdown/floods';
import { hostileFormulas } from '@/testing/hostile-markdown/formulas';
import {
  allowedHost,
  doubtfulLinks,
  forbiddenLinks,
  foreignPictures,
} from '@/testing/hostile-markdown/links';
import { hostileMarkup } from '@/testing/hostile-markdown/markup';
import { hasEndlessWord, type Variant } from './format/bounds';
import { loadBody } from './format/load-body';
import { Markdown } from './markdown';
import { mayHaveMath, needsMarkdown } from './format/needs-markdown';

/** As of a conversation: one text that breaks must leave the others as they are. */
function Corpus({ texts, variant }: { texts: readonly string[]; variant: Variant }) {
  return (
    <ol aria-label="Corpus" className="flex flex-col gap-2">
      {texts.map((text) => (
        <li key={text}>
          <Markdown text={text} variant={variant} mediaBase="/api" />
        </li>
      ))}
    </ol>
  );
}

const witness = { ran: 0, addresses: [] as string[] };

const meta = {
  title: 'ui/Markdown/Hostile',
  component: Corpus,
  // What these texts say is nobody's words; what they may not do is in the checks of each story.
  parameters: { a11y: { test: 'off' } },
  args: { texts: [], variant: 'assistant' },
  // The parser's code first: the first texts are then formatted as the others are.
  loaders: [() => loadBody(true)],
  beforeEach: () => {
    witness.ran = 0;
    witness.addresses = [];
    const ran = () => {
      witness.ran += 1;
    };
    Object.assign(globalThis, { hostile: ran, alert: ran, confirm: ran, prompt: ran, print: ran });
    const requests = new PerformanceObserver((list) =>
      witness.addresses.push(...list.getEntries().map(({ name }) => name)),
    );
    requests.observe({ type: 'resource' });
    return () => requests.disconnect();
  },
} satisfies Meta<typeof Corpus>;
export default meta;
type Story = StoryObj<typeof meta>;

const elements =
  'a,article,blockquote,br,code,del,div,em,h2,h3,h4,h5,h6,hr,img,li,ol,p,pre,span,strong,table,tbody,td,th,thead,tr,ul';
const attributes =
  /^(aria-hidden|aria-label|class|data-variant|dir|href|rel|role|start|style|tabindex|target)$/;
const ofPictures = /^(alt|decoding|height|src|width|sizes|srcset)$/;

/** That nothing of a text is more than words, or leads, looks or loads where it may not. */
async function expectHarmless(list: HTMLElement) {
  for (const box of list.querySelectorAll<HTMLElement>('.markdown')) {
    const said = (what: string) => `${what} in ${JSON.stringify(box.textContent?.slice(0, 200))}`;
    for (const element of box.querySelectorAll<HTMLElement | SVGElement>('*')) {
      const { position } = getComputedStyle(element);
      if (!/^(static|relative|absolute)$/.test(position)) throw new Error(said(`position ${position}`));
      // What the library of mathematics sets is checked by the rest of this function.
      const isFormula = element.closest('.katex, .katex-error') !== null;
      if (!isFormula && !element.matches(elements)) throw new Error(said(`<${element.localName}>`));
      for (const { name, value } of element.attributes) {
        if (name === 'href') checkAddress(element, said);
        else if (/^(on|src|srcdoc|action|formaction|xlink)/i.test(name) && element.localName !== 'img')
          throw new Error(said(name));
        else if (
          !isFormula &&
          !attributes.test(name) &&
          !(element.localName === 'img' && ofPictures.test(name))
        )
          throw new Error(said(name));
        if (name === 'style' && /url\(|expression|position:\s*(fixed|sticky)/i.test(value))
          throw new Error(said(value));
        if (/^(src|srcset)$/.test(name) && !/^(data:image\/svg\+xml,%3Csvg|\/api\/media\/)/.test(value))
          throw new Error(said(value));
      }
    }
    await expect(getComputedStyle(box).overflow).toBe('clip');
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
  await expect(witness.ran).toBe(0);
  await expect(witness.addresses.filter((address) => new URL(address).origin !== location.origin)).toEqual(
    [],
  );
}

/** An address leads into this site, to the allowed host, or to where its own words say. */
function checkAddress(link: Element, said: (what: string) => string) {
  const address = link.getAttribute('href') ?? '';
  const { protocol, host, hostname, pathname, origin, username } = new URL(address, location.href);
  const words = link.textContent.toLowerCase();
  const isFine =
    origin === location.origin ||
    (/^https?:$/.test(protocol) &&
      username === '' &&
      (host.replace(/^www\./, '') === allowedHost || words.includes(hostname))) ||
    (protocol === 'mailto:' && words.includes(pathname));
  if (!isFine) throw new Error(said(address));
}

/** What comes of a text: null where it stays plain. */
async function formatted(text: string, variant: Variant) {
  const formatter = await loadBody(mayHaveMath(text));
  return formatter.format({ text, variant, mediaBase: '/api' });
}

/** Each text once, on the screen: only what is near it is formatted. Those that may be have been, then. */
async function whenFormatted(list: HTMLElement, texts: readonly string[], variant: Variant) {
  const boxes = [...list.querySelectorAll<HTMLElement>('li > .markdown')];
  await expect(boxes.length).toBe(texts.length);
  for (const [index, text] of texts.entries()) {
    if (!needsMarkdown(text) || hasEndlessWord(text) || (await formatted(text, variant)) === null) continue;
    const box = boxes[index];
    box?.scrollIntoView();
    await waitFor(
      () => {
        if (box?.querySelector(':scope > .whitespace-pre-wrap'))
          throw new Error(`plain: ${text.slice(0, 200)}`);
      },
      { timeout: 10_000 },
    );
  }
}

const harmless = (texts: readonly string[], variant: Variant): Story => ({
  args: { texts: [...new Set(texts)], variant },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Corpus' });
    await whenFormatted(list, args.texts, args.variant);
    await expectHarmless(list);
  },
});

export const Markup: Story = harmless(hostileMarkup, 'assistant');
export const MarkupInAnArticle: Story = harmless(hostileMarkup, 'article');
export const Links: Story = harmless([...forbiddenLinks, ...doubtfulLinks], 'chat');
export const LinksInAnArticle: Story = harmless([...forbiddenLinks, ...doubtfulLinks], 'article');
export const Pictures: Story = harmless(foreignPictures, 'assistant');
export const PicturesInAnArticle: Story = harmless(foreignPictures, 'article');
export const Formulas: Story = harmless(hostileFormulas, 'assistant');
export const Floods: Story = harmless(Object.values(heavy), 'assistant');

/** Longer than a slow machine needs for the heaviest text, and far shorter than what has no bound takes. */
const mostMs = 10_000;

export const TimeOfEach: Story = {
  play: async () => {
    const texts = [...Object.entries(heavy), ...Object.entries(unreadable), ...hostileFormulas.entries()];
    for (const [name, text] of texts) {
      const began = performance.now();
      await formatted(text, 'assistant');
      const took = performance.now() - began;
      if (took > mostMs) throw new Error(`${name} took ${took.toFixed(0)} ms`);
    }
  },
};
