import type { FormulaStep } from '@/lib/evaluation/formulas/formula-step';

/** A word of the trade, and its formula where it is a figure of the product. */
export interface GlossaryEntry {
  term: string;
  /** What else it is called; a text that uses one of these uses the term. */
  also: readonly string[];
  meaning: string;
  /** The product's own formula, with the figures of an example. */
  formula?: FormulaStep;
  /** What the example is. */
  example?: string;
}

/** The id of a term on the glossary's page: `g-gross-yield`. */
export const entryId = ({ term }: Pick<GlossaryEntry, 'term'>): string =>
  `g-${term
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}`;
