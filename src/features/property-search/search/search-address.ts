// What a property search asks for, as it stands in the address.
import type { RawSearch } from '@/lib/links/raw-search';
import {
  boundsText,
  positionText,
  readBounds,
  readPosition,
  type Bounds,
  type MapPosition,
} from '@/lib/map/bounds';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { homeTypes } from '@/lib/places/home-types';
import { tenureWords } from '@/lib/property-search/filter-wording';
import { filterKeys, type FilterKey, type SearchFilters } from '@/lib/property-search/search-filters';

export const sorts = [
  'newest',
  '-daysOnMarket',
  'price',
  '-price',
  'pricePerSqFt',
  '-pricePerSqFt',
  '-grossYield',
  '-reduction',
  '-roi',
  '-cashFlowPcm',
] as const;
export type Sort = (typeof sorts)[number];
const shelves = ['search', 'ask', 'saved', 'hidden', 'compare'] as const;
export type Shelf = (typeof shelves)[number];

/** What is asked of my own figures, which no saved search knows. */
export interface MyLeast {
  /** % a year, cash on cash. */
  minRoi?: number;
  /** £ a month. */
  minCashFlowPcm?: number;
}

/** One view of the property search: what its address says, and nothing else. */
export interface PropertySearch {
  filters: SearchFilters;
  mine?: MyLeast;
  /** Newest first when left out. */
  sort?: Sort;
  /** What is listed: what fits the filters or what I asked Ava for, what I saved or hid, or what I compare. */
  shelf: Shelf;
  /** From 1. */
  page: number;
  /** What the map showed when it was searched: only homes within it are listed. */
  bounds?: Bounds;
  /** Where the map is; where its homes are when left out. */
  at?: MapPosition;
  /** The map in the place of the list, where there is no room for both. */
  isMap?: true;
  /** The listing that is open. */
  listing?: string;
  /** The saved search whose matches are shown. */
  matches?: string;
  /** The saved search that is open again under Ask Ava. */
  saved?: string;
  /** Homes chosen for the comparison, at most `maxCompared`, in the order they were chosen. */
  compare?: readonly string[];
}

/** More columns than this nobody compares (product.md S28). */
export const maxCompared = 4;

type ViewName =
  'sort' | 'tab' | 'page' | 'listing' | 'matches' | 'saved' | 'compare' | 'bounds' | 'at' | 'show';
export type AddressName = FilterKey | keyof MyLeast | ViewName;
type Address = RawSearch<AddressName>;

/** The contract's limits of each number, and whether it is whole. */
export const limits = {
  radiusMiles: { least: 0.25, most: 40 },
  travelMinutes: { least: 5, most: 90, isWhole: true },
  minPrice: { least: 0, most: 100_000_000 },
  maxPrice: { least: 0, most: 100_000_000 },
  minBeds: { least: 0, most: 30, isWhole: true },
  maxBeds: { least: 0, most: 30, isWhole: true },
  minBaths: { least: 0, most: 30, isWhole: true },
  minLeaseYears: { least: 1, most: 999, isWhole: true },
  maxServiceCharge: { least: 0, most: 100_000 },
  maxGroundRent: { least: 0, most: 100_000 },
  minAreaSqm: { least: 1, most: 100_000 },
  maxAreaSqm: { least: 1, most: 100_000 },
  maxPricePerSqFt: { least: 1, most: 10_000 },
  minGrossYield: { least: 0, most: 100 },
  minDaysOnMarket: { least: 0, most: 3650, isWhole: true },
  minReduction: { least: 0, most: 100 },
  reducedWithinDays: { least: 1, most: 365, isWhole: true },
  addedWithinDays: { least: 1, most: 365, isWhole: true },
} as const satisfies Partial<Record<FilterKey, { least: number; most: number; isWhole?: boolean }>>;
export type NumberKey = keyof typeof limits;

export const markets = ['sale', 'rent', 'sold', 'auction'] as const;
export const ratings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const bands = [...ratings, 'H', 'I'] as const;
const travels = ['driving', 'public_transport', 'cycling', 'walking'] as const;
const mostPages = 100_000;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

interface Limits {
  least: number;
  most: number;
  isWhole?: boolean;
}

function numberOf(value: unknown, { least, most, isWhole = false }: Limits): number | undefined {
  const text = textOf(value);
  const number = Number(text);
  const fits = text !== '' && number >= least && number <= most && (!isWhole || Number.isInteger(number));
  return fits ? number : undefined;
}

/** Words of an address, joined by commas; each once, as many and as long as the contract takes. */
function wordsOf(
  value: unknown,
  { most, least = 1, longest }: { most: number; least?: number; longest: number },
) {
  const parts = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
  const words = parts.map((part) => part.trim()).filter(({ length }) => length >= least && length <= longest);
  const some = [...new Set(words)].slice(0, most);
  return some.length > 0 ? some : undefined;
}

const choiceOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown) =>
    choices.find((each) => each === value);

const choicesOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown) => {
    const words = wordsOf(value, { most: choices.length, longest: 20 });
    const some = choices.filter((each) => words?.includes(each));
    return some.length > 0 ? some : undefined;
  };

const isOn = (value: unknown) => (value === true || value === 'true' ? true : undefined);
const matching = (pattern: RegExp, longest: number) => (value: unknown) => {
  const text = textOf(value);
  return text.length <= longest && pattern.test(text) ? text : undefined;
};
const day = (value: unknown) => (isCalendarDay(textOf(value)) ? textOf(value) : undefined);
const point = String.raw`-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?`;
const rule = choiceOf(['only', 'exclude'] as const);
// The object's own keys, of which there are no others.
const tenures = Object.keys(tenureWords) as (keyof typeof tenureWords)[];

