// What is wrong with the fields of a record, gathered so that a form hears everything at once.
import { invalid } from '../../engine/requests/refusal';

export class FieldProblems {
  readonly #messages: Record<string, string[]> = {};

  /** Notes a sentence for a field when its rule is broken. */
  note(field: string, isBroken: boolean, message: string): this {
    if (isBroken) (this.#messages[field] ??= []).push(message);
    return this;
  }

  /** Throws 422 when anything was noted. */
  refuse(): void {
    if (Object.keys(this.#messages).length > 0) throw invalid(this.#messages);
  }
}

/** How many records a page of the portfolio's lists holds. */
export const portfolioPageSize = 50;

/** Text as it is compared in searches. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Answers whether every word of a query occurs in a text; a query without words fits all. */
export function matcherOf(query: string | undefined): (...texts: (string | null | undefined)[]) => boolean {
  const words = folded(query ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return () => true;
  return (...texts) => {
    const text = folded(texts.filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  };
}
