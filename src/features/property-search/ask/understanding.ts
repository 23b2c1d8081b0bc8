import type { Schemas } from '@/api/contract';
import type { AreaUnit } from '@/lib/area';
import { chipsOf } from '@/lib/property-search/filter-wording';
import { withoutContradictions } from '@/lib/property-search/prompt/prompt-rule';
import type { SearchFilters } from '@/lib/property-search/search-filters';

/** The contract's, of a question as of a saved search's words. */
export const longestQuery = 500;

/** How a search in plain words was understood; its filters as I have left them since. */
export interface Understood {
  /** Ava's name for it, by which the next words refine it; null where she doesn't know it as it stands here. */
  id: string | null;
  /** All that was asked. */
  query: string;
  /** How sure she is of each filter. */
  chips: Schemas['AiSearchResult']['chips'];
  unparsed: readonly string[];
  filters: SearchFilters;
  /** What was said of the results; null once a filter was changed. */
  explanation: string | null;
}

/** An answer as it adds to what was understood before. Where Ava doesn't know that, her filters go on top of it here. */
export function understoodFrom(answer: Schemas['AiSearchResult'], before: Understood | null): Understood {
  const { id, query, chips, unparsed, filters, explanation } = answer;
  if (before === null) return { id, query, chips, unparsed, filters, explanation };
  const both = `${before.query}, ${query}`;
  const whole = both.length <= longestQuery ? both : query;
  if (before.id !== null) return { id, query: whole, chips, unparsed, filters, explanation };
  return {
    id: null,
    query: whole,
    chips: [...before.chips, ...chips],
    unparsed,
    filters: withoutContradictions({ ...before.filters, ...filters }, filters),
    explanation: null,
  };
}

/** The same with other filters, which Ava knows nothing of. */
export const withOtherFilters = (understood: Understood, filters: SearchFilters): Understood => ({
  ...understood,
  id: null,
  filters,
  explanation: null,
});

/** A saved search as it was understood. */
export const understoodBefore = (search: Schemas['PropertySearch']): Understood => ({
  id: null,
  query: search.prompt ?? search.name,
  chips: search.chips,
  unparsed: [],
  filters: search.filters,
  explanation: null,
});

/** What stands on the chips; of two with one key the later holds. */
export const understoodChips = ({ filters, chips }: Understood, unit?: AreaUnit) =>
  chipsOf(filters, Object.fromEntries(chips.map(({ key, confidence }) => [key, confidence])), unit);
