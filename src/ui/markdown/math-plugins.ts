import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { remarkMathBounds } from './math-bounds';

/** Mathematics, with the bounds that keep a formula from taking the page: nothing is trusted, sizes and macros end. */
export const mathPlugins = {
  remark: [[remarkMath, { singleDollarTextMath: false }], remarkMathBounds] as const,
  rehype: [
    [
      rehypeKatex,
      // In em: a size. In steps: the expansion of macros, of which only those of the library are let through.
      { trust: false, maxSize: 10, maxExpand: 500, strict: 'ignore', errorColor: 'inherit' },
    ],
  ] as const,
};

export type MathPlugins = typeof mathPlugins;
