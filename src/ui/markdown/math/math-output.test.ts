import type { Element, Root, RootContent } from 'hast';
import rehypeKatex from 'rehype-katex';
import { describe, expect, it } from 'vitest';

/** rehype-katex declares an older KaTeX than ours, so this suite holds the output that our style sheet needs. */
function outputOf(formula: string, kind: 'math-inline' | 'math-display'): Element[] {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-math', kind] },
    children: [{ type: 'text', value: formula }],
  };
  const tree: Root = { type: 'root', children: [code] };
  // The plugin only calls `message` of the file, for a formula that it cannot set.
  const file = { message: () => ({}) } as unknown as Parameters<ReturnType<typeof rehypeKatex>>[1];
  rehypeKatex()(tree, file);
  return tree.children.flatMap(elementsIn);
}

const elementsIn = (node: RootContent): Element[] =>
  node.type === 'element' ? [node, ...node.children.flatMap(elementsIn)] : [];
const classesOf = (elements: readonly Element[]) =>
  new Set(elements.flatMap(({ properties }) => properties['className'] ?? []));

describe('rehype-katex with our KaTeX', () => {
  it.each([
    [String.raw`\frac{13800}{180000}`, ['mfrac', 'frac-line', 'vlist']],
    ['(1+i)^{12}-1', ['msupsub', 'vlist']],
    [String.raw`\sqrt{x}`, ['sqrt']],
    [String.raw`\text{LTV} \times 75\%`, ['text', 'mbin']],
  ])('sets %s with the classes that the style sheet styles', (formula, classes) => {
    const output = outputOf(formula, 'math-inline');
    expect([...classesOf(output)]).toEqual(expect.arrayContaining(['katex', 'katex-html', ...classes]));
  });

  it('sets a formula in a line of its own as a display', () => {
    expect(classesOf(outputOf('a+b', 'math-display'))).toContain('katex-display');
  });

  it('keeps the source of a formula for screen readers', () => {
    const [annotation] = outputOf('x^2', 'math-inline').filter(({ tagName }) => tagName === 'annotation');
    expect(annotation?.children).toEqual([{ type: 'text', value: 'x^2' }]);
  });

  it('marks a formula that makes no sense as an error', () => {
    expect(classesOf(outputOf(String.raw`\frac{`, 'math-inline'))).toContain('katex-error');
  });
});
