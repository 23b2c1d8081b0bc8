// What a record of the portfolio may point at, and what it must know of that.
import type { Row } from '../../engine/db/database';
import type { FieldProblems } from '../../engine/requests/field-problems';
import type { Call } from '../../engine/answers/operation';

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
  evaluation: 'evaluations',
  recurringPayment: 'recurring payments',
  propertyManager: 'property managers',
  propertySaManagement: 'serviced lets',
  propertyEpc: 'EPCs',
  schedule: 'schedules',
  video: 'videos',
} as const;

export type Referable = keyof typeof nouns;
export type Nation = Row<'property'>['nation'];

function isMine(call: Call, kind: Referable, id: string): boolean {
  const tables: Readonly<Record<Referable, { get(id: string): { ownerId: number } | undefined }>> =
    call.world.db;
  return tables[kind].get(id)?.ownerId === call.me().id;
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
export const nationOf = (call: Call, propertyId: string): Nation =>
  call.world.db.property.get(propertyId)?.nation ?? 'england';

/** Whether a room belongs to a property. */
export const isRoomOf = (call: Call, roomId: string, propertyId: string): boolean =>
  call.world.db.propertyRoom.get(roomId)?.propertyId === propertyId;

/** Whether a property of mine is owned, wholly or in part, by the company. */
export const ownsProperty = (call: Call, companyId: string): boolean =>
  call.world.db.property
    .by('ownerId', call.me().id)
    .some(({ owners }) => owners.some((owner) => owner.companyId === companyId));
