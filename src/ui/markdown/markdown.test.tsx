import { act, render, screen, waitFor, within } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Variant } from './format/bounds';
import { InlineTokens } from './format/inline-tokens';
import { loadBody } from './format/load-body';
import { Markdown } from './markdown';

// The code itself can take longer to come than a test waits.
beforeAll(() => loadBody(true));

function renderInApp(node: ReactNode) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  // React says of a part that failed what the test looks at itself.
  const quiet = { onCaughtError: () => {}, onRecoverableError: () => {} };
  return render(<RouterContextProvider router={router}>{node}</RouterContextProvider>, quiet).container;
}

const plainOf = (container: Element) => container.querySelector('.markdown > .whitespace-pre-wrap');

/** A text as it is when it has been formatted. */
async function show(text: string, variant: Variant = 'article', mediaBase?: string) {
  const container = renderInApp(<Markdown text={text} variant={variant} mediaBase={mediaBase} />);
  await waitFor(() => expect(plainOf(container)).toBeNull());
  return container;
}

describe('a text in Markdown', () => {
  it.each<Variant>(['article', 'chat', 'assistant'])(
    'takes a price for a price, in an %s',
    async (variant) => {
      const text = 'Between $5k and $10k, $1.2m to $3m, or £5 and $6';
      const container = await show(`**${text}**`, variant);
      expect(container).toHaveTextContent(text);
      expect(container.querySelector('.katex')).toBeNull();
    },
  );

  it.each(['$$a+b$$', '\\(a+b\\)', '\\[a+b\\]', 'so $$a+b$$ it is', '```math\na+b\n```'])(
    'sets mathematics: %s',
    async (text) => expect((await show(text)).querySelector('.katex')).not.toBeNull(),
  );

  it('shows a formula that defines words, is endless or makes no sense as it was written', async () => {
    const container = await show(`\\(\\def\\a{x}\\a\\) \\(${'{'.repeat(40)}\\) \\(\\frac{\\)`, 'assistant');
    expect(container).toHaveTextContent('\\def\\a{x}\\a');
    expect(container).toHaveTextContent('\\frac{');
    expect(container.querySelector('.katex-html')).toBeNull();
  });

  it('leaves what is code alone', async () => {
    expect(await show('`\\(a\\)` and\n\n```\n| a |\n$$x$$ \\[y\\]\n```')).toHaveTextContent(
      '\\(a\\) and | a | $$x$$ \\[y\\]',
    );
  });

  it('makes tables, with what stands in their cells', async () => {
    await show('Before\n\n| Name | £ |\n|:---|---:|\n| **Bold** | 5 |\n| [link](/terms) |\n\nAfter');
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByText('Bold').tagName).toBe('STRONG');
    expect(within(table).getByRole('link', { name: 'link' })).toHaveAttribute('href', '/terms');
    expect(screen.getByText('After')).toBeVisible();
  });

  it('strikes out between two waves, not between two estimates', async () => {
    const container = await show('~~£90~~ ~£80~ **now**');
    expect(container.querySelectorAll('del')).toHaveLength(1);
    expect(container).toHaveTextContent('£90 ~£80~ now');
  });

  it('shows tasks without controls, and notes as they are written', async () => {
    await show('- [x] EPC\n- [ ] gas\n\nA note[^1]\n\n[^1]: here');
    expect(screen.getByRole('img', { name: 'Done' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'To do' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/A note\[\^1\]/)).toBeVisible();
  });

  it.each(['<b>a</b> *c*', '<div>\n*c*\n</div>'])('shows markup as text: %j', async (text) => {
    const container = await show(text);
    expect(container).toHaveTextContent(text.replaceAll('*', '').replaceAll('\n', ' '));
    expect(container.querySelector('b, .markdown div div')).toBeNull();
  });

  it('multiplies with stars', async () =>
    expect(await show('`x` 1,150*12*0.9 = 12,420')).toHaveTextContent('x 1,150*12*0.9 = 12,420'));
});

