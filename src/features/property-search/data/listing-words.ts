import { counted } from '@/lib/lists/counted';
import { floorAreaText, pricePerAreaText, type AreaUnit } from '@/lib/area';
import { formatWholePounds } from '@/lib/money/money';
import { tenureWords } from '@/lib/property-search/filter-wording';
import { daysBetween } from '@/lib/dates/calendar-day';
import { isForBuying } from '@/lib/property-search/my-figures';
import type { Listing } from './queries';
import { withMinus } from '@/lib/money/minus';

const qualifiers: Record<Listing['priceQualifier'], string | null> = {
  asking: null,
  offers_over: 'Offers over',
  oieo: 'Offers in excess of',
  guide: 'Guide price',
  fixed: 'Fixed price',
  poa: null,
};

type Priced = Pick<Listing, 'price' | 'status' | 'priceQualifier'>;

const amountText = (listing: Pick<Listing, 'price' | 'status'>): string => {
  const pounds = formatWholePounds(listing.price);
  return isForBuying(listing) ? pounds : `${pounds} pcm`;
};

/** `Offers over`; `Estimated £180,000` where the agent names no price: the figures rest on our estimate. */
export const qualifierOf = (listing: Priced): string | null =>
  listing.priceQualifier === 'poa' ? `Estimated ${amountText(listing)}` : qualifiers[listing.priceQualifier];

/** `£180,000`, `£1,250 pcm`; `Price on application` where the agent names no price. */
export const priceText = (listing: Priced): string =>
  listing.priceQualifier === 'poa' ? 'Price on application' : amountText(listing);

/** `797 sq ft (74 m²)`, or `74 m² (797 sq ft)` for who thinks in metres; null when it is not known. */
export const sizeText = ({ areaSqm }: Pick<Listing, 'areaSqm'>, unit: AreaUnit): string | null =>
  areaSqm === null ? null : floorAreaText(areaSqm, unit);

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** `Freehold`, `Leasehold, 96 years left`, `Leasehold, ask agent for years left`, `Tenure: ask agent`. */
export function tenureText({ tenure, leaseYears }: Pick<Listing, 'tenure' | 'leaseYears'>): string {
  if (tenure === null) return 'Tenure: ask agent';
  if (tenure !== 'leasehold') return tenureWords[tenure];
  if (leaseYears === null) return 'Leasehold, ask agent for years left';
  return `Leasehold, ${leaseYears} ${leaseYears === 1 ? 'year' : 'years'} left`;
}

/** `£207 per sq ft, 8% below the LS6 median`: against the median of the postcode district, where both are known. */
export function comparedPriceText(
  listing: Pick<Listing, 'pricePerSqFt' | 'districtPricePerSqFt' | 'outcode'>,
  unit: AreaUnit,
): string | null {
  const { pricePerSqFt, districtPricePerSqFt, outcode } = listing;
  if (pricePerSqFt === null) return null;
  const own = pricePerAreaText(pricePerSqFt, unit);
  if (districtPricePerSqFt === null || districtPricePerSqFt === 0) return own;
  const off = Math.round((pricePerSqFt / districtPricePerSqFt - 1) * 100);
  if (off === 0) return `${own}, typical for ${outcode}`;
  return `${own}, ${Math.abs(off)}% ${off < 0 ? 'below' : 'above'} the ${outcode} median`;
}

/** `EPC D · Council tax band B · 46 days on the market`: what is not known is left out. */
export function wordsOfMarket({
  epc,
  councilTaxBand,
  daysOnMarket,
}: Pick<Listing, 'epc' | 'councilTaxBand' | 'daysOnMarket'>): string {
  return [
    epc !== null && `EPC ${epc}`,
    councilTaxBand !== null && `Council tax band ${councilTaxBand}`,
    daysOnMarket === 0 ? 'Listed today' : `${counted(daysOnMarket, 'day')} on the market`,
  ]
    .filter((each) => each !== false)
    .join(' · ');
}

