// Members as other members see them.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { preferencesOf } from './members/preferences';
import { connectedIds, relationOf, statusFor } from '../../engine/world/relations';
import { memberAccountView } from '../account/view';

const countIn = (ids: ReadonlySet<number>, among: ReadonlySet<number>) =>
  [...ids].filter((id) => among.has(id)).length;

interface Reading {
  /** Whom the reader is connected with; asked for once a list. */
  mine: ReadonlySet<number>;
  /** With the account behind the member: for admins. */
  isAdmin?: boolean;
}

export function userView(
  db: Database,
  user: Readonly<Row<'user'>>,
  readerId: number,
  { mine, isAdmin = false }: Reading,
): Schema<'User'> {
  const relation = relationOf(db, readerId, user.id);
  const connectionStatus = statusFor(relation, readerId);
  const isMine = user.id === readerId;
  const location =
    user.town === null && user.outcode === null
      ? null
      : {
          ...(user.town !== null && { town: user.town }),
          ...(user.outcode !== null && { outcode: user.outcode }),
        };
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
    mutualCount: isMine ? 0 : countIn(connectedIds(db, user.id), mine),
    lastSeenAt: isMine || preferencesOf(db, user.id).showOnline ? user.lastSeenAt : null,
    strategies: [...user.strategies],
    ...(isAdmin && { account: memberAccountView(db, user) }),
  };
}
