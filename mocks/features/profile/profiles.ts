import type { Row } from '../../engine/db/database';
import { byMiles, seenFrom } from '../property-search/areas/places';
import { preferencesOf } from './members/preferences';
import { isSeenOnline } from '../../engine/realtime/presence';
import {
  connectedIds,
  isBlockedBetween,
  mutualCounts,
  relationsByPartner,
  statusFor,
} from '../../engine/world/relations';
import { isShownTo } from './members/profile-audience';
import type { CallOf, Filters, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { connectionsSeen, profileOf } from './card';
import { userView } from './view';
import { forbidden, notFound } from '../../engine/requests/refusal';
import type { World } from '../../engine/world/world';

const pageSize = 20;

type Member = Readonly<Row<'user'>>;
type Asked = Filters<'listUsers'>;

/** Throws 403 when somebody asks what only admins may. */
function refuseCurious({ admin, status, accountRole, plan }: Asked, me: Member): void {
  const isCurious = admin === true || status !== undefined || accountRole !== undefined || plan !== undefined;
  if (isCurious && me.role !== 'admin') throw forbidden('Only admins can see accounts');
}

/** With whom a member is connected. Throws 404 when the reader does not find the member, 403 when they may not see it. */
function connectionsOf({ db }: World, ownerId: number, me: Member): ReadonlySet<number> {
  const owner = db.user.get(ownerId);
  if (owner?.status !== 'active' || isBlockedBetween(db, ownerId, me.id))
    throw notFound('We couldn’t find that member');
  const connected = connectionsSeen(db, ownerId, me.id);
  const closeness = ownerId === me.id ? 'me' : connected.has(me.id) ? 'connections' : 'members';
  if (!isShownTo(profileOf(db, owner), 'connections', closeness)) {
    throw forbidden('This member has hidden their connections');
  }
  return connected;
}

function fits({ query = '', role, area = '', strategy, status, accountRole, plan }: Asked) {
  const words = query.trim().toLowerCase();
  const place = area.trim().toLowerCase();
  return (user: Member) =>
    (role === undefined || user.roles.includes(role)) &&
    (strategy === undefined || user.strategies.includes(strategy)) &&
    (status === undefined || user.status === status) &&
    (accountRole === undefined || user.role === accountRole) &&
    (plan === undefined || user.plan === plan) &&
    (place === '' || isAt(user, place)) &&
    (words === '' || user.username.includes(words) || user.fullName.toLowerCase().includes(words));
}

const isAt = ({ town, outcode }: Member, place: string) =>
  town?.toLowerCase() === place || (outcode?.toLowerCase().startsWith(place) ?? false);

/** All members in the asked order, as far as the table keeps it: names and times. */
function inOrder(call: CallOf<'listUsers'>, sort: Asked['sort']): readonly Member[] {
  const { user } = call.world.db;
  if (sort === '-joinedAt') return user.sorted('joinedAt').toReversed();
  if (sort === '-lastSeenAt') return user.sorted('lastSeenAt').toReversed();
  return user.sorted('fullName');
}

/** How far a member is from me: my connection, a connection of one, or anybody else. */
function degreeOf(mine: ReadonlySet<number>, mutual: ReadonlyMap<number, number>, id: number) {
  if (mine.has(id)) return '1';
  return mutual.has(id) ? '2' : 'other';
}

export const userOperations = {
  listUsers(call) {
    const me = call.me();
    const { db } = call.world;
    const asked = call.filters();
    refuseCurious(asked, me);
    const isAdmin = asked.admin === true;
    const relations = relationsByPartner(db, me.id);
    const mine = connectedIds(db, me.id);
    const muted = new Set(preferencesOf(db, me.id).mutedUserIds);
    const isByMutual = asked.sort === 'relevance' || (asked.suggested && asked.sort === undefined);
    const mutual = isByMutual || asked.degree ? mutualCounts(db, mine) : new Map<number, number>();
    const isFitting = fits(asked);
    const theirs = asked.connectedTo === undefined ? null : connectionsOf(call.world, asked.connectedTo, me);
    const search = seenFrom(asked.near, asked.radius);
    const found = inOrder(call, asked.sort).flatMap((user) => {
      if (!isFitting(user) || theirs?.has(user.id) === false) return [];
      const { isNear, miles } = search(user);
      if (!isNear) return [];
      if (isAdmin) return [{ user, miles }];
      if ((user.id === me.id && !theirs) || user.status === 'suspended') return [];
      const status = statusFor(relations.get(user.id), me.id);
      if (status === 'blocked') return [];
      if (asked.suggested && status !== 'none') return [];
      if (asked.connected && status !== 'connected') return [];
      if (asked.muted && !muted.has(user.id)) return [];
      if (asked.degree && degreeOf(mine, mutual, user.id) !== asked.degree) return [];
      const isShown = asked.online === undefined || isSeenOnline(call.world, user.id) === asked.online;
      return isShown ? [{ user, miles }] : [];
    });
    // Those that are alike stay in the order of their names.
    if (isByMutual) found.sort((a, b) => (mutual.get(b.user.id) ?? 0) - (mutual.get(a.user.id) ?? 0));
    if (theirs) {
      const isKnown = ({ user: { id } }: { user: Member }) => Number(id === me.id || mine.has(id));
      found.sort((a, b) => isKnown(b) - isKnown(a));
    }
    if (asked.sort === 'relevance' || asked.sort === 'nearest') found.sort(byMiles);
    const isPlaced = (asked.near ?? '').trim() !== '';
    const body = paged(call, found, pageSize, ({ user, miles }) => ({
      ...userView(db, user, me.id, { mine, isAdmin }),
      ...(isPlaced && { distanceMiles: miles }),
    }));
    return { status: 200, body };
  },
} satisfies OperationsOf<'listUsers'>;
