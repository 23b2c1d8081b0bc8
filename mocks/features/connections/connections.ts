import { askToConnect } from '../feed/activity/activity';
import { acceptConnection, blockMember, declineConnection, removeRelation } from './activity-connections';
import type { Row } from '../../engine/db/database';
import { preferencesOf } from '../profile/members/preferences';
import { isSeenOnline } from '../../engine/realtime/presence';
import { connectedIds, partnerIn, relationOf, relationsOf, statusFor } from '../../engine/world/relations';
import type { World } from '../../engine/world/world';
import { connectionView, noteOf, saveNote } from './view';
import type { CallOf, Filters, OperationsOf } from '../../engine/answers/operation';
import { newestFirst, paged } from '../../engine/answers/paging';
import { conflict, forbidden, invalid, notFound, tooMany } from '../../engine/requests/refusal';

const pageSize = 20;
const requestsADay = 100;
const dayMs = 24 * 3_600_000;

type Connection = Readonly<Row<'connection'>>;

/** Who was blocked is not told so, and who was declined neither. */
const isKnownTo = (row: Connection, userId: number) =>
  (row.status !== 'blocked' || row.requesterId === userId) &&
  (row.status !== 'declined' || row.addresseeId === userId);

/** Who is suspended is counted and listed nowhere, but for those I blocked. */
const isSuspended = ({ db }: World, row: Connection, userId: number) =>
  row.status !== 'blocked' && db.user.get(partnerIn(row, userId))?.status !== 'active';

/** A connection of mine. Throws 404 when it is not mine, or I am not to know of it. */
function ownConnection(call: CallOf<'updateConnection' | 'removeConnection'>, meId: number): Connection {
  const row = call.world.db.connection.get(call.id());
  const isMine = row !== undefined && (row.requesterId === meId || row.addresseeId === meId);
  if (!isMine || !isKnownTo(row, meId)) throw notFound('We couldn’t find that connection');
  return row;
}

/** Whether a connection is about these words: the other's name, my note, or a tag of mine. */
function isAbout(world: World, row: Connection, meId: number, words: string): boolean {
  const user = world.db.user.get(partnerIn(row, meId));
  const { privateNote, tags } = noteOf(world.db, row.id, meId);
  const texts = [user?.fullName, user?.username, privateNote, ...tags];
  return texts.some((text) => text?.toLowerCase().includes(words));
}

function inOrder(
  world: World,
  rows: readonly Connection[],
  meId: number,
  sort: Filters<'listConnections'>['sort'],
): Connection[] {
  const nameOf = (row: Connection) => world.db.user.get(partnerIn(row, meId))?.fullName ?? '';
  const byName = (a: Connection, b: Connection) => (nameOf(a) < nameOf(b) ? -1 : 1);
  if (sort === 'name') return rows.toSorted(byName);
  if (sort !== 'online') return rows.toSorted(newestFirst);
  const online = new Set(rows.filter((row) => isSeenOnline(world, partnerIn(row, meId))));
  return rows.toSorted((a, b) => Number(online.has(b)) - Number(online.has(a)) || byName(a, b));
}

/** Throws 403 when the member takes no requests from the asker, 429 when the asker asks too many. */
function refuseUnwanted({ db, clock }: World, meId: number, addresseeId: number): void {
  const { connectionsFrom } = preferencesOf(db, addresseeId);
  if (connectionsFrom === 'nobody') throw forbidden('This member isn’t accepting connection requests');
  if (connectionsFrom === 'mutuals') {
    const mine = connectedIds(db, meId);
    const knowsOne = [...connectedIds(db, addresseeId)].some((id) => mine.has(id));
    if (!knowsOne)
      throw forbidden('This member only accepts requests from people with a connection in common');
  }
  const since = new Date(clock.now().getTime() - dayMs).toISOString();
  const today = db.connection.by('requesterId', meId).filter((row) => row.createdAt > since);
  if (today.length >= requestsADay)
    throw tooMany(3600, 'You’ve reached today’s limit for requests. Try again tomorrow');
}

/** The first answer to a request counts. Throws 403 to who asked, 409 when it was answered otherwise. */
function answer(world: World, row: Connection, meId: number, status: 'accepted' | 'declined'): Connection {
  if (row.addresseeId !== meId) throw forbidden('Only the person you asked can accept or decline');
  if (row.status === status) return row;
  if (row.status !== 'pending') throw conflict('This request has already been answered');
  return status === 'accepted' ? acceptConnection(world, row) : declineConnection(world, row);
}

export const connectionOperations = {
  listConnections(call) {
    const me = call.me();
    const { db } = call.world;
    const { status, direction, query = '', sort } = call.filters();
    const words = query.trim().toLowerCase();
    const rows = relationsOf(db, me.id)
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => direction === undefined || (row.addresseeId === me.id) === (direction === 'in'))
      .filter((row) => isKnownTo(row, me.id) && !isSuspended(call.world, row, me.id))
      .filter((row) => words === '' || isAbout(call.world, row, me.id, words));
    const sorted = inOrder(call.world, rows, me.id, sort);
    return { status: 200, body: paged(call, sorted, pageSize, (row) => connectionView(db, row, me.id)) };
  },

  async requestConnection(call) {
    const me = call.me();
    const { db } = call.world;
    const { userId, note, status } = await call.body();
    if (userId === me.id) throw invalid({ userId: ['You can’t connect with yourself'] });
    const known = relationOf(db, me.id, userId);
    const user = db.user.get(userId);
    const isHidden = known?.status === 'blocked' && known.requesterId === userId;
    if (user === undefined || user.status === 'suspended' || isHidden)
      throw notFound('We couldn’t find that member');
    if (status === 'blocked') {
      return { status: 201, body: connectionView(db, blockMember(call.world, me.id, userId), me.id) };
    }
    if (statusFor(known, me.id) !== 'none') {
      throw conflict('You’re already connected, or one of you has already asked');
    }
    refuseUnwanted(call.world, me.id, userId);
    if (known) removeRelation(call.world, known.id);
    const connection = askToConnect(call.world, me.id, userId, note ?? null);
    return { status: 201, body: connectionView(db, connection, me.id) };
  },

  async updateConnection(call) {
    const me = call.me();
    const { world } = call;
    const row = ownConnection(call, me.id);
    const { status, privateNote, tags } = await call.body();
    const saved =
      status === undefined
        ? row
        : status === 'blocked'
          ? blockMember(world, me.id, partnerIn(row, me.id))
          : answer(world, row, me.id, status);
    if (privateNote !== undefined || tags) {
      saveNote(world.db, row.id, me.id, {
        ...(privateNote !== undefined && { privateNote: privateNote?.trim() || null }),
        ...(tags && { tags }),
      });
    }
    return { status: 200, body: connectionView(world.db, saved, me.id) };
  },

  removeConnection(call) {
    const me = call.me();
    removeRelation(call.world, ownConnection(call, me.id).id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listConnections' | 'requestConnection' | 'updateConnection' | 'removeConnection'>;
