import 'katex/dist/katex.min.css';
import rehypeKatex, { type Options } from 'rehype-katex';
import remarkMath from 'remark-math';
import { remarkMathBounds } from './math-bounds';
import { rehypeFormulasInSteps } from './math-steps';

// In em: a size. In steps: the expansion of macros, of which only those of the library are let through.
const bounds: Options = {
  trust: false,
  maxSize: 10,
  maxExpand: 500,
  strict: 'ignore',
  errorColor: 'inherit',
};

/** Mathematics, with the bounds that keep a formula from taking the page: nothing is trusted, sizes and macros end. */
export const mathPlugins = {
  remark: [[remarkMath, { singleDollarTextMath: false }], remarkMathBounds] as const,
  rehype: [[rehypeKatex, bounds]] as const,
  /** The same, with a task for each formula. */
  rehypeInSteps: [[rehypeFormulasInSteps, rehypeKatex(bounds)]] as const,
};

/** Longer than this, in ms, no formula waits for its letters. */
const patience = 1500;

/** Resolves when the letters of most formulas are there: set without them, each would be laid out twice. */
export async function formulaFonts(): Promise<void> {
  // not every browser of a test has fonts
  const letters = ['1em KaTeX_Main', 'italic 1em KaTeX_Math'].map((font) => document.fonts?.load(font));
  const waited = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.allSettled(letters), waited]);
}

export type MathPlugins = typeof mathPlugins;
