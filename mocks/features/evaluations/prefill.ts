// The one place where evaluations look at listings and properties.
import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { evidenceRef, rentOf } from '@/lib/property-search/nearby/comparables';
import { rentComps } from '../property-search/comparables';
import { placeOf } from '../property-search/places';
import { areaOf, townOf } from '../property-search/seeds/areas';
import type { World } from '../../engine/world/world';
import { addressOf } from '../property-search/ai/text';
import { notFound, forbidden } from '../../engine/requests/refusal';

/** What a listing or property tells of a deal. */
export interface Prefill {
  title: string;
  address: string | null;
  outcode: string | null;
  nation: Schema<'EvaluationNation'>;
  inputs: Schema<'SomeEvaluationInputs'>;
  home: Schema<'EvaluationHome'>;
  evidence: Schema<'Evaluation'>['evidence'];
}

/** Where the rent of a new deal comes from. */
export type RentSource = NonNullable<Schema<'EvaluationSetting'>['rentSource']>;

/** Is this the id of a property of the member's? */
export const isMyProperty = ({ db }: World, id: string, memberId: number): boolean =>
  db.property.get(id)?.ownerId === memberId;

/** Throws 404 when there is no such property, 403 when it is somebody else's. */
export function requireMyProperty({ db }: World, id: string, memberId: number): Readonly<Row<'property'>> {
  const property = db.property.get(id);
  if (property === undefined) throw notFound('We couldn’t find that property');
  if (property.ownerId !== memberId) throw forbidden('You don’t have access to this property');
  return property;
}

/** Throws 404 when there is no such listing. */
export function requireListing({ db }: World, id: string): Readonly<Row<'listing'>> {
  const listing = db.listing.get(id);
  if (listing === undefined) throw notFound('We couldn’t find that listing');
  return listing;
}

/**
 * A deal's beginnings from a listing: asking price, rent by the member's profile, charges. A home to let has a rent and no price. Throws
 * 404 when there is no such listing.
 */
export function listingPrefill(world: World, id: string, rentSource: RentSource, at: string): Prefill {
  const listing = requireListing(world, id);
  const isLet = listing.status === 'to_rent' || listing.status === 'let_agreed';
  const price = isLet ? null : listing.price;
  const address = addressOf(listing);
  const tag = { source: 'listing', refId: id, at } as const;
  const told = isLet ? listing.price : listing.estRentPcm;
  const rent =
    rentSource === 'manual'
      ? null
      : ((rentSource === 'comps' ? rentNearby(world, listing, at) : null) ??
        (told === null ? null : { rentPcm: told, tag }));
  return {
    title: address,
    address,
    outcode: listing.outcode,
    nation: townOf(listing.town).nation,
    home: {
      type: listing.type,
      tenure: listing.tenure,
      leaseYears: listing.leaseYears,
      bedrooms: listing.bedrooms,
      areaSqm: listing.areaSqm,
      epcRating: listing.epc,
      councilTaxBand: listing.councilTaxBand,
    },
    inputs: {
      ...(price !== null && { price, askingPrice: price }),
      ...(rent !== null && { income: { rentPcm: rent.rentPcm } }),
      costs: chargesOf(listing),
    },
    evidence: { ...(price !== null && { price: tag }), ...(rent !== null && { 'income.rentPcm': rent.tag }) },
  };
}

/** A deal's beginnings from a property of the member's: what it cost, its charges, and the rent of lets nearby. Throws 404 or 403. */
export function propertyPrefill(
  world: World,
  id: string,
  memberId: number,
  rentSource: RentSource,
  at: string,
): Prefill {
  const { db, clock } = world;
  const property = requireMyProperty(world, id, memberId);
  const price = property.purchasePrice ?? property.currentValue;
  const outcode = property.postcode.split(' ')[0] ?? '';
  const rent = rentSource === 'comps' ? rentNearby(world, { ...property, outcode }, at) : null;
  return {
    title: property.addressLine1,
    address: property.fullAddress,
    outcode,
    nation: property.nation,
    home: {
      type: db.propertyType.get(property.typeId)?.key ?? null,
      tenure: property.tenure,
      leaseYears: property.leaseExpiry === null ? null : yearsUntil(property.leaseExpiry, clock.now()),
      bedrooms: property.bedrooms,
      areaSqm: property.areaSqm,
      epcRating: property.epcRating,
      councilTaxBand: property.councilTaxBand,
    },
    inputs: {
      ...(price !== null && { price }),
      ...(property.purchaseDate !== null && { purchaseDate: property.purchaseDate }),
      ...(rent !== null && { income: { rentPcm: rent.rentPcm } }),
      costs: chargesOf(property),
    },
    evidence: { ...(rent !== null && { 'income.rentPcm': rent.tag }) },
  };
}

/** Too few say nothing of a rent. */
const leastLets = 3;
const lettingMiles = 3;

interface Place {
  outcode: string;
  bedrooms: number | null;
  lat: number | null;
  lng: number | null;
}

/** The median of lets with as many bedrooms within three miles; null where there are too few, or the place is not known. */
function rentNearby({ clock }: World, { outcode, bedrooms, lat, lng }: Place, at: string) {
  const place = placeOf(outcode);
  if (place === undefined) return null;
  const from = lat === null || lng === null ? place.middle : { lat, lng };
  const lets = [...place.outcodes]
    .flatMap((each) => rentComps(areaOf(each), from, clock.now().getTime()))
    .filter((each) => each.bedrooms === bedrooms && each.distanceMiles <= lettingMiles);
  const rentPcm = lets.length < leastLets ? null : rentOf(lets);
  if (rentPcm === null) return null;
  return { rentPcm, tag: { source: 'comp', refId: evidenceRef(lets.map(({ id }) => id)), at } as const };
}

/** £/yr; what is not told counts as none. */
const chargesOf = ({
  groundRent,
  serviceCharge,
}: Pick<Row<'listing' | 'property'>, 'groundRent' | 'serviceCharge'>) => ({
  groundRent: groundRent ?? 0,
  serviceCharge: serviceCharge ?? 0,
});

const yearsUntil = (day: string, now: Date) =>
  Math.max(
    0,
    Number(day.slice(0, 4)) - now.getUTCFullYear() - (day.slice(5) < now.toISOString().slice(5, 10) ? 1 : 0),
  );
