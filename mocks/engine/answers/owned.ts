// What every record that belongs to a member has in common.
import type { Collection } from '../db/collection';
import type { Key } from '../db/model';
import type { Call } from './operation';
import { conflict, forbidden, notFound } from '../requests/refusal';

/** Set by the server, never by a call. */
export interface OwnedRow {
  id: Key;
  ownerId: number;
  createdAt: string;
  updatedAt: string;
}

/** What a member may give of a record. */
export type Draft<Row extends OwnedRow> = Omit<Row, keyof OwnedRow>;

/**
 * My record by the id of the path. Throws 404 when there is none, 403 when it is somebody else's.
 * @param noun as in a sentence: “mortgage”
 */
export function ownRow<Row extends OwnedRow>(
  call: Call,
  table: Pick<Collection<Row, never>, 'get'>,
  noun: string,
  id: Key = call.param('id'),
): Readonly<Row> {
  const me = call.me();
  const row = table.get(id);
  if (row === undefined) throw notFound(`We couldn’t find that ${noun}`);
  if (row.ownerId !== me.id) throw forbidden(`You don’t have access to this ${noun}`);
  return row;
}

/** Adds a record of mine, stamped with owner and times. */
export function addOwn<Row extends OwnedRow>(
  call: Call,
  table: Pick<Collection<Row, never>, 'add'>,
  draft: Draft<Row>,
): Readonly<Row> {
  const at = call.world.clock.now().toISOString();
  // TypeScript cannot see that a draft and what the server sets make a row without its id.
  const row = { ...draft, ownerId: call.me().id, createdAt: at, updatedAt: at } as unknown as Omit<Row, 'id'>;
  return table.add(row);
}

/**
 * Changes the given fields of a record. Throws 409 when `updatedAt` names an older state than the stored one:
 * somebody changed it in the meantime.
 */
export function changeOwn<Row extends OwnedRow>(
  call: Call,
  table: Pick<Collection<Row, never>, 'update'>,
  row: Readonly<Row>,
  { updatedAt: seen, ...patch }: Partial<Draft<Row>> & { updatedAt?: string | undefined },
): Readonly<Row> {
  if (seen !== undefined && seen !== row.updatedAt) throw conflict('This has changed since you opened it');
  const updatedAt = call.world.clock.now().toISOString();
  // The patch holds fields of the row; the compiler loses that in the rest of a generic.
  return table.update(row.id, { ...patch, updatedAt } as unknown as Partial<Omit<Row, 'id'>>);
}
