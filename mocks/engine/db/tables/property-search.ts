import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/**
 * What is known of a listing, flat and small: twenty thousand of them are held in memory and searched by scan.
 * Texts, pictures, the price history and everything else that follows from the facts is made when one is shown.
 */
export interface ListingFacts {
  id: string;
  status: Schema<'ListingStatus'>;
  /** £; a month for lets. */
  price: number;
  /** The asking price when it was listed. */
  firstPrice: number;
  priceQualifier: Schema<'PropertyListing'>['priceQualifier'];
  street: string;
  outcode: string;
  town: string;
  lat: number;
  lng: number;
  type: Schema<'ListingType'>;
  bedrooms: number;
  bathrooms: number;
  areaSqm: number | null;
  tenure: Schema<'ListingTenure'> | null;
  leaseYears: number | null;
  serviceCharge: number | null;
  groundRent: number | null;
  councilTaxBand: Schema<'PropertyListing'>['councilTaxBand'];
  epc: Schema<'ListingEpcRating'> | null;
  /** Bits of `trait` and of the features (seeds/property-search-features.ts). */
  traits: number;
  /** Times in milliseconds: they are compared far more often than shown. */
  addedAt: number;
  lastSeenAt: number;
  /** The last reduction. */
  reducedAt: number | null;
  /** The day of the auction. */
  auctionAt: number | null;
  estRentPcm: number | null;
  /** Worked out once, because lists are sorted by them: £ per square foot, % a year, % off the first price. */
  pricePerSqFt: number | null;
  grossYield: number | null;
  reduction: number;
}

export interface ListingMark {
  id: string;
  ownerId: number;
  listingId: string;
  saved: boolean;
  hidden: boolean;
  reported: boolean;
  createdAt: string;
  updatedAt: string;
}

/** A saved search; its chips and counts are worked out when it is shown. */
export type PropertySearchRow = Omit<
  Schema<'PropertySearch'>,
  'chips' | 'matchCount' | 'newCount' | 'perWeek' | 'lastRunAt'
>;

/** A search in plain words; a day's rows are counted against the plan. */
export interface AiSearchRow {
  id: string;
  ownerId: number;
  query: string;
  filters: Schema<'ListingFilters'>;
  chips: Schema<'FilterChip'>[];
  createdAt: string;
}

export interface PropertySearchRows {
  listing: ListingFacts;
  listingMark: ListingMark;
  propertySearch: PropertySearchRow;
  aiSearch: AiSearchRow;
}

export const propertySearchTables = {
  listing: { ids: 'uuid', by: ['town', 'outcode'] },
  listingMark: { ids: 'uuid', by: ['ownerId', 'listingId'] },
  propertySearch: { ids: 'uuid', by: ['ownerId'] },
  aiSearch: { ids: 'uuid', by: ['ownerId'] },
} as const satisfies TablesOf<PropertySearchRows>;
