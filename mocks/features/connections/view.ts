// A connection as one of the two sees it, with what only they noted down.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row, Tables } from '../../engine/db/database';
import { connectedIds, partnerIn } from '../../engine/world/relations';
import { authorView } from '../../engine/answers/views';

type Note = Pick<Row<'connectionNote'>, 'privateNote' | 'tags'>;
type Notes = Pick<Tables, 'connectionNote'>;

const shownMutuals = 3;

const keyOf = (connectionId: number, userId: number) => `${connectionId} ${userId}`;

/** What this side noted down of a connection. */
export const noteOf = (tables: Notes, connectionId: number, userId: number): Readonly<Note> =>
  tables.connectionNote.first('key', keyOf(connectionId, userId)) ?? { privateNote: null, tags: [] };

export function saveNote(tables: Notes, connectionId: number, userId: number, patch: Partial<Note>): void {
  const key = keyOf(connectionId, userId);
  const known = tables.connectionNote.first('key', key);
  if (known) tables.connectionNote.update(known.id, patch);
  else tables.connectionNote.add({ privateNote: null, tags: [], ...patch, key, connectionId });
}

export function connectionView(
  db: Database,
  connection: Readonly<Row<'connection'>>,
  readerId: number,
): Schema<'Connection'> {
  const { id, requesterId, addresseeId, status, note, createdAt, respondedAt } = connection;
  const partnerId = partnerIn(connection, readerId);
  const { privateNote, tags } = noteOf(db, id, readerId);
  const mine = connectedIds(db, readerId);
  const mutual = [...connectedIds(db, partnerId)].filter((each) => mine.has(each));
  const user = authorView(db, partnerId);
  return {
    id,
    requesterId,
    addresseeId,
    status,
    note,
    createdAt,
    respondedAt,
    privateNote,
    tags: [...tags],
    mutualCount: mutual.length,
    mutuals: mutual.slice(0, shownMutuals).map((each) => authorView(db, each)),
    user,
  };
}
