import { numberOf } from '../../engine/db/table-definition';
import type { Schema } from '../../engine/contract/contract';
import type { Database } from '../../engine/db/database';
import { certificateOf, type Home } from './certificates';
import type { Facts } from './ai/match';
import { addressOf, postcodeOf } from './ai/text';
import type { OperationsOf } from '../../engine/answers/operation';
import { badRequest, Refusal } from '../../engine/requests/refusal';

const postcodePattern =
  /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/;
/** One home in so many has no certificate. */
const oneIn = 7;
const ratings: readonly Schema<'ListingEpcRating'>[] = [
  'C',
  'D',
  'D',
  'E',
  'C',
  'D',
  'F',
  'D',
  'E',
  'B',
  'C',
  'G',
];

/** `ls6 1pl` → `LS6 1PL`. Throws 400 for what is none. */
function tidyPostcode(text: string): string {
  const compact = text.toUpperCase().replaceAll(/\s/g, '');
  const postcode = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  if (!postcodePattern.test(postcode)) throw badRequest('“postcode”: Enter a UK postcode');
  return postcode;
}

/** Letters and digits alone: `12, Ash Grove` and `12 ash grove` are one address. */
const tidyAddress = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The listing of this postcode whose street the address names. */
function listingAt(db: Database, postcode: string, address: string): Facts | undefined {
  const outcode = postcode.slice(0, -4);
  const wanted = tidyAddress(address);
  return db.listing
    .by('outcode', outcode)
    .find((row) => postcodeOf(row) === postcode && wanted.includes(tidyAddress(row.street)));
}

const hashOf = (text: string) =>
  Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  );

/** A home that is no listing: it has the same certificate every time, or never one. */
function homeAt(postcode: string, address: string): Home | undefined {
  const n = hashOf(`${postcode} ${tidyAddress(address)}`) % 1_000_003;
  if (n % oneIn === 0) return undefined;
  const rating = ratings[n % ratings.length] ?? 'D';
  return { n, rating, areaSqm: 38 + (n % 97), address, postcode };
}

export const epcOperations = {
  getEpcDetails(call) {
    call.me();
    const { postcode: given, address } = call.filters();
    const postcode = tidyPostcode(given);
    const row = listingAt(call.world.db, postcode, address);
    const home =
      row === undefined
        ? homeAt(postcode, address)
        : row.epc !== null && {
            n: numberOf(row.id),
            rating: row.epc,
            areaSqm: row.areaSqm ?? 62,
            address: addressOf(row),
            postcode,
          };
    if (!home) throw new Refusal(404, { message: 'No certificate found', code: 'epc-not-found' });
    return { status: 200, body: certificateOf(home, call.world.clock.now().getTime()) };
  },
} satisfies OperationsOf<'getEpcDetails'>;
