// The one place where evaluations look at listings and properties, whose tables belong to others.
import type { Schema } from '../contract';
import type { World } from '../world';
import { notFound, forbidden } from './refusal';

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

type Json = Readonly<Record<string, unknown>>;

/** A record of another table as plain fields; undefined when there is none. */
function recordOf({ db }: World, table: 'listing' | 'property', id: string): Json | undefined {
  // Tables are looked up by name, so that this does not depend on their columns; only `get` is used.
  const tables = db as unknown as Readonly<Record<string, { get(id: string): Json | undefined } | undefined>>;
  return tables[table]?.get(id);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

/** Is this the id of a property of the member's? */
export function isMyProperty(world: World, id: string, memberId: number): boolean {
  const property = recordOf(world, 'property', id);
  return property !== undefined && property['ownerId'] === memberId;
}

/** Throws 404 when there is no such property, 403 when it is somebody else's. */
export function requireMyProperty(world: World, id: string, memberId: number): Json {
  const property = recordOf(world, 'property', id);
  if (property === undefined) throw notFound('We couldn’t find that property');
  if (property['ownerId'] !== memberId) throw forbidden('This property belongs to somebody else');
  return property;
}

/** Throws 404 when there is no such listing. */
export function requireListing(world: World, id: string): Json {
  const listing = recordOf(world, 'listing', id);
  if (listing === undefined) throw notFound('We couldn’t find that listing');
  return listing;
}

/** A deal's beginnings from a listing: asking price, rent estimate, charges. */
export function listingPrefill(world: World, id: string, at: string): Prefill {
  const listing = requireListing(world, id);
  const price = number(listing['price']);
  const rentPcm = number(listing['estRentPcm']);
  const address = addressOf(listing['address']);
  const outcode = text(listing['outcode']);
  const tag = { source: 'listing', refId: id, at } as const;
  return {
    title: address ?? `Listing in ${outcode ?? 'an unknown place'}`,
    address,
    outcode,
    nation: nationOf(text(listing['nation']), outcode),
    home: homeOf(listing),
    inputs: {
      ...(price !== null && { price, askingPrice: price }),
      ...(rentPcm !== null && { income: { rentPcm } }),
      costs: chargesOf(listing),
    },
    evidence: { ...(price !== null && { price: tag }), ...(rentPcm !== null && { 'income.rentPcm': tag }) },
  };
}

/** A deal's beginnings from a property of the member's. Throws 404 or 403. */
export function propertyPrefill(world: World, id: string, memberId: number): Prefill {
  const property = requireMyProperty(world, id, memberId);
  const parts = ['addressLine1', 'line2', 'town', 'postcode'].map((key) => text(property[key]));
  const address = text(property['fullAddress']) ?? parts.filter(Boolean).join(', ');
  const outcode = text(property['postcode'])?.split(' ')[0] ?? null;
  const price = number(property['purchasePrice']) ?? number(property['currentValue']);
  const bought = text(property['purchaseDate']);
  return {
    title: text(property['addressLine1']) ?? address,
    address,
    outcode,
    nation: nationOf(text(property['nation']), outcode),
    home: homeOf(property),
    inputs: {
      ...(price !== null && { price }),
      ...(bought !== null && { purchaseDate: bought }),
      costs: chargesOf(property),
    },
    evidence: {},
  };
}

const addressOf = (value: unknown) => {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return null;
  const lines = Object.values(value).filter((line) => text(line) !== null);
  return lines.length > 0 ? lines.join(', ') : null;
};

const chargesOf = (record: Json) => ({
  groundRent: number(record['groundRent']) ?? 0,
  serviceCharge: number(record['serviceCharge']) ?? 0,
});

const scottish = /^(AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/;
const welsh = /^(CF|LD|LL|NP|SA|SY)\d/;

/** By the record, else by the postcode area. */
function nationOf(given: string | null, outcode: string | null): Schema<'EvaluationNation'> {
  if (given === 'wales' || given === 'scotland' || given === 'northern_ireland') return given;
  if (given === 'england' || outcode === null) return 'england';
  if (scottish.test(outcode)) return 'scotland';
  if (welsh.test(outcode)) return 'wales';
  return outcode.startsWith('BT') ? 'northern_ireland' : 'england';
}

const types = [
  'detached',
  'semi',
  'terraced',
  'end_terrace',
  'flat',
  'maisonette',
  'bungalow',
  'studio',
  'park_home',
  'land',
  'block',
  'commercial',
  'mixed',
] as const;
const tenures = ['freehold', 'leasehold', 'share_of_freehold', 'commonhold', 'feuhold'] as const;
const ratings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const bands = [...ratings, 'H', 'I'] as const;

const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | null =>
  choices.find((choice) => choice === value) ?? null;

const homeOf = (record: Json): Schema<'EvaluationHome'> => ({
  type: oneOf(types, record['type']),
  tenure: oneOf(tenures, record['tenure']),
  leaseYears: number(record['leaseYears']),
  bedrooms: number(record['bedrooms']),
  areaSqm: number(record['areaSqm']),
  epcRating: oneOf(ratings, record['epc'] ?? record['epcRating']),
  councilTaxBand: oneOf(bands, record['councilTaxBand']),
});
