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

/** The quotes with that one accepted alone; `null` accepts none. */
export const withAccepted = (quotes: readonly Quote[], accepted: number | null): Quote[] =>
  quotes.map((quote, index) => ({ ...quote, accepted: index === accepted }));
