import { floorAreaText, pricePerAreaText, shortAreaText, type AreaUnit } from '../area';
import { formatPounds } from '../money/money';
import { homeTypeNames } from '../places/home-types';
import { filterKeys, type FilterKey, type SearchFilters } from './search-filters';

export const tenureWords: Readonly<Record<NonNullable<SearchFilters['tenures']>[number], string>> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  share_of_freehold: 'Share of freehold',
  commonhold: 'Commonhold',
};

const marketWords = { sale: 'For sale', rent: 'To rent', sold: 'Sold', auction: 'At auction' } as const;
const travelWords = {
  driving: 'by car',
  public_transport: 'by public transport',
  cycling: 'by bicycle',
  walking: 'on foot',
} as const;
const traitWords = {
  chainFree: ['No onward chain', 'With an onward chain'],
  cashOnly: ['Cash buyers only', 'Not limited to cash buyers'],
  needsWork: ['Needs work', 'Doesn’t need work'],
  tenanted: ['Tenants in situ', 'Vacant'],
  newBuild: ['New build', 'No new builds'],
  retirement: ['Retirement homes', 'No retirement homes'],
  sharedOwnership: ['Shared ownership', 'No shared ownership'],
  article4: ['In an Article 4 area', 'Outside Article 4 areas'],
  licensedArea: ['In a licensing area', 'Outside licensing areas'],
} as const;

type Wording = {
  [Key in FilterKey]: (
    value: NonNullable<SearchFilters[Key]>,
    all: SearchFilters,
    unit: AreaUnit | undefined,
  ) => string;
};

/** `¼ mile`, `1 mile`, `3 miles`. */
export const milesText = (miles: number): string =>
  ({ 0.25: '¼ mile', 0.5: '½ mile', 1: '1 mile' })[miles] ?? `${miles} miles`;

const beds = (count: number) => `${count} bedroom${count === 1 ? '' : 's'}`;
const days = (count: number) => (count === 1 ? 'the last day' : `the last ${count} days`);
const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const list = (words: readonly string[]) => anyOf.format(words);
/** `Flat or end terrace`: only the first begins with a capital. */
const listed = ([first = '', ...others]: readonly string[]) =>
  list([first, ...others.map((word) => word.toLowerCase())]);
const money = (pounds: number, all: SearchFilters) =>
  `${formatPounds(pounds)}${all.market === 'rent' ? ' pcm' : ''}`;
const size = (sqm: number, unit: AreaUnit | undefined) =>
  unit === undefined ? floorAreaText(sqm, 'sqft') : shortAreaText(sqm, unit);
const traitWording = (key: keyof typeof traitWords) => (rule: 'only' | 'exclude') =>
  traitWords[key][rule === 'only' ? 0 : 1];

const wording: Wording = {
  market: (market) => marketWords[market],
  includeUnderOffer: (isIncluded) => (isIncluded ? 'Including under offer' : 'Not under offer'),
  locations: (places) => `In ${list(places)}`,
  near: (point) => `Near ${point.replace(',', ', ')}`,
  radiusMiles: (miles) => `Within ${milesText(miles)}`,
  travelMinutes: (minutes, all) => `Within ${minutes} minutes ${travelWords[all.travelBy ?? 'driving']}`,
  travelBy: (travel) => `Travelling ${travelWords[travel]}`,
  area: () => 'In the drawn area',
  minPrice: (pounds, all) => `From ${money(pounds, all)}`,
  maxPrice: (pounds, all) => `Up to ${money(pounds, all)}`,
  minBeds: (count) => `${beds(count)} or more`,
  maxBeds: (count) => `${beds(count)} or fewer`,
  minBaths: (count) => `${count} bathroom${count === 1 ? '' : 's'} or more`,
  types: (types) => listed(types.map((type) => homeTypeNames[type])),
  tenures: (tenures) => listed(tenures.map((tenure) => tenureWords[tenure])),
  minLeaseYears: (years) => `${years} years or more on the lease`,
  maxServiceCharge: (pounds) => `Service charge up to ${formatPounds(pounds)} per year`,
  maxGroundRent: (pounds) => `Ground rent up to ${formatPounds(pounds)} per year`,
  councilTaxBands: (bands) => `Council tax band ${list(bands)}`,
  minEpc: (rating) => (rating === 'A' ? 'EPC A' : `EPC ${rating} or better`),
  minAreaSqm: (sqm, _, unit) => `${size(sqm, unit)} or more`,
  maxAreaSqm: (sqm, _, unit) => `${size(sqm, unit)} or less`,
  maxPricePerSqFt: (pounds, _, unit) => `Up to ${pricePerAreaText(pounds, unit ?? 'sqft')}`,
  minGrossYield: (percent) => `Gross yield ${percent}% or more`,
  minDaysOnMarket: (count) => `On the market for ${count} days or more`,
  minReduction: (percent) => `Reduced by ${percent}% or more`,
  reducedWithinDays: (count) => `Reduced in ${days(count)}`,
  addedWithinDays: (count) => `Listed in ${days(count)}`,
  auctionFrom: (day) => `Auction on ${day} or later`,
  auctionTo: (day) => `Auction on ${day} or earlier`,
  hmoPotential: (isWanted) => (isWanted ? 'HMO potential' : 'HMO or not'),
  chainFree: traitWording('chainFree'),
  cashOnly: traitWording('cashOnly'),
  needsWork: traitWording('needsWork'),
  tenanted: traitWording('tenanted'),
  newBuild: traitWording('newBuild'),
  retirement: traitWording('retirement'),
  sharedOwnership: traitWording('sharedOwnership'),
  article4: traitWording('article4'),
  licensedArea: traitWording('licensedArea'),
  keywords: (words) => `With ${words.map((word) => `“${word}”`).join(', ')}`,
  notKeywords: (words) => `Without ${words.map((word) => `“${word}”`).join(', ')}`,
};

/**
 * One filter as a person would say it: `Up to £180,000`. Empty when the filter is not set.
 * @param unit of areas; without it they are in both
 */
export function filterLabel(key: FilterKey, filters: SearchFilters, unit?: AreaUnit): string {
  const value = filters[key];
  if (value === undefined) return '';
  // The wording of a field is given that field's own value.
  const say = wording[key] as (value: unknown, all: SearchFilters, unit?: AreaUnit) => string;
  return say(value, filters, unit);
}

/** All filters that are set, in words; the same least and most number of bedrooms is said once. @param unit of areas */
export function filterTexts(filters: SearchFilters, unit: AreaUnit): string[] {
  const { minBeds, maxBeds } = filters;
  const isOneNumber = minBeds !== undefined && minBeds === maxBeds;
  return filterKeys(filters)
    .filter((key) => !(isOneNumber && key === 'maxBeds'))
    .map((key) => (isOneNumber && key === 'minBeds' ? beds(minBeds) : filterLabel(key, filters, unit)));
}

export interface Chip {
  key: FilterKey;
  label: string;
  /** From 0 to 1. */
  confidence: number;
}

/** One chip for each filter that is set. @param confidence by filter; 1 where none is given
@param unit of areas; without it they are in both */
export function chipsOf(
  filters: SearchFilters,
  confidence: Readonly<Partial<Record<FilterKey, number>>> = {},
  unit?: AreaUnit,
): Chip[] {
  return filterKeys(filters).map((key) => ({
    key,
    label: filterLabel(key, filters, unit),
    confidence: confidence[key] ?? 1,
  }));
}
