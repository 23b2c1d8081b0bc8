import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/** Mathematics, with the bounds that keep a formula from taking the page: nothing is trusted, sizes and macros end. */
export const mathPlugins = {
  remark: [[remarkMath, { singleDollarTextMath: false }]] as const,
  rehype: [
    [rehypeKatex, { trust: false, maxSize: 10, maxExpand: 200, strict: 'ignore', throwOnError: false }],
  ] as const,
};

export type MathPlugins = typeof mathPlugins;
