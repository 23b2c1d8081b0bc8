import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read, readByPost, readPages } from '@/api/queries';
import type { Bounds } from '@/lib/map/bounds';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import type { PropertySearch, Sort } from '../search/search-address';
import { asksForMine } from '../search/asks-for-mine';

export type SavedSearch = Schemas['PropertySearch'];
export type Listing = Schemas['PropertyListing'];
/** Every read of listings begins so: a mark of mine changes them all. */
export const listingsPath = '/property-listings';

type Profile = Schemas['EvaluationSetting'];
/** An order by my own figures means nothing to a server without my settings. */
const isKnownWithout = (sort: Sort, profile: Profile | undefined) =>
  profile !== undefined || (sort !== '-roi' && sort !== '-cashFlowPcm');

/** How long what was found is as good as new, ms. */
const freshMs = 60_000;
/** An area changes slowly. */
const statsMs = 3_600_000;

export const searchQueries = {
  /** A page of what fits, with the counts of all and, where nothing does, what nearly would. */
  results: (
    view: Pick<PropertySearch, 'filters' | 'mine' | 'sort' | 'page' | 'bounds'>,
    profile: Profile | undefined,
  ) => {
    const { filters, mine, sort, page, bounds } = view;
    // Only where it counts: another profile then finds other homes.
    const own = profile && asksForMine({ mine, sort }) ? { settingsId: profile.id, ...mine } : {};
    const body = {
      filters,
      page,
      ...(bounds && { bounds }),
      ...own,
      ...(sort && isKnownWithout(sort, profile) && { sort }),
    };
    return queryOptions({
      queryKey: [listingsPath, 'smart-search', body, 'settingsId' in own ? profile?.updatedAt : null],
      queryFn: ({ signal }) => readByPost('/property-listings/smart-search', { body, signal }),
      staleTime: freshMs,
      placeholderData: keepPreviousData,
    });
  },
  /** Every match for the map: all of it, or what lies within some bounds. */
  pins: (
    { filters, mine }: Pick<PropertySearch, 'filters' | 'mine'>,
    profile: Profile | undefined,
    bounds?: Bounds,
  ) => {
    const own = profile && mine ? { settingsId: profile.id, ...mine } : {};
    const body = { filters, ...(bounds && { bounds }), ...own };
    return queryOptions({
      queryKey: [listingsPath, 'pins', body, 'settingsId' in own ? profile?.updatedAt : null],
      queryFn: ({ signal }) => readByPost('/property-listings/pins', { body, signal }),
      staleTime: freshMs,
      placeholderData: keepPreviousData,
    });
  },
  /** As the results, each with the reasons why it fits. */
  explained: (filters: SearchFilters, page: number) =>
    queryOptions({
      queryKey: [listingsPath, 'smart-search', { filters, page, explain: true }],
      queryFn: ({ signal }) =>
        readByPost('/property-listings/smart-search', { body: { filters, page, explain: true }, signal }),
      staleTime: freshMs,
      placeholderData: keepPreviousData,
    }),
  /** How many searches in plain words are left, and the last ones. */
  askStatus: () => ({ ...read('/ai'), staleTime: freshMs }),
  /** How many there would be. */
  count: (
    { filters, mine, bounds }: Pick<PropertySearch, 'filters' | 'mine' | 'bounds'>,
    profile?: Profile,
  ) => {
    const own = profile && mine ? { settingsId: profile.id, ...mine } : {};
    const body = { filters, ...(bounds && { bounds }), ...own, countOnly: true };
    return queryOptions({
      queryKey: [listingsPath, 'count', body, 'settingsId' in own ? profile?.updatedAt : null],
      queryFn: ({ signal }) => readByPost('/property-listings/smart-search', { body, signal }),
      staleTime: freshMs,
      placeholderData: keepPreviousData,
    });
  },
  /** What I saved or hid, wherever it is on the market. */
  marked: (shown: 'saved' | 'hidden', page: number) => ({
    ...read('/property-listings', { query: { shown, page } }),
    placeholderData: keepPreviousData,
  }),
  listing: (id: string) => ({ ...read('/property-listings/{id}', { path: { id } }), staleTime: freshMs }),
  statsOf: (query: { location: string } | { listingId: string }) => ({
    ...read('/property-listings/listing-stats', { query }),
    staleTime: statsMs,
    retry: false,
  }),
  certificate: (postcode: string, address: string) => ({
    ...read('/property-listings/epc-details', { query: { postcode, address } }),
    staleTime: statsMs,
    retry: false,
  }),
  saved: () => readPages('/property-searches'),
  matches: (id: string, page: number) => ({
    ...read('/property-searches/{id}/matches', { path: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  }),
  settings: () => ({ ...read('/evaluation-settings'), staleTime: 5 * 60_000 }),
};

/** A home as one of the lists that were read has it. */
export function listedHome(queryClient: QueryClient, id: string): Listing | undefined {
  const lists = queryClient.getQueriesData<{ data?: unknown }>({
    predicate: ({ queryKey: [path, kind] }) => path === listingsPath && kind !== 'pins' && kind !== 'count',
  });
  for (const [, list] of lists) {
    if (!Array.isArray(list?.data)) continue;
    // Every list of listings holds them whole, but for a row that a server spoilt.
    const home = (list.data as (Listing | null)[]).find((each) => each?.id === id);
    if (home) return home;
  }
  return undefined;
}