type Readers = { [Key in Exclude<FilterKey, NumberKey>]: (value: unknown) => SearchFilters[Key] };

const readers: Readers = {
  market: choiceOf(markets),
  includeUnderOffer: isOn,
  locations: (value) => wordsOf(value, { most: 5, longest: 60 }),
  near: matching(new RegExp(`^${point}$`), 30),
  travelBy: choiceOf(travels),
  area: matching(new RegExp(`^${point}(;${point}){2,59}$`), 2000),
  types: choicesOf(homeTypes),
  tenures: choicesOf(tenures),
  councilTaxBands: choicesOf(bands),
  minEpc: choiceOf(ratings),
  auctionFrom: day,
  auctionTo: day,
  hmoPotential: isOn,
  chainFree: rule,
  cashOnly: rule,
  needsWork: rule,
  tenanted: rule,
  newBuild: rule,
  retirement: rule,
  sharedOwnership: rule,
  article4: rule,
  licensedArea: rule,
  keywords: (value) => wordsOf(value, { most: 10, least: 2, longest: 40 }),
  notKeywords: (value) => wordsOf(value, { most: 10, least: 2, longest: 40 }),
};

/** Every filter of an address that the contract takes; the rest is left out. */
function readFilters(address: Address): SearchFilters {
  const filters: Record<string, unknown> = {};
  const keep = (key: FilterKey, value: unknown) => {
    if (value !== undefined) filters[key] = value;
  };
  // The tables' own keys, of which there are no others.
  for (const key of Object.keys(readers) as (keyof Readers)[]) keep(key, readers[key](address[key]));
  for (const key of Object.keys(limits) as NumberKey[]) keep(key, numberOf(address[key], limits[key]));
  const { market, ...rest } = filters as SearchFilters;
  // For sale is what is meant without saying so.
  return market === undefined || market === 'sale' ? rest : { market, ...rest };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function readMine(address: Address): MyLeast | undefined {
  const minRoi = numberOf(address.minRoi, { least: -1000, most: 100_000 });
  const minCashFlowPcm = numberOf(address.minCashFlowPcm, { least: -1_000_000, most: 1_000_000 });
  if (minRoi === undefined && minCashFlowPcm === undefined) return undefined;
  return {
    ...(minRoi !== undefined && { minRoi }),
    ...(minCashFlowPcm !== undefined && { minCashFlowPcm }),
  };
}

/** Only what fits filters has a map. */
function readMap(address: Address): Pick<PropertySearch, 'bounds' | 'at' | 'isMap'> {
  if (address.tab !== undefined && address.tab !== 'search') return {};
  const bounds = readBounds(address.bounds);
  const at = readPosition(address.at);
  return { ...(bounds && { bounds }), ...(at && { at }), ...(address.show === 'map' && { isMap: true }) };
}

/** The view that an address stands for; what cannot be read of it is left out. */
export function readPropertySearch(address: Address): PropertySearch {
  const sort = sorts.find((each) => each === address.sort);
  const mine = readMine(address);
  const listing = matching(uuid, 36)(address.listing);
  const matches = matching(uuid, 36)(address.matches);
  const saved = matching(uuid, 36)(address.saved);
  const compare = wordsOf(address.compare, { most: 100, longest: 36 })
    ?.filter((id) => uuid.test(id))
    .slice(0, maxCompared);
  const page = Number(textOf(address.page) || 1);
  return {
    filters: readFilters(address),
    shelf: shelves.find((each) => each === address.tab) ?? 'search',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    ...(mine && { mine }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(listing !== undefined && { listing }),
    ...readMap(address),
    ...(address.tab === 'saved' && matches !== undefined && { matches }),
    ...(address.tab === 'ask' && saved !== undefined && { saved }),
    ...(compare && compare.length > 0 && { compare }),
  };
}

/** The address of a view, as short as it can be: `readPropertySearch` reads the same view from it. */
export function addressOf(view: PropertySearch): Address {
  const { filters, mine, sort, shelf, page, listing, matches, saved, compare, bounds, at, isMap } = view;
  const address: Address = {};
  for (const key of filterKeys(filters)) {
    const value = filters[key];
    address[key] = Array.isArray(value) ? value.join(',') : value;
  }
  return {
    ...address,
    ...mine,
    ...(sort && { sort }),
    ...(shelf !== 'search' && { tab: shelf }),
    ...(page > 1 && { page }),
    ...(listing !== undefined && { listing }),
    ...(shelf === 'saved' && matches !== undefined && { matches }),
    ...(shelf === 'ask' && saved !== undefined && { saved }),
    ...(shelf === 'search' && {
      ...(bounds && { bounds: boundsText(bounds) }),
      ...(at && { at: positionText(at) }),
      ...(isMap && { show: 'map' }),
    }),
    ...(compare && compare.length > 0 && { compare: compare.join(',') }),
  };
}

/** The same view with a home added to the comparison or taken out of it; null where it is full. */
export function withCompared(view: PropertySearch, id: string): PropertySearch | null {
  const { compare = [], ...rest } = view;
  if (compare.includes(id)) {
    const left = compare.filter((each) => each !== id);
    return left.length > 0 ? { ...rest, compare: left } : rest;
  }
  return compare.length < maxCompared ? { ...rest, compare: [...compare, id] } : null;
}
