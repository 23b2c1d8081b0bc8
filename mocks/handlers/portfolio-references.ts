// What a record of the portfolio may point at, and what it must know of that.
import { numberOf, uuidOf } from '../db/document-table';
import type { FieldProblems } from './field-problems';
import type { Call } from './operation';

const nouns = {
  property: 'properties',
  propertyRoom: 'rooms',
  contact: 'contacts',
  tenancy: 'tenancies',
  mortgage: 'mortgages',
  document: 'documents',
  folder: 'folders',
  company: 'companies',
  transaction: 'transactions',
  renewalDate: 'renewal dates',
  propertyMaintenance: 'jobs',
} as const;

export type Referable = keyof typeof nouns;
export type Nation = 'england' | 'wales' | 'scotland' | 'northern_ireland';

/** What is asked of records that other parts of the portfolio keep. */
interface Referred {
  ownerId: number;
  propertyId?: string | null;
  nation?: Nation;
  owners?: readonly { companyId?: string | null }[];
}

interface ReferredTable {
  get(id: string): Referred | undefined;
  by(column: 'ownerId', value: number): Referred[];
}

/** The table, or undefined while its part of the portfolio is not kept yet. */
function tableOf(call: Call, kind: Referable): ReferredTable | undefined {
  // A database is its tables by name, and the rows of these have an owner and, where they exist, the columns above.
  return (call.world.db as unknown as Partial<Record<Referable, ReferredTable>>)[kind];
}

/** While a table is not kept, the ids of its seed stand for it. */
const isSeedId = (kind: Referable, id: string) => id.slice(0, 8) === uuidOf(kind, 1).slice(0, 8);

function isMine(call: Call, kind: Referable, id: string): boolean {
  const table = tableOf(call, kind);
  return table === undefined ? isSeedId(kind, id) : table.get(id)?.ownerId === call.me().id;
}

/** Says of the field when it names a record that is not mine. Nothing named is no problem. */
export function checkReference(
  call: Call,
  problems: FieldProblems,
  field: string,
  kind: Referable,
  id: string | readonly string[] | null | undefined,
): void {
  const ids = typeof id === 'string' ? [id] : (id ?? []);
  problems.when(
    ids.some((each) => !isMine(call, kind, each)),
    field,
    `Choose one of your ${nouns[kind]}`,
  );
}

/** The nation a property of mine lies in. */
export function nationOf(call: Call, propertyId: string): Nation {
  const table = tableOf(call, 'property');
  if (table !== undefined) return table.get(propertyId)?.nation ?? 'england';
  return ({ 12: 'scotland', 13: 'wales' } as const)[numberOf(propertyId)] ?? 'england';
}

/** Whether a room belongs to a property. */
export function isRoomOf(call: Call, roomId: string, propertyId: string): boolean {
  const table = tableOf(call, 'propertyRoom');
  if (table !== undefined) return table.get(roomId)?.propertyId === propertyId;
  return numberOf(propertyId) === (numberOf(roomId) <= 5 ? 3 : 7);
}

/** Whether a property of mine is owned, wholly or in part, by the company. */
export function ownsProperty(call: Call, companyId: string): boolean {
  const mine = tableOf(call, 'property')?.by('ownerId', call.me().id) ?? [];
  return mine.some(({ owners = [] }) => owners.some((owner) => owner.companyId === companyId));
}
