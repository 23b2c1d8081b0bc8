import type { Schema } from '../contract/contract';
import type { Row, Tables } from '../db/database';

type Connections = Pick<Tables, 'connection'>;

/** The relation between two members, whoever asked. */
export function relationOf(
  tables: Connections,
  a: number,
  b: number,
): Readonly<Row<'connection'>> | undefined {
  return relationsOf(tables, a).find((row) => partnerIn(row, a) === b);
}

/** Every relation of a member, by the other one's id: for lists, which would ask for one at a time otherwise. */
export const relationsByPartner = (
  tables: Connections,
  userId: number,
): ReadonlyMap<number, Readonly<Row<'connection'>>> =>
  new Map(relationsOf(tables, userId).map((row) => [partnerIn(row, userId), row]));

/** Has either of them blocked the other? */
export const isBlockedBetween = (tables: Connections, a: number, b: number) =>
  relationOf(tables, a, b)?.status === 'blocked';

/** How many of these members each other member is connected with. */
export function mutualCounts(tables: Connections, mine: ReadonlySet<number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of mine) {
    for (const next of connectedIds(tables, id)) counts.set(next, (counts.get(next) ?? 0) + 1);
  }
  return counts;
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

/** May this member read the post? Not when one of the two has blocked the other. */
export function canRead(tables: Connections, post: Readonly<Row<'post'>>, userId: number): boolean {
  if (post.authorId === userId) return true;
  if (isBlockedBetween(tables, userId, post.authorId)) return false;
  if (post.audience === 'members') return true;
  return post.audience === 'connections' && connectedIds(tables, userId).has(post.authorId);
}
