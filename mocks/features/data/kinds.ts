// The kinds of records a member makes: in which table they are, whose they are, and what they can't be without.
import type { Schema } from '../../engine/contract/contract';
import type { Database, TableName } from '../../engine/db/database';

export type Kind = Schema<'MemberDataKind'>;

/** A row whose columns nobody has looked at. */
export type AnyRow = Record<string, unknown> & { id: string | number };

interface KindOf {
  table: TableName;
  /** The column that names the member; one of a parent where the row itself names none. */
  owner: string;
  /** The column with the record's parent, and where that is. It has to be there, and mine where the row names no owner. */
  parent?: { column: string; table: TableName; by?: string; owner?: string };
}

const own = (table: TableName, owner = 'ownerId'): KindOf => ({ table, owner });
const ofEvaluation = { column: 'evaluationId', table: 'evaluation', owner: 'ownerId' } as const;
const ofHome = { column: 'propertyId', table: 'property' } as const;

/** In the order in which they are brought back: what others belong to first. Files are apart (`files.ts`). */
export const kinds: Record<Exclude<Kind, 'files'>, KindOf> = {
  profile: own('profile', 'userId'),
  preferences: own('preference', 'userId'),
  posts: own('post', 'authorId'),
  comments: { ...own('comment', 'authorId'), parent: { column: 'postId', table: 'post' } },
  contacts: own('contact'),
  propertyManagers: own('propertyManager'),
  properties: own('property'),
  rooms: { ...own('propertyRoom'), parent: ofHome },
  servicedAccommodation: { ...own('propertySaManagement'), parent: ofHome },
  epcs: { ...own('propertyEpc'), parent: ofHome },
  schedules: own('schedule'),
  maintenance: own('propertyMaintenance'),
  videos: own('video'),
  companies: own('company'),
  mortgages: own('mortgage'),
  tenancies: own('tenancy'),
  recurringPayments: own('recurringPayment'),
  transactions: own('transaction'),
  folders: own('folder'),
  documents: own('document'),
  renewalDates: own('renewalDate'),
  evaluationProfiles: own('evaluationSetting'),
  evaluations: own('evaluation'),
  evaluationVersions: { table: 'evaluationVersion', owner: 'evaluationId', parent: ofEvaluation },
  evaluationImages: { table: 'evaluationImage', owner: 'evaluationId', parent: ofEvaluation },
  viewings: own('propertyViewing'),
  tasks: own('propertyAction'),
  savedSearches: own('propertySearch'),
  savedListings: own('listingMark'),
  aiSearches: own('aiSearch'),
  avaTopics: own('avaThread'),
  avaMessages: {
    table: 'avaMessage',
    owner: 'threadId',
    parent: { column: 'threadId', table: 'avaThread', by: 'threadId', owner: 'ownerId' },
  },
  messages: {
    ...own('message', 'senderId'),
    parent: { column: 'conversationId', table: 'conversation' },
  },
};

/** A table whose rows nobody has looked at. */
export interface AnyTable {
  get(id: string | number): AnyRow | undefined;
  all(): AnyRow[];
  first(column: string, value: unknown): AnyRow | undefined;
  put(row: AnyRow): AnyRow;
}

/** The kinds of a database are tables of many types; what a member brings is checked against their rows. */
export const tableOf = (db: Database, name: TableName) => db[name] as unknown as AnyTable;

/** What a record belongs to; undefined when that is not there, null when it belongs to nothing. */
export function parentOf(db: Database, { parent }: KindOf, row: AnyRow): AnyRow | undefined | null {
  if (parent === undefined) return null;
  const key = row[parent.column];
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const table = tableOf(db, parent.table);
  return parent.by === undefined ? table.get(key) : table.first(parent.by, key);
}

/** Whether a record is the member's. */
export function isMine(db: Database, kind: KindOf, row: AnyRow, me: number): boolean {
  if (kind.parent?.owner === undefined) return row[kind.owner] === me;
  return parentOf(db, kind, row)?.[kind.parent.owner] === me;
}
