import type { Element, ElementContent, Root as HtmlRoot, RootContent as HtmlContent } from 'hast';
import type { PhrasingContent, Root, RootContent, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { tokenPattern } from '../plain-text-of';
import { headingsOf, slugOf } from './prepare';

/**
 * A remark plugin: leaves out of the grammar what we never show. Markup is then text like any other, and footnotes, whose ids
 * would meet those of the next message, stay as they are written.
 */
function remarkWithout(this: Processor<Root>) {
  // The parser's own field, which the types of the pipeline do not know.
  const data = this.data() as { micromarkExtensions?: object[] };
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {
      disable: {
        null: [
          'htmlFlow',
          'htmlText',
          'gfmFootnoteDefinition',
          'gfmFootnoteCall',
          'gfmPotentialFootnoteCall',
        ],
      },
    },
  ];
}

/** GitHub's Markdown, as far as we show it. One wave is an estimate, not the beginning of what is struck out. */
export const grammar = [remarkWithout, [remarkGfm, { singleTilde: false }]] as const;

/** Each text of a tree replaced by what `make` gives for it. */
function remarkTexts(make: (text: Text) => PhrasingContent[]) {
  return (tree: Root) => {
    const visit = (node: { children: RootContent[] }) => {
      node.children = node.children.flatMap((child): RootContent[] => {
        if (child.type === 'text') return make(child);
        if ('children' in child) visit(child);
        return [child];
      });
    };
    visit(tree);
  };
}

/** A remark plugin: a line break in a message is one. */
export const remarkBreaks = () =>
  remarkTexts(({ value }) =>
    value
      .split(/[ \t]*\n/)
      .flatMap((line, index): PhrasingContent[] => [
        ...(index > 0 ? [{ type: 'break' } as const] : []),
        { type: 'text', value: line },
      ]),
  );

/** A remark plugin: `[[name:anything]]` becomes an element of its own, which no other text can make. */
export const remarkTokens = () =>
  remarkTexts(({ value }) =>
    value.split(tokenPattern).map((part, index): PhrasingContent => {
      if (index % 2 === 0) return { type: 'text', value: part };
      return { type: 'text', value: part, data: { hName: 'data', hProperties: { value: part } } };
    }),
  );

/** A rehype plugin: gives an article's headings the ids of `headingsOf`. */
export function rehypeHeadingIds(source: string) {
  return (tree: HtmlRoot) => {
    const headings = headingsOf(source);
    let next = 0;
    visitElements(tree, (element) => {
      if (!/^h[23]$/.test(element.tagName)) return;
      const slug = slugOf(textOf(element));
      const at = headings.findIndex(({ text }, index) => index >= next && slugOf(text) === slug);
      const id = headings[at]?.id;
      if (id === undefined) return;
      element.properties = { ...element.properties, id };
      next = at + 1;
    });
  };
}

/** Deeper trees would overflow somebody's stack: not in every browser, and not always ours. */
const deepest = 150;

/** A rehype plugin, before mathematics: ends the formatting of a tree that is too deep with an error. */
export function rehypeDepth() {
  return (tree: HtmlRoot) => {
    visitElements(tree, (_, depth) => {
      if (depth > deepest) throw new Error('The text is nested too deep to be shown');
    });
  };
}

/** A rehype plugin, after mathematics: puts each formula that stands alone into a box that can move. */
export function rehypeFormulaBoxes() {
  return (tree: HtmlRoot) => boxFormulas(tree);
}

const isFormula = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.includes('katex-display');

function boxFormulas(node: HtmlRoot | Element): void {
  node.children.forEach((child, index) => {
    if (child.type !== 'element') return;
    if (isFormula(child)) {
      node.children[index] = { type: 'element', tagName: 'figure', properties: {}, children: [child] };
    } else if (child.tagName !== 'span') boxFormulas(child);
  });
}

/** From the outside in, without a stack that could overflow. */
function visitElements(tree: HtmlRoot, act: (element: Element, depth: number) => void): void {
  const open: { node: HtmlContent | ElementContent; depth: number }[] = tree.children.map((node) => ({
    node,
    depth: 1,
  }));
  open.reverse();
  for (let top = open.pop(); top; top = open.pop()) {
    const { node, depth } = top;
    if (node.type !== 'element') continue;
    act(node, depth);
    for (const child of node.children.toReversed()) open.push({ node: child, depth: depth + 1 });
  }
}

function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}
