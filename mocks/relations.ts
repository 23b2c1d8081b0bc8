import type { Schema } from './contract';
import type { Row, Tables } from './db/database';

type Connections = Pick<Tables, 'connection'>;

/** The relation between two members, whoever asked. */
export function relationOf(
  tables: Connections,
  a: number,
  b: number,
): Readonly<Row<'connection'>> | undefined {
  return relationsOf(tables, a).find((row) => partnerIn(row, a) === b);
}

export const relationsOf = (tables: Connections, userId: number): Readonly<Row<'connection'>>[] => [
  ...tables.connection.by('requesterId', userId),
  ...tables.connection.by('addresseeId', userId),
];

export const partnerIn = (row: Readonly<Row<'connection'>>, userId: number) =>
  row.requesterId === userId ? row.addresseeId : row.requesterId;

/** Ids of the members that this member is connected with. */
export const connectedIds = (tables: Connections, userId: number): Set<number> =>
  new Set(
    relationsOf(tables, userId)
      .filter((row) => row.status === 'accepted')
      .map((row) => partnerIn(row, userId)),
  );

/** What the other member of a relation is to `userId`. A declined request leaves no trace. */
export function statusFor(
  row: Readonly<Row<'connection'>> | undefined,
  userId: number,
): Schema<'ConnectionStatus'> {
  switch (row?.status) {
    case 'accepted':
      return 'connected';
    case 'blocked':
      return 'blocked';
    case 'pending':
      return row.requesterId === userId ? 'pending_out' : 'pending_in';
    default:
      return 'none';
  }
}

/** May this member read the post? */
export function canRead(tables: Connections, post: Readonly<Row<'post'>>, userId: number): boolean {
  if (post.authorId === userId || post.audience === 'members') return true;
  return post.audience === 'connections' && connectedIds(tables, userId).has(post.authorId);
}
