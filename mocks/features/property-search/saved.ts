import { parsePrompt } from '@/lib/property-search/prompt/parse-prompt';
import { chipsOf } from '@/lib/property-search/filter-wording';
import type { Schema } from '../../engine/contract/contract';
import type { PropertySearchRow } from '../../engine/db/tables/property-search';
import { answerSearch } from './areas/listing-arrivals';
import { placeNames, townAround } from './seeds/areas';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { addOwn, changeOwn, ownRow } from '../../engine/answers/owned';
import { paged } from '../../engine/answers/paging';
import { requireRoom } from '../subscription/usage';
import { priceBeforeCut } from './history';
import type { Facts } from './ai/match';
import { reasonsFor } from './ai/reasons';
import { checkFilters } from './rules';
import { perWeek, selectListings } from './ai/select';
import { ListingViews } from './view';
import { conflict, invalid, tooMany } from '../../engine/requests/refusal';

type Search = Readonly<PropertySearchRow>;

const pageSize = 50;
const savedAMinute = 20;
const matchesAPage = 24;

interface Match {
  row: Facts;
  /** Milliseconds. */
  at: number;
  why: Schema<'SearchMatch'>['why'];
}

/** All that the search finds for its owner, in no order. Nothing is left out. */
function matchesOf(call: Call, search: Search): Match[] {
  const { filters, ownerId } = search;
  const now = call.world.clock.now().getTime();
  const rows = selectListings(call.world.db, { filters, now, readerId: ownerId });
  return rows.map((row) => matchOf(row, search));
}

const latestFirst = (a: Match, b: Match) => b.at - a.at || (a.row.id < b.row.id ? 1 : -1);

/** When a listing came to fit: when it was listed, or when a reduction brought it into range. */
function matchOf(row: Facts, { filters }: Search): Match {
  const { reducedAt } = row;
  const isByPrice = filters.maxPrice !== undefined && priceBeforeCut(row) > filters.maxPrice;
  const isByCut = filters.minReduction !== undefined || filters.reducedWithinDays !== undefined;
  return reducedAt !== null && (isByPrice || isByCut)
    ? { row, at: reducedAt, why: 'reduced' }
    : { row, at: row.addedAt, why: 'listed' };
}

/** As sure as the words were, for the filters that still are what the words said. */
function chipsFor({ filters, prompt }: Search): Schema<'FilterChip'>[] {
  if (prompt === null) return chipsOf(filters);
  const parsed = parsePrompt(prompt, placeNames, townAround);
  const isInPrompt = (key: keyof typeof filters) =>
    JSON.stringify(filters[key]) === JSON.stringify(parsed.filters[key]);
  const sure = parsed.chips.flatMap(({ key, confidence }) =>
    isInPrompt(key) ? [[key, confidence] as const] : [],
  );
  return chipsOf(filters, Object.fromEntries(sure));
}

function searchView(call: Call, search: Search): Schema<'PropertySearch'> {
  const now = call.world.clock.now();
  const matches = matchesOf(call, search);
  const viewedAt = Date.parse(search.lookedAt);
  return {
    ...search,
    chips: chipsFor(search),
    matchCount: matches.length,
    newCount: matches.filter(({ at }) => at > viewedAt).length,
    perWeek: perWeek(
      matches.map(({ row }) => row),
      now.getTime(),
    ),
    lastRunAt: now.toISOString(),
  };
}

/** Throws 409 when another search of mine has the name, 422 for filters or times that cannot be. */
function check(call: Call, body: Schema<'PropertySearchUpdate'>, self?: Search): void {
  const { db, clock } = call.world;
  if (body.filters !== undefined) checkFilters(body.filters);
  if (body.lookedAt !== undefined && Date.parse(body.lookedAt) > clock.now().getTime()) {
    throw invalid({ lookedAt: ['Enter a time that isn’t in the future'] });
  }
  const name = body.name?.trim().toLowerCase();
  const isTaken = db.propertySearch
    .by('ownerId', call.me().id)
    .some((each) => each.id !== self?.id && each.name.toLowerCase() === name);
  if (isTaken) throw conflict('You already have a saved search with that name');
}

function refuseFlood(call: Call): void {
  const since = new Date(call.world.clock.now().getTime() - 60_000).toISOString();
  const mine = call.world.db.propertySearch.by('ownerId', call.me().id);
  if (mine.filter(({ createdAt }) => createdAt > since).length >= savedAMinute) throw tooMany(60);
}

export const savedSearchOperations = {
  listPropertySearches(call) {
    const me = call.me();
    const mine = call.world.db.propertySearch
      .by('ownerId', me.id)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
    return { status: 200, body: paged(call, mine, pageSize, (search) => searchView(call, search)) };
  },

  async createPropertySearch(call) {
    call.me();
    const body = await call.body();
    refuseFlood(call);
    check(call, body);
    requireRoom(call, 'savedSearches');
    const search = addOwn<PropertySearchRow>(call, call.world.db.propertySearch, {
      name: body.name.trim(),
      filters: body.filters,
      prompt: body.prompt ?? null,
      frequency: body.frequency ?? 'daily',
      channels: body.channels ?? { inApp: true, email: false },
      quietHours: body.quietHours ?? null,
      paused: body.paused ?? false,
      lookedAt: body.lookedAt ?? call.world.clock.now().toISOString(),
    });
    answerSearch(call.world, search);
    return { status: 201, body: searchView(call, search) };
  },

  async updatePropertySearch(call) {
    const { db } = call.world;
    const search = ownRow(call, db.propertySearch, 'saved search');
    const body = await call.body();
    check(call, body, search);
    const { lookedAt, ...edit } = body;
    const isView = lookedAt !== undefined && Object.keys(edit).length === 0;
    const changed = isView
      ? db.propertySearch.update(search.id, { lookedAt })
      : changeOwn<PropertySearchRow>(call, db.propertySearch, search, {
          ...body,
          ...(body.name !== undefined && { name: body.name.trim() }),
        });
    if (search.paused && !changed.paused) answerSearch(call.world, changed);
    return { status: 200, body: searchView(call, changed) };
  },

  deletePropertySearch(call) {
    const { db } = call.world;
    db.propertySearch.remove(ownRow(call, db.propertySearch, 'saved search').id);
    return { status: 204 };
  },

  listSearchMatches(call) {
    const { db, clock } = call.world;
    const search = ownRow(call, db.propertySearch, 'saved search');
    const { new: isNewOnly = false } = call.filters();
    const now = clock.now().getTime();
    const viewedAt = Date.parse(search.lookedAt);
    const matches = matchesOf(call, search)
      .filter(({ at }) => !isNewOnly || at > viewedAt)
      .toSorted(latestFirst);
    const views = new ListingViews(db, now, search.ownerId);
    const reasons = reasonsFor(search.filters, now);
    const body = paged(call, matches, matchesAPage, ({ row, at, why }) => ({
      listing: { ...views.view(row), matchReasons: reasons(row) },
      matchedAt: new Date(at).toISOString(),
      why,
      isNew: at > viewedAt,
    }));
    return { status: 200, body };
  },
} satisfies OperationsOf<
  | 'listPropertySearches'
  | 'createPropertySearch'
  | 'updatePropertySearch'
  | 'deletePropertySearch'
  | 'listSearchMatches'
>;
