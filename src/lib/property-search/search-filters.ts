export type ListingMarket = 'sale' | 'rent' | 'sold' | 'auction';
export type ListingKind =
  | 'detached'
  | 'semi'
  | 'terraced'
  | 'end_terrace'
  | 'flat'
  | 'maisonette'
  | 'bungalow'
  | 'studio'
  | 'park_home'
  | 'land'
  | 'block'
  | 'commercial'
  | 'mixed';
export type ListingHold = 'freehold' | 'leasehold' | 'share_of_freehold' | 'commonhold';
export type Travel = 'driving' | 'public_transport' | 'cycling' | 'walking';
export type Rating = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
export type TaxBand = Rating | 'H' | 'I';
/** `only` what has it, or what has it not; left out: either. */
export type TraitRule = 'only' | 'exclude';

/**
 * What a property search asks for, field by field as in the contract's `ListingFilters`: £ (a month for lets), m², % from
 * 0 to 100, miles, minutes, days.
 */
export interface SearchFilters {
  market?: ListingMarket;
  includeUnderOffer?: boolean;
  locations?: string[];
  near?: string;
  radiusMiles?: number;
  travelMinutes?: number;
  travelBy?: Travel;
  area?: string;
  minPrice?: number;
  maxPrice?: number;
  minBeds?: number;
  maxBeds?: number;
  minBaths?: number;
  types?: ListingKind[];
  tenures?: ListingHold[];
  minLeaseYears?: number;
  maxServiceCharge?: number;
  maxGroundRent?: number;
  councilTaxBands?: TaxBand[];
  minEpc?: Rating;
  minAreaSqm?: number;
  maxAreaSqm?: number;
  maxPricePerSqFt?: number;
  minGrossYield?: number;
  minDaysOnMarket?: number;
  minReduction?: number;
  reducedWithinDays?: number;
  addedWithinDays?: number;
  auctionFrom?: string;
  auctionTo?: string;
  hmoPotential?: boolean;
  chainFree?: TraitRule;
  cashOnly?: TraitRule;
  needsWork?: TraitRule;
  tenanted?: TraitRule;
  newBuild?: TraitRule;
  retirement?: TraitRule;
  sharedOwnership?: TraitRule;
  article4?: TraitRule;
  licensedArea?: TraitRule;
  keywords?: string[];
  notKeywords?: string[];
}

export type FilterKey = keyof SearchFilters;

/** The fields that ask for something, in the order they are given. */
export function filterKeys(filters: SearchFilters): FilterKey[] {
  // Object.keys answers the object's own fields, and an object of this type has no others.
  return (Object.keys(filters) as FilterKey[]).filter((key) => filters[key] !== undefined);
}