describe('the links of a text', () => {
  it('lead to a page of this site, or into a tab of their own', async () => {
    await show('[here](/terms?a=b#c) and [there](https://example.org/)');
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/terms?a=b#c');
    const there = screen.getByRole('link', { name: 'there' });
    expect(there).toHaveAttribute('target', '_blank');
    expect(there).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  it('are found where they were only written, by https where nothing was said', async () => {
    await show('*See* www.example.org/a and https://example.net.');
    expect(screen.getByRole('link', { name: 'www.example.org/a' })).toHaveAttribute(
      'href',
      'https://www.example.org/a',
    );
    expect(screen.getByRole('link', { name: 'https://example.net' })).toBeVisible();
  });

  it('say where they lead when their words name another site', async () => {
    const container = await show(
      '[https://bank.example/](https://evil.example/) [www.good.example](https://good.example/a)',
    );
    expect(container).toHaveTextContent('https://bank.example/ (evil.example) www.good.example');
    expect(container).not.toHaveTextContent('(good.example)');
  });
});

describe('the parts of a page', () => {
  it('are those of an article: headings with their ids below the first, pictures of this site', async () => {
    const container = await show(
      'Setext\n---\n\n# One\n\n## Two\n\n> ## Two\n\n![street](/media/7/media/a.webp) ![pixel](https://evil.example/a.png)',
      'article',
      '/api',
    );
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('heading', { name: 'One', level: 2 })).not.toHaveAttribute('id');
    expect(container.querySelectorAll('#s-two')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'street' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'pixel' })).toBeNull();
    expect(screen.getByText('pixel')).toBeVisible();
  });

  it('are the callouts of an article, which lose their mark', async () => {
    const container = await show('> [!WARNING]\n> **Two weeks** are left.\n\n> [!TIP]not one\n\n> A quote.');
    expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('Warning Two weeks are left.');
    expect(container.querySelectorAll('blockquote')).toHaveLength(2);
  });

  it('are callouts also where their words begin on the line of the mark', async () => {
    await show('> [!NOTE] Ask **first**.\n\n> [!tip] **Twice**');
    expect(screen.getByRole('note', { name: 'Note' })).toHaveTextContent(/^Note ?Ask first\.$/);
    expect(screen.getByRole('note', { name: 'Tip' })).toHaveTextContent(/^Tip ?Twice$/);
  });

  it('are whatever stands for a token of an article, larger than a line where it is alone in one', async () => {
    const container = renderInApp(
      <InlineTokens value={(token) => (token === 'calculator:yield' ? <section>Sum</section> : null)}>
        <Markdown text={'**Before**\n\n[[calculator:yield]]\n\n[[calculator:other]] after'} />
      </InlineTokens>,
    );
    expect((await screen.findByText('Sum')).closest('p')).toBeNull();
    expect(container).toHaveTextContent('[[calculator:other]] after');
  });

  it.each<Variant>(['chat', 'assistant'])('are not those of a message (%s)', async (variant) => {
    const container = await show(
      '# One\n## Two\nline\nline ![street](/media/7/media/a.webp) [[eval:1#rent=5]]',
      variant,
      '/api',
    );
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('[id]')).toBeNull();
    expect(container.querySelectorAll('br')).toHaveLength(1);
    expect(screen.getByText('street')).toBeVisible();
    expect(container).toHaveTextContent('[[eval:1#rent=5]]');
  });

  it('are tokens in an answer, each shown by whoever knows it', async () => {
    renderInApp(
      <InlineTokens value={(token) => (token.startsWith('eval:') ? <mark>{token}</mark> : null)}>
        <Markdown text="**Rent** [[eval:1#rent=5]] and [[other:2]]" variant="assistant" />
      </InlineTokens>,
    );
    expect((await screen.findByText('eval:1#rent=5')).tagName).toBe('MARK');
    expect(screen.getByText(/\[\[other:2\]\]/)).toBeVisible();
  });
});

describe('a text that is shown as it is', () => {
  it('has its lines and its addresses, and needs no code', () => {
    const container = renderInApp(<Markdown text={'one\n  two https://example.org'} variant="chat" />);
    expect(plainOf(container)?.textContent).toBe('one\n  two https://example.org');
    expect(screen.getByRole('link', { name: 'https://example.org' })).toHaveAttribute('target', '_blank');
  });

  it('is there at once, however many there are, and formatted one after the other', async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `**text** ${index}`);
    const container = renderInApp(texts.map((text) => <Markdown key={text} text={text} variant="chat" />));
    // the first two are formatted in the task that shows them
    expect(screen.getAllByText(/^\*\*text\*\* \d+$/)).toHaveLength(28);
    await waitFor(() => expect(container.querySelectorAll('strong')).toHaveLength(30));
  });

  it('loses the characters that turn its direction', () => {
    const container = renderInApp(<Markdown text={'a\u202egpj.exe'} variant="chat" />);
    expect(container.textContent).toBe('agpj.exe');
  });

  it('is too long', () => {
    const container = renderInApp(<Markdown text={'*word* '.repeat(10_000)} />);
    expect(plainOf(container)).toHaveTextContent('*word* *word*');
  });

  it('never shows a token’s address: before it is formatted it has what the token stands for', async () => {
    const texts = ['one', 'two', 'three', 'four'].map(
      (word) => `**${word}** at [[eval:1#roi=4]]\n\n| a | b |\n| - | - |`,
    );
    const container = renderInApp(
      <InlineTokens value={() => <mark>4%</mark>}>
        {texts.map((text) => (
          <Markdown key={text} text={text} variant="assistant" />
        ))}
      </InlineTokens>,
    );
    // the first are formatted in the task that shows them
    expect(plainOf(container)?.textContent).toMatch(/^(?:two|three|four) at 4%\n\na · b\n$/);
    expect(container.textContent).not.toContain('[[');
    await waitFor(() => expect(container.querySelectorAll('table')).toHaveLength(4));
  });

  it('fails alone', async () => {
    renderInApp(
      <InlineTokens
        value={() => {
          throw new Error('broken');
        }}
      >
        <Markdown text="**bad** [[eval:1]]" variant="assistant" />
        <Markdown text="**good**" variant="assistant" />
      </InlineTokens>,
    );
    await waitFor(() => {
      expect(screen.getByText('bad 1')).toBeVisible();
      expect(screen.getByText('good').tagName).toBe('STRONG');
    });
  });
});

it('is formatted anew when it changes, with mathematics and without', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const page = (text: string) => (
    <RouterContextProvider router={router}>
      <Markdown text={text} variant="assistant" />
    </RouterContextProvider>
  );
  const { container, rerender } = render(page('**a**'));
  await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('a'));
  await act(async () => rerender(page('**b** $$x$$')));
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  await act(async () => rerender(page('plain')));
  expect(container.textContent).toBe('plain');
});
