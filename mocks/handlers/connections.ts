import { askToConnect } from '../activity';
import { relationOf, relationsOf, statusFor } from '../relations';
import type { OperationsOf } from './operation';
import { newestFirst, paged } from './paging';
import { conflict, invalid, notFound } from './refusal';
import { connectionView } from './views';

const pageSize = 20;

export const connectionOperations = {
  listConnections(call) {
    const me = call.me();
    const { db } = call.world;
    const { status, direction } = call.filters();
    const rows = relationsOf(db, me.id)
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => direction === undefined || (row.addresseeId === me.id) === (direction === 'in'))
      // Who was blocked is not told so.
      .filter((row) => row.status !== 'blocked' || row.requesterId === me.id)
      .toSorted(newestFirst);
    return { status: 200, body: paged(call, rows, pageSize, (row) => connectionView(db, row, me.id)) };
  },

  async requestConnection(call) {
    const me = call.me();
    const { db } = call.world;
    const body = await call.body();
    if (body.userId === me.id) throw invalid({ userId: ['You cannot connect with yourself'] });
    if (db.user.get(body.userId) === undefined) throw notFound('There is no such member');
    const known = relationOf(db, me.id, body.userId);
    if (statusFor(known, me.id) !== 'none') {
      throw conflict('You are connected already, or one of you has asked');
    }
    if (known) db.connection.remove(known.id);
    const connection = askToConnect(call.world, me.id, body.userId, body.note ?? null);
    return { status: 201, body: connectionView(db, connection, me.id) };
  },

  removeConnection(call) {
    const me = call.me();
    const { db } = call.world;
    const row = db.connection.get(call.id());
    if (row === undefined || (row.requesterId !== me.id && row.addresseeId !== me.id)) {
      throw notFound('There is no such connection');
    }
    db.connection.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listConnections' | 'requestConnection' | 'removeConnection'>;
