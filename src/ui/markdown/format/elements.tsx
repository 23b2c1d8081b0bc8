import type { Element } from 'hast';
import { Info, Lightbulb, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Components } from 'react-markdown';
import { Image } from '@/ui/image/image';
import type { Variant } from './bounds';
import { calloutNames, calloutOf, type CalloutKind } from './callouts';
import { InlineToken } from './inline-tokens';
import { MarkdownLink } from './link';
import { useOverflow } from '../use-overflow';

/** How wide an article's picture is shown, and the shape its place has until it is there. */
const picture = { width: 640, height: 360, sizes: '(min-width: 768px) 680px, 100vw' };

/** A box whose content moves in it where it is wider, by the keyboard too. */
function WideBox({ name, children }: { name: string; children: ReactNode }) {
  const [box, isWide] = useOverflow();
  return (
    <div ref={box} className="wide-box" {...(isWide && { role: 'group', 'aria-label': name, tabIndex: 0 })}>
      {children}
    </div>
  );
}

const hasFormula = (node: Element | undefined) =>
  node?.children.some(
    (child) =>
      child.type === 'element' &&
      Array.isArray(child.properties.className) &&
      child.properties.className.includes('katex'),
  ) ?? false;

/** What a line holds; a formula in it can be wider than a telephone. */
function line(node: Element | undefined, children: ReactNode): ReactNode {
  return hasFormula(node) ? <WideBox name="Formula">{children}</WideBox> : children;
}

const everywhere: Components = {
  a: ({ href, children }) => <MarkdownLink href={href}>{children}</MarkdownLink>,
  // Pictures of other sites would tell them who reads what, and an assistant could be made to put secrets in their addresses.
  img: ({ alt }) => (alt ? <em>{alt}</em> : null),
  p: ({ node, children }) => (hasFormula(node) ? <div>{line(node, children)}</div> : <p>{children}</p>),
  li: ({ node, className, children }) => <li className={className}>{line(node, children)}</li>,
  input: ({ checked }) => <span role="img" aria-label={checked ? 'Done' : 'To do'} className="task-box" />,
  pre: ({ children }) => (
    <WideBox name="Code">
      <pre>{children}</pre>
    </WideBox>
  ),
  table: ({ children }) => (
    <WideBox name="Table">
      <table>{children}</table>
    </WideBox>
  ),
  // A column without a name has no head.
  th: ({ children, style }) => (children ? <th style={style}>{children}</th> : <td>{children}</td>),
  figure: ({ children }) => <WideBox name="Formula">{children}</WideBox>,
  // The class names a programming language, which nothing here looks at, and is a stranger's word.
  code: ({ children }) => <code>{children}</code>,
};

// The headings of a message would stand among those of the page.
const heading: Components['h1'] = ({ children }) => (
  <p>
    <strong>{children}</strong>
  </p>
);
const message: Components = {
  ...everywhere,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

const assistant: Components = {
  ...message,
  data: ({ value }) => <InlineToken token={String(value)} />,
};

const calloutIcons = { note: Info, tip: Lightbulb, warning: TriangleAlert };

/** Something beside the text: a note, a tip or a warning. */
function Callout({ kind, children }: { kind: CalloutKind; children: ReactNode }) {
  const id = useId();
  const Icon = calloutIcons[kind];
  return (
    <div role="note" aria-labelledby={id} className="callout" data-callout={kind}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <div>
        <p id={id} className="callout-name">
          {calloutNames[kind]}
        </p>
        {children}
      </div>
    </div>
  );
}

const isBlank = (child: Element['children'][number]) => child.type === 'text' && child.value.trim() === '';

/** Whether a paragraph is one token and nothing else: what stands in its place may be larger than a line. */
function isToken(node: Element | undefined): boolean {
  const [only, ...others] = node?.children.filter((child) => !isBlank(child)) ?? [];
  return only?.type === 'element' && only.tagName === 'data' && others.length === 0;
}

const articles = new Map<string | undefined, Components>();

function article(mediaBase: string | undefined): Components {
  const known = articles.get(mediaBase);
  if (known) return known;
  const made: Components = {
    ...everywhere,
    // A page has one first heading, and it is not the text's.
    h1: ({ children }) => <h2>{children}</h2>,
    data: ({ value }) => <InlineToken token={String(value)} />,
    p: ({ node, children }) =>
      hasFormula(node) || isToken(node) ? <div>{line(node, children)}</div> : <p>{children}</p>,
    blockquote: ({ node, children }) => {
      const kind = calloutOf(node);
      return kind ? <Callout kind={kind}>{children}</Callout> : <blockquote>{children}</blockquote>;
    },
    img: ({ src, alt }) => {
      const [, ownerId, file] = /^\/media\/([\w-]+)\/media\/(\w[\w.-]*)$/.exec(src ?? '') ?? [];
      if (mediaBase === undefined || ownerId === undefined || file === undefined) {
        return alt ? <em>{alt}</em> : null;
      }
      return <Image picture={{ base: mediaBase, ownerId, file }} alt={alt ?? ''} {...picture} />;
    },
  };
  articles.set(mediaBase, made);
  return made;
}

/** How each element of a text looks. */
export function elementsFor(variant: Variant, mediaBase: string | undefined): Components {
  if (variant === 'article') return article(mediaBase);
  return variant === 'assistant' ? assistant : message;
}
