import type { Point } from '@/lib/property-search/geo';
import type { Schema } from '../../engine/contract/contract';
import type { Database } from '../../engine/db/database';
import { areaOf } from './seeds/areas';
import { rentComps, soldComps } from './comparables';
import { dayOf } from './history';
import { daysOnMarket, type Facts } from './ai/match';
import { placeOf } from './places';
import { medianOf } from './view';
import type { CallOf, OperationsOf } from '../../engine/answers/operation';
import { badRequest, notFound } from '../../engine/requests/refusal';

type Stats = Schema<'ListingStats'>;

const maxComparables = 60;
const squareFeetPerSquareMetre = 10.7639;
const monthMs = 30 * 86_400_000;

interface Spot {
  label: string;
  outcodes: readonly string[];
  middle: Point;
}

/** Throws 400 unless one of the two is given, 404 for what is not known. */
function spotOf(call: CallOf<'getListingStats'>): Spot {
  const { location, listingId } = call.filters();
  if ((location === undefined) === (listingId === undefined)) {
    throw badRequest('Send either “location” or “listingId”, not both');
  }
  if (listingId !== undefined) {
    const row = call.world.db.listing.get(listingId);
    if (row === undefined) throw notFound('We couldn’t find that listing');
    return { label: `${row.outcode}, ${row.town}`, outcodes: [row.outcode], middle: row };
  }
  const place = placeOf(location ?? '');
  if (place === undefined) throw notFound('We couldn’t find that place');
  return { label: place.label, outcodes: [...place.outcodes], middle: place.middle };
}

const isOffered = ({ status }: Facts) => status === 'for_sale' || status === 'auction';
const isTaken = ({ status }: Facts) => status === 'sold' || status === 'sstc' || status === 'under_offer';

/** What was ever for sale, by kind, the most frequent first. */
function byType(rows: readonly Facts[]): Stats['byType'] {
  const groups = new Map<Facts['type'], Facts[]>();
  for (const row of rows) {
    const group = groups.get(row.type);
    if (group) group.push(row);
    else groups.set(row.type, [row]);
  }
  return [...groups]
    .map(([type, group]) => ({
      type,
      count: group.length,
      medianPrice: medianOf(group.map(({ price }) => price)) ?? 0,
      medianPpsf: medianOf(group.flatMap((row) => row.pricePerSqFt ?? [])),
    }))
    .toSorted((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}

function rentByBeds(lets: readonly { bedrooms: number; rentPcm: number }[]): Stats['rentByBeds'] {
  return [...new Set(lets.map(({ bedrooms }) => bedrooms))]
    .toSorted((a, b) => a - b)
    .map((bedrooms) => {
      const rents = lets.filter((each) => each.bedrooms === bedrooms).map(({ rentPcm }) => rentPcm);
      return {
        bedrooms,
        count: rents.length,
        medianPcm: medianOf(rents) ?? 0,
        lowPcm: medianOf(rents, 0.25) ?? 0,
        highPcm: medianOf(rents, 0.75) ?? 0,
      };
    });
}

const wholeOf = (figure: number | null) => (figure === null ? null : Math.round(figure));

/** Median days from the listing to the offer, or to the let. */
function daysTo(rows: readonly Facts[], now: number): number | null {
  return wholeOf(medianOf(rows.map((row) => daysOnMarket(row, now))));
}

function supplyOf(rows: readonly Facts[], now: number): Stats['supply'] {
  const forSale = rows.filter(isOffered);
  // What was taken had come over about eight months.
  const takenAMonth = rows.filter(isTaken).length / 8;
  return {
    forSale: forSale.length,
    toRent: rows.filter(({ status }) => status === 'to_rent').length,
    newThisMonth: forSale.filter(({ addedAt }) => addedAt >= now - monthMs).length,
    monthsOfStock: takenAMonth === 0 ? null : Math.round((forSale.length / takenAMonth) * 10) / 10,
  };
}

const rowsIn = (db: Database, { outcodes }: Spot) =>
  outcodes.flatMap((code) => db.listing.by('outcode', code));

export const listingStatsOperations = {
  getListingStats(call) {
    call.me();
    const { radiusMiles = 3, months = 24 } = call.filters();
    const spot = spotOf(call);
    const now = call.world.clock.now().getTime();
    const rows = rowsIn(call.world.db, spot);
    const sale = rows.filter((row) => isOffered(row) || isTaken(row));
    const areas = spot.outcodes.map(areaOf);
    const isNear = ({ distanceMiles }: { distanceMiles: number }) => distanceMiles <= radiusMiles;
    const nearest = (a: { distanceMiles: number }, b: { distanceMiles: number }) =>
      a.distanceMiles - b.distanceMiles;
    const sold = areas
      .flatMap((area) => soldComps(area, spot.middle, now, months))
      .filter(isNear)
      .toSorted(nearest);
    const lets = areas.flatMap((area) => rentComps(area, spot.middle, now));
    const soldPpsf = sold.flatMap(({ price, areaSqm }) =>
      areaSqm === null ? [] : price / (areaSqm * squareFeetPerSquareMetre),
    );
    const body: Stats = {
      location: spot.label,
      asOf: dayOf(now),
      medianPrice: wholeOf(medianOf([...sale, ...sold].map(({ price }) => price))),
      medianPpsf: medianOf([...sale.flatMap((row) => row.pricePerSqFt ?? []), ...soldPpsf]),
      byType: byType(sale),
      rentByBeds: rentByBeds(lets),
      grossYield: medianOf(sale.flatMap((row) => row.grossYield ?? [])),
      daysToSell: daysTo(rows.filter(isTaken), now),
      daysToLet: daysTo(
        rows.filter(({ status }) => status === 'let_agreed'),
        now,
      ),
      supply: supplyOf(rows, now),
      soldComps: sold.slice(0, maxComparables),
      rentComps: lets.filter(isNear).toSorted(nearest).slice(0, maxComparables),
    };
    return { status: 200, body };
  },
} satisfies OperationsOf<'getListingStats'>;
