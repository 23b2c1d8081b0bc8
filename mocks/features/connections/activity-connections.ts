// What members do to each other's network, with everything that follows from it.
import type { Row } from '../../engine/db/database';
import { notificationType } from '../notifications/notification-types';
import { notify } from '../notifications/notify';
import { relationOf } from '../../engine/world/relations';
import type { World } from '../../engine/world/world';

type Connection = Readonly<Row<'connection'>>;

/** The member who was asked says yes; who asked hears of it. */
export function acceptConnection(world: World, row: Connection): Connection {
  const respondedAt = world.clock.now().toISOString();
  const accepted = world.db.connection.update(row.id, { status: 'accepted', respondedAt });
  notify(world, notificationType.connected, { to: row.requesterId, from: row.addresseeId });
  return accepted;
}

/** Who was asked says no; who asked hears nothing. */
export const declineConnection = (world: World, row: Connection): Connection =>
  world.db.connection.update(row.id, { status: 'declined', respondedAt: world.clock.now().toISOString() });

/** Two members know each other without a request: one came by the other's invitation. */
export function connectAtOnce(world: World, inviterId: number, joinedId: number): void {
  const at = world.clock.now().toISOString();
  world.db.connection.add({
    requesterId: inviterId,
    addresseeId: joinedId,
    status: 'accepted',
    note: null,
    createdAt: at,
    respondedAt: at,
  });
  notify(world, notificationType.connected, { to: inviterId, from: joinedId });
}

/** Whatever was between the two gives way; who blocks is the requester of the row, so that only they can undo it. */
export function blockMember(world: World, blockerId: number, blockedId: number): Connection {
  const at = world.clock.now().toISOString();
  const row = {
    requesterId: blockerId,
    addresseeId: blockedId,
    status: 'blocked' as const,
    note: null,
    respondedAt: at,
  };
  const known = relationOf(world.db, blockerId, blockedId);
  return known
    ? world.db.connection.update(known.id, row)
    : world.db.connection.add({ ...row, createdAt: at });
}

/** Ends a connection, a request or a block, with what was noted down of it. */
export function removeRelation(world: World, id: number): void {
  for (const note of world.db.connectionNote.by('connectionId', id)) world.db.connectionNote.remove(note.id);
  world.db.connection.remove(id);
}
