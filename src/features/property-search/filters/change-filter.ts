import { filterKeys, type FilterKey, type SearchFilters } from '@/lib/property-search/search-filters';
import { without } from '@/lib/property-search/relax';

/** The filters with one set, or without it. What only meant something with it goes too. */
export function withFilter<Key extends FilterKey>(
  filters: SearchFilters,
  key: Key,
  value: SearchFilters[Key] | undefined,
): SearchFilters {
  return value === undefined ? without(filters, key) : { ...filters, [key]: value };
}

/** The places of a line of text, as many as a search takes. */
export function placesOf(text: string): string[] | undefined {
  const places = text
    .split(',')
    .map((each) => each.trim())
    .filter(({ length }) => length > 0 && length <= 60);
  const some = [...new Set(places)].slice(0, 5);
  return some.length > 0 ? some : undefined;
}

/** What is asked for beside the market and the place, which have fields of their own. */
export const narrowing = (filters: SearchFilters): FilterKey[] =>
  filterKeys(filters).filter((key) => key !== 'market' && key !== 'locations');
