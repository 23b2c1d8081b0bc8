// Which listings a search finds, in which order, and what is nearly found.
import { relaxationLabel, relaxations } from '@/lib/property-search/relax';
import { filterKeys, type FilterKey } from '@/lib/property-search/search-filters';
import type { Schema } from '../../../engine/contract/contract';
import type { Database } from '../../../engine/db/database';
import { statusesOf, testsOf, type Facts, type Filters, type FilterTest } from './match';
import { whereaboutsOf } from '../places';

/** The orders that need nobody's settings. */
export type ListingSort = Exclude<
  NonNullable<Schema<'ListingSearchRequest'>['sort']>,
  '-roi' | '-cashFlowPcm'
>;
export type Shown = NonNullable<Schema<'ListingSearchRequest'>['shown']>;

export interface Selection {
  filters: Filters;
  /** Milliseconds. */
  now: number;
  readerId: number;
  sort?: ListingSort | undefined;
  shown?: Shown | undefined;
  bounds?: Schema<'MapBounds'> | undefined;
}

type Column = 'addedAt' | 'price' | 'pricePerSqFt' | 'grossYield' | 'reduction';
const orders: Readonly<Record<ListingSort, readonly [column: Column, isDescending: boolean]>> = {
  newest: ['addedAt', true],
  '-daysOnMarket': ['addedAt', false],
  price: ['price', false],
  '-price': ['price', true],
  pricePerSqFt: ['pricePerSqFt', false],
  '-pricePerSqFt': ['pricePerSqFt', true],
  '-grossYield': ['grossYield', true],
  '-reduction': ['reduction', true],
};

type Test = (row: Facts) => boolean;

/** Every listing that passes, in order; unknown figures last. */
export function selectListings(db: Database, selection: Selection): Facts[] {
  const { filters, now, sort = 'newest' } = selection;
  const [column, isDescending] = orders[sort];
  const tests = [...frame(db, selection), ...testsOf(filters, now).map(({ passes }) => passes)];
  const rows = candidates(db, filters, column);
  const known: Facts[] = [];
  const unknown: Facts[] = [];
  const { length } = rows;
  for (let index = 0; index < length; index += 1) {
    const row = rows[isDescending ? length - 1 - index : index];
    if (row === undefined || !passesAll(row, tests)) continue;
    (row[column] === null ? unknown : known).push(row);
  }
  const found = unknown.length === 0 ? known : [...known, ...unknown];
  return selection.shown === undefined || selection.shown === 'visible'
    ? withoutHidden(db, found, selection.readerId)
    : found;
}

/** Every listing of these rows that passes, in their order. */
export function passing(db: Database, rows: readonly Facts[], selection: Selection): Facts[] {
  const tests = [
    ...frame(db, selection),
    ...testsOf(selection.filters, selection.now).map(({ passes }) => passes),
  ];
  return withoutHidden(
    db,
    rows.filter((row) => passesAll(row, tests)),
    selection.readerId,
  );
}

/** A few hidden ones are taken out afterwards: looking every row up among them would cost more than all else. */
function withoutHidden(db: Database, rows: Facts[], readerId: number): Facts[] {
  for (const mark of db.listingMark.by('ownerId', readerId)) {
    if (!mark.hidden) continue;
    const hidden = db.listing.get(mark.listingId);
    const at = hidden === undefined ? -1 : rows.indexOf(hidden);
    if (at >= 0) rows.splice(at, 1);
  }
  return rows;
}

function passesAll(row: Facts, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(row)) return false;
  return true;
}

/** The rows of the one place that is asked for, else all, ascending by the column. */
function candidates(db: Database, filters: Filters, column: Column): readonly Facts[] {
  const { only } = whereaboutsOf(filters);
  if (only?.town !== undefined) return db.listing.sortedBy('town', only.town, column);
  const [outcode] = only?.outcodes ?? [];
  if (outcode !== undefined && only?.outcodes.size === 1)
    return db.listing.sortedBy('outcode', outcode, column);
  return db.listing.sorted(column);
}

