import type { Schemas } from '@/api/contract';
import type { MyFigures } from '@/lib/property-search/my-figures';
import type { Listing } from './queries';
import type { PropertySearch } from '../search/search-address';

type Applied = NonNullable<Schemas['ListingSearchResult']['applied']>;
type Wish = Pick<PropertySearch, 'mine' | 'sort'>;

/**
 * What a server did not apply of my own figures, applied to the homes that are loaded.
 * @param applied what the server says it applied; undefined for one that knows nothing of it
 * @returns the homes that pass, in order, and whether anything was done here
 */
export function applyMine(
  listings: readonly Listing[],
  { mine = {}, sort }: Wish,
  applied: Applied | undefined,
  figuresOf: (listing: Listing) => MyFigures | null,
): { listings: readonly Listing[]; isLocal: boolean } {
  const isLeft = (name: Applied[number]) => !applied?.includes(name);
  const minRoi = isLeft('minRoi') ? mine.minRoi : undefined;
  const minCashFlow = isLeft('minCashFlowPcm') ? mine.minCashFlowPcm : undefined;
  const order = (sort === '-roi' || sort === '-cashFlowPcm') && isLeft(sort) ? sort : undefined;
  if (minRoi === undefined && minCashFlow === undefined && order === undefined) {
    return { listings, isLocal: false };
  }
  const figure = (listing: Listing, name: 'roi' | 'cashFlowPcm') => {
    const value = figuresOf(listing)?.[name] ?? -Infinity;
    return value === 'infinite' ? Infinity : value;
  };
  const passing = listings.filter(
    (each) =>
      (minRoi === undefined || figure(each, 'roi') >= minRoi) &&
      (minCashFlow === undefined || figure(each, 'cashFlowPcm') >= minCashFlow),
  );
  if (order === undefined) return { listings: passing, isLocal: true };
  const name = order === '-roi' ? 'roi' : 'cashFlowPcm';
  // Two that are unknown, or without end, stay as they stood.
  return { listings: passing.toSorted((a, b) => figure(b, name) - figure(a, name) || 0), isLocal: true };
}
