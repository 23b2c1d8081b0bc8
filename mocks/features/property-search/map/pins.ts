// Every match of a search for the map: one by one, or counted by the parts of the map where there are too many.
import type { OperationsOf } from '../../../engine/answers/operation';
import type { Schema } from '../../../engine/contract/contract';
import type { Database } from '../../../engine/db/database';
import { passing, selectListings } from '../ai/select';
import type { Facts } from '../ai/match';
import { byMyNumbers } from '../my-numbers';
import { checkBounds, checkFilters } from '../rules';
import { ListingViews } from '../view';

type Bounds = Schema<'MapBounds'>;
type Pins = Schema<'ListingPins'>;

const maxPins = 5000;
/** Cells along each side of the map. */
const side = 40;

/** The first of the rows, ascending by latitude, that is not south of this one. */
function firstFrom(rows: readonly Facts[], latitude: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.lat ?? Infinity) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows between two latitudes, by the table's sorted list. */
function band(db: Database, { south, north }: Bounds): Facts[] {
  const rows = db.listing.sorted('lat');
  const from = firstFrom(rows, south);
  let to = firstFrom(rows, north);
  while (rows[to]?.lat === north) to += 1;
  return rows.slice(from, to);
}

function boundsOf(rows: readonly Facts[]): Bounds {
  const bounds = { north: -90, south: 90, east: -180, west: 180 };
  for (const { lat, lng } of rows) {
    bounds.north = Math.max(bounds.north, lat);
    bounds.south = Math.min(bounds.south, lat);
    bounds.east = Math.max(bounds.east, lng);
    bounds.west = Math.min(bounds.west, lng);
  }
  return bounds;
}

/** To a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** How many rows are in each part of the map, at the middle of those rows. */
export function cellsOf(rows: readonly Facts[], bounds: Bounds): Pins['cells'] {
  const cells = new Map<number, { lat: number; lng: number; count: number }>();
  const { south, north, west, east } = bounds;
  const step = (value: number, from: number, to: number) =>
    Math.min(side - 1, Math.floor(((value - from) / (to - from || 1)) * side));
  for (const { lat, lng } of rows) {
    const key = step(lat, south, north) * side + step(lng, west, east);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, { lat, lng, count: 1 });
    else {
      cell.count += 1;
      cell.lat += (lat - cell.lat) / cell.count;
      cell.lng += (lng - cell.lng) / cell.count;
    }
  }
  return [...cells.values()].map((cell) => ({ ...cell, lat: rounded(cell.lat), lng: rounded(cell.lng) }));
}

/** A listing on the map, as its reader sees it. */
export const pinOf = (row: Facts, views: ListingViews): Schema<'ListingPin'> => ({
  id: row.id,
  lat: row.lat,
  lng: row.lng,
  price: row.price,
  status: row.status,
  saved: views.isSaved(row),
});

export const pinOperations = {
  async listListingPins(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { filters, bounds, ...mine } = await call.body();
    checkFilters(filters);
    if (bounds !== undefined) checkBounds(bounds);
    const now = clock.now().getTime();
    const selection = { filters, now, readerId: me.id, bounds };
    const fitting =
      bounds === undefined ? selectListings(db, selection) : passing(db, band(db, bounds), selection);
    const { rows } = byMyNumbers(call, fitting, mine);
    const isMany = rows.length > maxPins;
    const views = new ListingViews(db, now, me.id);
    const pins = (isMany ? [] : rows).map((row) => pinOf(row, views));
    const cells = isMany ? cellsOf(rows, bounds ?? boundsOf(rows)) : [];
    return { status: 200, body: { total: rows.length, pins, cells } };
  },
} satisfies OperationsOf<'listListingPins'>;