/** `Estimated rent £950 pcm, based on 3-bed rents advertised in LS12`: an estimate with what it rests on. */
export function rentEstimateText({
  estRentPcm,
  estSource,
}: Pick<Listing, 'estRentPcm' | 'estSource'>): string {
  if (estRentPcm === null) return 'No rent estimate for this home yet';
  return `Estimated rent ${formatWholePounds(estRentPcm)} pcm${estSource === null ? '' : `, based on ${estSource}`}`;
}

export interface ListingBadge {
  text: string;
  tone: 'teal' | 'tan' | 'purple' | 'neutral' | 'amber';
}

/** Since this many days it is no longer new, and unseen for this many it may be gone (product.md S28). */
const newDays = 7;
const staleDays = 14;

const stateBadges: Partial<Record<Listing['status'], string>> = {
  under_offer: 'Under offer',
  sstc: 'Sold STC',
  sold: 'Sold',
  let_agreed: 'Let agreed',
  withdrawn: 'Withdrawn',
};

type Judged = Pick<Listing, 'status' | 'listedOn' | 'lastSeenOn' | 'reduction' | 'tenure' | 'leaseYears'>;

/** What a card says of a listing at a glance, the most telling first. @param today ISO day */
export function badgesOf(listing: Judged, today: string): ListingBadge[] {
  const { status, listedOn, lastSeenOn, reduction, tenure, leaseYears } = listing;
  const state = stateBadges[status];
  const isOpen = state === undefined;
  const badges: (ListingBadge | false)[] = [
    state !== undefined && { text: state, tone: 'neutral' },
    isOpen && daysBetween(lastSeenOn, today) > staleDays && { text: 'May be off the market', tone: 'amber' },
    status === 'auction' && { text: 'Auction', tone: 'purple' },
    isOpen && reduction > 0 && { text: `Reduced ${percentText(reduction)}`, tone: 'tan' },
    isOpen && daysBetween(listedOn, today) < newDays && { text: 'New', tone: 'teal' },
    tenure === 'leasehold' &&
      leaseYears !== null &&
      leaseYears < 80 && { text: 'Short lease', tone: 'amber' },
  ];
  return badges.filter((each) => each !== false);
}

/** Per cent as a card has room for: `7.4%`, `12%`, `n/a`, `infinite`. */
export function percentText(value: number | 'infinite' | null): string {
  if (value === null) return 'n/a';
  if (value === 'infinite') return value;
  return `${withMinus(tenth.format(value))}%`;
}
const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, signDisplay: 'negative' });

/** Whole pounds, or `n/a`. */
export const poundsText = (value: number | null): string =>
  value === null ? 'n/a' : formatWholePounds(value);

const marketNouns = {
  sale: ['home for sale', 'homes for sale'],
  rent: ['home to rent', 'homes to rent'],
  sold: ['home sold', 'homes sold'],
  auction: ['auction lot', 'auction lots'],
} as const;

/** `84 homes for sale in Leeds or LS6`, `1 auction lot in the UK`. */
export function countText(
  total: number,
  {
    market = 'sale',
    locations,
    near,
    area,
  }: { market?: keyof typeof marketNouns | undefined; locations?: string[]; near?: string; area?: string },
): string {
  const nouns = marketNouns[market];
  const place = locations
    ? `in ${locations.join(' or ')}`
    : area !== undefined
      ? 'in the drawn area'
      : near !== undefined
        ? 'near the place you chose'
        : 'in the UK';
  return `${whole.format(total)} ${nouns[total === 1 ? 0 : 1]} ${place}`;
}

/** Names the places that no search knows; undefined when there are none. */
export const unknownPlacesText = (places: readonly string[]): string | undefined =>
  places.length === 0
    ? undefined
    : `We couldn’t find ${places.map((each) => `“${each}”`).join(' or ')}. Check the spelling, or enter a postcode.`;
