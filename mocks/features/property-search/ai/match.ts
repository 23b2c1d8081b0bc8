// Filters as tests of a row, each made once a search and run thousands of times.
import { isInside, readArea } from '@/lib/property-search/geo';
import { homeTypeNames } from '@/lib/places/home-types';
import { filterKeys, type FilterKey } from '@/lib/property-search/search-filters';
import type { Schema } from '../../../engine/contract/contract';
import type { ListingFacts } from '../../../engine/db/tables/property-search';
import { areas } from '../seeds/areas';
import { featureBits, trait, type Trait } from '../seeds/features';
import { whereaboutsOf } from '../places';

export type Filters = Schema<'ListingFilters'>;
export type Facts = Readonly<ListingFacts>;

export interface FilterTest {
  readonly key: FilterKey;
  readonly passes: (row: Facts) => boolean;
}

const dayMs = 86_400_000;
const ratings = 'ABCDEFG';
const ended: ReadonlySet<Facts['status']> = new Set(['sold', 'let_agreed', 'withdrawn']);

/** Days of the calendar from the one of the listing until today, or until it was sold, let or taken down. */
export function daysOnMarket(row: Facts, now: number): number {
  const until = ended.has(row.status) ? row.lastSeenAt : now;
  return Math.max(0, Math.floor(until / dayMs) - Math.floor(row.addedAt / dayMs));
}

/** What counts as on this market. */
export function statusesOf({
  market = 'sale',
  includeUnderOffer = false,
}: Filters): readonly Facts['status'][] {
  switch (market) {
    case 'rent':
      return includeUnderOffer ? ['to_rent', 'let_agreed'] : ['to_rent'];
    case 'sold':
      return ['sold'];
    case 'auction':
      return ['auction'];
    default:
      return includeUnderOffer ? ['for_sale', 'auction', 'under_offer', 'sstc'] : ['for_sale', 'auction'];
  }
}

type Maker<Key extends FilterKey> = (
  value: NonNullable<Filters[Key]>,
  now: number,
) => (row: Facts) => boolean;
type Makers = { [Key in FilterKey]?: Maker<Key> };

const byTrait = (name: Trait) => (rule: 'only' | 'exclude') => (row: Facts) =>
  ((row.traits & trait[name]) !== 0) === (rule === 'only');
const isHouse = ({ type }: Facts) =>
  type === 'terraced' ||
  type === 'end_terrace' ||
  type === 'semi' ||
  type === 'detached' ||
  type === 'bungalow';

/** A word in the address, the kind of property or the features. */
function hasWord(text: string): (row: Facts) => boolean {
  const word = text.trim().toLowerCase();
  const includes = (other: string) => other.toLowerCase().includes(word);
  const bits = featureBits(word);
  const types = new Set<string>(
    Object.entries(homeTypeNames).flatMap(([type, name]) => (includes(name) ? type : [])),
  );
  const outcodes = new Set(
    areas
      .filter(({ outcode, name, town }) => [outcode, name, town].some(includes))
      .map(({ outcode }) => outcode),
  );
  const streets = new Set(areas.flatMap((area) => area.streets.filter(includes)));
  return (row) =>
    (row.traits & bits) !== 0 || types.has(row.type) || outcodes.has(row.outcode) || streets.has(row.street);
}

// Written out column by column: one function for all columns would look each up by its name, ten times slower.
const makers: Makers = {
  minPrice: (limit) => (row) => row.price >= limit,
  maxPrice: (limit) => (row) => row.price <= limit,
  minBeds: (limit) => (row) => row.bedrooms >= limit,
  maxBeds: (limit) => (row) => row.bedrooms <= limit,
  minBaths: (limit) => (row) => row.bathrooms >= limit,
  minAreaSqm: (limit) => (row) => row.areaSqm !== null && row.areaSqm >= limit,
  maxAreaSqm: (limit) => (row) => row.areaSqm !== null && row.areaSqm <= limit,
  maxPricePerSqFt: (limit) => (row) => row.pricePerSqFt !== null && row.pricePerSqFt <= limit,
  minGrossYield: (limit) => (row) => row.grossYield !== null && row.grossYield >= limit,
  minReduction: (limit) => (row) => row.reduction >= limit,
  types: (types) => {
    const wanted = new Set(types);
    return (row) => wanted.has(row.type);
  },
  tenures: (tenures) => (row) => row.tenure !== null && tenures.includes(row.tenure),
  minLeaseYears: (years) => (row) =>
    row.leaseYears === null ? row.tenure === 'freehold' : row.leaseYears >= years,
  maxServiceCharge: (pounds) => (row) =>
    row.serviceCharge === null ? row.tenure === 'freehold' : row.serviceCharge <= pounds,
  maxGroundRent: (pounds) => (row) =>
    row.groundRent === null ? row.tenure !== 'leasehold' && row.tenure !== null : row.groundRent <= pounds,
  councilTaxBands: (bands) => (row) => row.councilTaxBand !== null && bands.includes(row.councilTaxBand),
  minEpc: (rating) => {
    const worst = ratings.indexOf(rating);
    return (row) => row.epc !== null && ratings.indexOf(row.epc) <= worst;
  },
  minDaysOnMarket: (days, now) => (row) => daysOnMarket(row, now) >= days,
  reducedWithinDays: (days, now) => (row) => row.reducedAt !== null && row.reducedAt >= now - days * dayMs,
  addedWithinDays: (days, now) => (row) => row.addedAt >= now - days * dayMs,
  auctionFrom: (day) => {
    const from = Date.parse(day);
    return (row) => row.auctionAt !== null && row.auctionAt >= from;
  },
  auctionTo: (day) => {
    const end = Date.parse(day) + dayMs;
    return (row) => row.auctionAt !== null && row.auctionAt < end;
  },
  hmoPotential: (isWanted) => (row) =>
    !isWanted ||
    (isHouse(row) &&
      (row.bedrooms >= 4 || (row.bedrooms === 3 && row.areaSqm !== null && row.areaSqm >= 95))),
  chainFree: byTrait('chainFree'),
  cashOnly: byTrait('cashOnly'),
  needsWork: byTrait('needsWork'),
  tenanted: byTrait('tenanted'),
  newBuild: byTrait('newBuild'),
  retirement: byTrait('retirement'),
  sharedOwnership: byTrait('sharedOwnership'),
  article4: byTrait('article4'),
  licensedArea: byTrait('licensedArea'),
  keywords: (words) => {
    const tests = words.map(hasWord);
    return (row) => tests.every((test) => test(row));
  },
  notKeywords: (words) => {
    const tests = words.map(hasWord);
    return (row) => !tests.some((test) => test(row));
  },
  area: (text) => {
    const corners = readArea(text) ?? [];
    return (row) => isInside(row, corners);
  },
};

/** Which of the fields that say where carries the test of all of them. */
const whereKey = ({ locations }: Filters): FilterKey => (locations === undefined ? 'near' : 'locations');

/** A test for each filter but the market, which `statusesOf` tells. @param now milliseconds */
export function testsOf(filters: Filters, now: number): FilterTest[] {
  const { passes } = whereaboutsOf(filters);
  const tests = filterKeys(filters).flatMap((key) => testOf(key, filters, now) ?? []);
  return passes === undefined ? tests : [...tests, { key: whereKey(filters), passes }];
}

function testOf(key: FilterKey, filters: Filters, now: number): FilterTest | undefined {
  // The maker of a field is given that field's own value.
  const make = makers[key] as ((value: unknown, now: number) => FilterTest['passes']) | undefined;
  const value = filters[key];
  return make === undefined || value === undefined ? undefined : { key, passes: make(value, now) };
}
