// The quotes for a job: their order, how far they lie apart, and the list that is sent.
import type { Schemas } from '@/api/contract';

export type Quote = Schemas['MaintenanceQuote'];

/** The contract's. */
export const maxQuotes = 5;

export interface ComparedQuote {
  quote: Quote;
  /** Where it stands in the record. */
  index: number;
  /** £ above the lowest; 0 for that itself. */
  above: number;
}

/** Lowest first, each with what it costs more than the lowest; of equal ones the earlier first. */
export function compareQuotes(quotes: readonly Quote[]): ComparedQuote[] {
  const lowest = Math.min(...quotes.map(({ amount }) => amount));
  return quotes
    .map((quote, index) => ({ quote, index, above: Math.round((quote.amount - lowest) * 100) / 100 }))
    .toSorted((a, b) => a.above - b.above || a.index - b.index);
}

/**
 * What a change of the quotes changes of the job's estimate: one that is the amount of a quote which is no longer accepted, and of
 * none that is, goes with it; one that somebody typed stays.
 */
export function estimateAfter(
  { quotes, estimate }: { quotes: readonly Quote[]; estimate: number | null },
  next: readonly Quote[],
): { estimate?: null } {
  const before = quotes.find(({ accepted }) => accepted);
  const isFromQuote = before !== undefined && before.amount === estimate;
  return isFromQuote && !next.some(({ accepted }) => accepted) ? { estimate: null } : {};
}

/** The quotes with that one accepted alone; `null` accepts none. */
export const withAccepted = (quotes: readonly Quote[], accepted: number | null): Quote[] =>
  quotes.map((quote, index) => ({ ...quote, accepted: index === accepted }));
