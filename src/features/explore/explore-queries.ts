import { read, readPages } from '@/api/queries';
import type { ExploreSearch } from './explore-search';

export const exploreQueries = {
  types: () => ({ ...read('/business-types'), staleTime: 10 * 60_000 }),
  found: (search: ExploreSearch) => readPages('/businesses', { query: search }),
};
