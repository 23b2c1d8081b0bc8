// New listings, and who is told of them.
import type { ListingFacts, PropertySearchRow } from '../../../engine/db/tables/property-search';
import { statusesOf, testsOf } from '../ai/match';
import { notificationType } from '../../notifications/notification-types';
import { notify } from '../../notifications/notify';
import type { World } from '../../../engine/world/world';

type Facts = Readonly<ListingFacts>;

const arrivesAfterMs = 9000;
const dayMs = 86_400_000;

/** Whether the search alerts at once, in the app. Quiet hours keep e-mail and sounds back, not the app’s own list. */
const isAlert = (search: Readonly<PropertySearchRow>) =>
  !search.paused && search.frequency === 'instant' && search.channels.inApp;

export function isMatch(search: Readonly<PropertySearchRow>, row: Facts, now: number): boolean {
  return (
    statusesOf(search.filters).includes(row.status) &&
    testsOf(search.filters, now).every(({ passes }) => passes(row))
  );
}

/** Puts a listing on the market and tells every member with a search that wants to know, once each (type 8). */
export function arrive(world: World, draft: Omit<ListingFacts, 'id'>): Facts {
  const row = world.db.listing.add(draft);
  const now = world.clock.now().getTime();
  const told = new Map<number, Readonly<PropertySearchRow>[]>();
  for (const search of world.db.propertySearch.all()) {
    if (isAlert(search) && isMatch(search, row, now))
      told.set(search.ownerId, [...(told.get(search.ownerId) ?? []), search]);
  }
  for (const [ownerId, [search, ...others]] of told) {
    // Of several searches none is named: each shows it as new.
    const propertySearchId = others.length === 0 ? (search?.id ?? null) : null;
    notify(world, notificationType.listing, { to: ownerId, from: null }, { propertySearchId, count: 1 });
  }
  return row;
}

/** In a living world, something that a search with alerts looks for comes on the market a moment later. */
export function answerSearch(world: World, search: Readonly<PropertySearchRow>): void {
  if (!world.isAlive || !isAlert(search)) return;
  world.later(arrivesAfterMs, () => {
    const current = world.db.propertySearch.get(search.id);
    if (current === undefined || !world.isAlive) return;
    const now = world.clock.now().getTime();
    const model = world.db.listing.sorted('addedAt').findLast((row) => isMatch(current, row, now));
    if (model !== undefined) arrive(world, neighbourOf(model, now));
  });
}

/** The house next door to one that is for sale already, listed just now. */
function neighbourOf({ id: _id, ...model }: Facts, now: number): Omit<ListingFacts, 'id'> {
  return {
    ...model,
    lat: model.lat + 0.0004,
    lng: model.lng + 0.0003,
    addedAt: now,
    lastSeenAt: now,
    auctionAt: model.auctionAt === null ? null : Math.max(model.auctionAt, now + 14 * dayMs),
  };
}
