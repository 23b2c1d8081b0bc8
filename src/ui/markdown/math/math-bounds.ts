import type { Code, InlineCode, Root, RootContent } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';

/** In characters, of one formula and of all in a text; the rest shows as its source. */
const longest = 2000;
const longestTogether = 12_000;
/** Groups inside each other. */
const deepest = 24;
/** Definitions could grow without end before the limit of expansions ends them, and no formula needs one. */
const definitions =
  /\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|DeclareMathOperator|char|@)(?![a-z])/i;

/** A remark plugin: formulas that nobody would write, or that define words of their own, are shown as code. */
export function remarkMathBounds() {
  return (tree: Root) => {
    let left = longestTogether;
    const visit = (node: { children: RootContent[] }) => {
      node.children = node.children.map((child) => {
        if (child.type === 'math' || child.type === 'inlineMath') {
          left -= child.value.length;
          return left >= 0 && isModest(child.value) ? child : codeOf(child);
        }
        if ('children' in child) visit(child);
        return child;
      });
    };
    visit(tree);
  };
}

function isModest(formula: string): boolean {
  if (formula.length > longest || definitions.test(formula)) return false;
  let depth = 0;
  for (const [mark] of formula.matchAll(
    /\\(?:begin|end|left|right|bgroup|egroup|begingroup|endgroup)|\\.|[{}]/g,
  )) {
    if (/^(?:\{|\\(?:begin|left|bgroup))/.test(mark)) depth += 1;
    if (/^(?:\}|\\(?:end|right|egroup))/.test(mark)) depth -= 1;
    if (depth > deepest) return false;
  }
  return true;
}

function codeOf({ type, value }: MathBlock | InlineMath): Code | InlineCode {
  return { type: type === 'math' ? 'code' : 'inlineCode', value };
}
