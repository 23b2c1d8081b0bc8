import type { Schema } from '../contract';
import type { Database, Row } from '../db/database';
import { connectedIds, relationOf, statusFor } from '../relations';
import type { OperationsOf } from './operation';
import { paged } from './paging';

const pageSize = 20;

const mutualCount = (db: Database, a: ReadonlySet<number>, b: number) =>
  [...connectedIds(db, b)].filter((id) => a.has(id)).length;

function userView(
  db: Database,
  user: Readonly<Row<'user'>>,
  readerId: number,
  mine: ReadonlySet<number>,
): Schema<'User'> {
  const relation = relationOf(db, readerId, user.id);
  const connectionStatus = statusFor(relation, readerId);
  const location =
    user.town === null ? null : { town: user.town, ...(user.outcode && { outcode: user.outcode }) };
  return {
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    profileImage: user.profileImage,
    headline: user.headline,
    roles: [...user.roles],
    location,
    verified: user.verified,
    joinedAt: user.joinedAt,
    connectionStatus,
    connectionId: connectionStatus === 'none' ? null : (relation?.id ?? null),
    mutualCount: mutualCount(db, mine, user.id),
    lastSeenAt: user.lastSeenAt,
  };
}

export const userOperations = {
  listUsers(call) {
    const me = call.me();
    const { db } = call.world;
    const { query: asked = '', suggested: isSuggested, connected: isConnected } = call.filters();
    const query = asked.trim().toLowerCase();
    const mine = connectedIds(db, me.id);
    const found = db.user.all().filter((user) => {
      if (user.id === me.id) return false;
      const status = statusFor(relationOf(db, me.id, user.id), me.id);
      if (status === 'blocked') return false;
      if (isSuggested && status !== 'none') return false;
      if (isConnected && status !== 'connected') return false;
      return user.fullName.toLowerCase().includes(query) || user.username.includes(query);
    });
    const mutual = new Map(found.map(({ id }) => [id, isSuggested ? mutualCount(db, mine, id) : 0]));
    const sorted = found.toSorted(
      (a, b) =>
        (mutual.get(b.id) ?? 0) - (mutual.get(a.id) ?? 0) || a.fullName.localeCompare(b.fullName, 'en-GB'),
    );
    return { status: 200, body: paged(call, sorted, pageSize, (user) => userView(db, user, me.id, mine)) };
  },
} satisfies OperationsOf<'listUsers'>;
