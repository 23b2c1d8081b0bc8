import { trait } from './seeds/features';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import type { Facts, Filters } from './ai/match';
import { whereaboutsOf } from './places';
import { reasonsFor } from './ai/reasons';
import { checkBounds, checkFilters, filterProblems } from './rules';
import { countsOf, nearMisses, selectListings } from './ai/select';
import { byMyNumbers, plainSort } from './my-numbers';
import { pinOf } from './map/pins';
import { ListingViews } from './view';
import { badRequest, notFound } from '../../engine/requests/refusal';

const pageSize = 24;
const maxPins = 500;

/** The listing that the path names. Throws 404 when there is none. */
function listingOf(call: Call): Facts {
  const row = call.world.db.listing.get(call.param('id'));
  if (row === undefined) throw notFound('We couldn’t find that listing');
  return row;
}

/** One page of rows as the asker sees them. */
export function listingPage(
  call: Call,
  rows: readonly Facts[],
  filters: Filters,
  page: number,
  explain = false,
) {
  const now = call.world.clock.now().getTime();
  const views = new ListingViews(call.world.db, now, call.me().id);
  const reasons = explain ? reasonsFor(filters, now) : undefined;
  return {
    page,
    totalPages: Math.ceil(rows.length / pageSize),
    total: rows.length,
    data: rows
      .slice((page - 1) * pageSize, page * pageSize)
      .map((row) => ({ ...views.view(row), ...(reasons && { matchReasons: reasons(row) }) })),
    unknownLocations: whereaboutsOf(filters).unknown,
  };
}

export const listingOperations = {
  listListings(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { page = 1, sort, shown, ...filters } = call.filters();
    const [problem] = Object.entries(filterProblems(filters));
    if (problem) throw badRequest(`“${problem[0]}”: ${problem[1][0]}`);
    const rows = selectListings(db, { filters, now: clock.now().getTime(), readerId: me.id, sort, shown });
    return { status: 200, body: listingPage(call, rows, filters, page) };
  },

  getListing(call) {
    const me = call.me();
    const { db, clock } = call.world;
    return { status: 200, body: new ListingViews(db, clock.now().getTime(), me.id).view(listingOf(call)) };
  },

  async markListing(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const row = listingOf(call);
    const wanted = await call.body();
    const now = clock.now();
    const known = db.listingMark.by('listingId', row.id).find(({ ownerId }) => ownerId === me.id);
    const marks = {
      saved: wanted.saved ?? (known?.saved === true && wanted.hidden !== true),
      hidden: wanted.hidden ?? (known?.hidden === true && wanted.saved !== true),
      reported: wanted.reported ?? known?.reported ?? false,
      updatedAt: now.toISOString(),
    };
    if (known) db.listingMark.update(known.id, marks);
    else db.listingMark.add({ ownerId: me.id, listingId: row.id, createdAt: marks.updatedAt, ...marks });
    return { status: 200, body: new ListingViews(db, now.getTime(), me.id).view(row) };
  },

  async searchListings(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const { filters, bounds, shown, page = 1, countOnly = false, explain, ...mine } = await call.body();
    checkFilters(filters);
    if (bounds !== undefined) checkBounds(bounds);
    const now = clock.now().getTime();
    const selection = { filters, now, readerId: me.id, sort: plainSort(mine.sort), shown, bounds };
    const fitting = selectListings(db, selection);
    const { rows, applied } = byMyNumbers(call, fitting, mine);
    const views = new ListingViews(db, now, me.id);
    const found = listingPage(call, countOnly ? [] : rows, filters, page, explain);
    return {
      status: 200,
      body: {
        ...found,
        applied,
        total: rows.length,
        totalPages: Math.ceil(rows.length / pageSize),
        counts: countsOf(rows, now, trait.chainFree),
        pins: (countOnly ? [] : rows.slice(0, maxPins)).map((row) => pinOf(row, views)),
        nearMisses: fitting.length === 0 ? nearMisses(db, selection) : [],
      },
    };
  },
} satisfies OperationsOf<'listListings' | 'getListing' | 'markListing' | 'searchListings'>;