/** What is no filter of the search: the market, the map, and the reader's own marks. */
function frame(db: Database, { filters, readerId, shown = 'visible', bounds }: Selection): Test[] {
  const tests: Test[] = [];
  const isMine = shown === 'saved' || shown === 'hidden';
  if (!isMine || filters.market !== undefined) {
    const statuses = statusesOf(filters);
    tests.push(({ status }) => statuses.includes(status));
  }
  if (bounds !== undefined) {
    const { north, south, east, west } = bounds;
    tests.push((row) => row.lat <= north && row.lat >= south && row.lng <= east && row.lng >= west);
  }
  if (isMine) {
    const marks = db.listingMark.by('ownerId', readerId).filter((mark) => mark[shown]);
    const marked = new Set(marks.map(({ listingId }) => listingId));
    tests.push((row) => marked.has(row.id));
  }
  return tests;
}

/** The listings that fail one test alone, by that test's filter. */
function nearlyFound(db: Database, selection: Selection): Map<FilterKey, Facts[]> {
  const around = frame(db, selection);
  const tests = testsOf(selection.filters, selection.now);
  const found = new Map<FilterKey, Facts[]>();
  for (const row of db.listing.sorted('addedAt')) {
    if (!passesAll(row, around)) continue;
    const failed = onlyFailure(row, tests);
    if (failed === undefined) continue;
    const rows = found.get(failed);
    if (rows) rows.push(row);
    else found.set(failed, [row]);
  }
  return found;
}

function onlyFailure(row: Facts, tests: readonly FilterTest[]): FilterKey | undefined {
  let failed: FilterKey | undefined;
  for (const { key, passes } of tests) {
    if (passes(row)) continue;
    if (failed !== undefined) return undefined;
    failed = key;
  }
  return failed;
}

/** The filters that one test may stand for: all that say where share one. */
function relaxable(key: FilterKey, filters: Filters): FilterKey[] {
  if (key !== 'locations' && key !== 'near') return [key];
  const where: readonly FilterKey[] = ['radiusMiles', 'travelMinutes', 'locations', 'near'];
  return filterKeys(filters).filter((each) => where.includes(each));
}

/** For a search that finds nothing: which filter, relaxed alone and as little as helps, finds how many. */
export function nearMisses(db: Database, selection: Selection): Schema<'NearMiss'>[] {
  const { filters, now, readerId } = selection;
  const misses: Schema<'NearMiss'>[] = [];
  for (const [failed, nearly] of nearlyFound(db, selection)) {
    const rows = withoutHidden(db, nearly, readerId);
    for (const key of relaxable(failed, filters)) {
      for (const relaxed of relaxations(filters, key)) {
        const tests = testsOf(relaxed, now).map(({ passes }) => passes);
        const found = rows.filter((row) => passesAll(row, tests));
        const best = bestOf(found);
        if (best === undefined) continue;
        misses.push({
          key,
          label: relaxationLabel(key, filters, relaxed),
          count: found.length,
          filters: relaxed,
          best: best.id,
        });
        break;
      }
    }
  }
  return misses.toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key));
}

/** The highest gross yield; where none is known, the newest, which stands last. */
function bestOf(rows: readonly Facts[]): Facts | undefined {
  const yields = rows.filter((row) => row.grossYield !== null);
  return yields.toSorted((a, b) => (b.grossYield ?? 0) - (a.grossYield ?? 0))[0] ?? rows.at(-1);
}

const weekMs = 7 * 86_400_000;

/** New ones a week over the last four. */
export function perWeek(rows: readonly Facts[], now: number): number {
  return rows.filter((row) => row.addedAt >= now - 4 * weekMs).length / 4;
}

export function countsOf(rows: readonly Facts[], now: number, chainFree: number): Schema<'ListingCounts'> {
  const byType = new Map<Facts['type'], number>();
  let reduced = 0;
  let auction = 0;
  let free = 0;
  let recent = 0;
  for (const row of rows) {
    byType.set(row.type, (byType.get(row.type) ?? 0) + 1);
    if (row.reducedAt !== null) reduced += 1;
    if (row.status === 'auction') auction += 1;
    if ((row.traits & chainFree) !== 0) free += 1;
    if (row.addedAt >= now - weekMs) recent += 1;
  }
  return {
    new: recent,
    reduced,
    auction,
    chainFree: free,
    perWeek: perWeek(rows, now),
    byType: [...byType]
      .map(([type, count]) => ({ type, count }))
      .toSorted((a, b) => b.count - a.count || a.type.localeCompare(b.type)),
  };
}
