// Which records hang on a home, a room or a person, so that none of them loses what it belongs to.
import type { Schema } from './contract';
import type { Database, Row } from './db/database';
import { Refusal } from './handlers/refusal';
import { linkedOf } from './portfolio-links';

export type Use = NonNullable<Schema<'InUseConflict'>['usedIn']>[number];

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  property: ['home', 'homes'],
  tenancy: ['tenancy', 'tenancies'],
  mortgage: ['mortgage', 'mortgages'],
  transaction: ['transaction', 'transactions'],
  recurringPayment: ['recurring payment', 'recurring payments'],
  renewalDate: ['renewal date', 'renewal dates'],
  document: ['document', 'documents'],
  evaluation: ['evaluation', 'evaluations'],
  propertyAction: ['task', 'tasks'],
  propertyViewing: ['viewing', 'viewings'],
  propertyRoom: ['room', 'rooms'],
  propertySaManagement: ['record of letting by the night', 'records of letting by the night'],
  propertyEpc: ['energy certificate', 'energy certificates'],
  schedule: ['schedule', 'schedules'],
  video: ['film', 'films'],
  propertyMaintenance: ['maintenance job', 'maintenance jobs'],
};

/** The kinds of records that name the home they belong to. */
const ofProperty = Object.keys(nouns).filter((kind) => kind !== 'property' && kind !== 'video');

interface OwnedTable {
  by(column: 'ownerId', ownerId: number): readonly { propertyId?: string | null }[];
}

const used = (kind: string, count: number): Use[] => (count > 0 ? [{ kind, count }] : []);

export function usesOfProperty(db: Database, { id, ownerId }: Readonly<Row<'property'>>): Use[] {
  // A table of this name, where the world has it, holds records of members.
  const tables = db as unknown as Partial<Record<string, OwnedTable>>;
  const inTables = ofProperty.flatMap((kind) => {
    const rows = tables[kind]?.by('ownerId', ownerId) ?? [];
    return used(kind, rows.filter(({ propertyId }) => propertyId === id).length);
  });
  const videos = db.video.by('refId', id).filter((row) => row.ownerId === ownerId);
  return [...inTables, ...used('video', videos.length)];
}

export function usesOfRoom(db: Database, { id, ownerId, propertyId }: Readonly<Row<'propertyRoom'>>): Use[] {
  const tenancies = linkedOf(db, 'tenancy', ownerId).filter(({ roomId }) => roomId === id);
  const jobs = db.propertyMaintenance.by('propertyId', propertyId).filter(({ roomId }) => roomId === id);
  return [...used('tenancy', tenancies.length), ...used('propertyMaintenance', jobs.length)];
}

/** Whether a job names the person: as who reported it, does it or offered to. */
export const namesContact = (job: Readonly<Row<'propertyMaintenance'>>, contactId: string) =>
  job.reportedBy === contactId ||
  job.contractorId === contactId ||
  job.quotes.some((quote) => quote.contactId === contactId);

export function usesOfContact(db: Database, { id, ownerId }: Readonly<Row<'contact'>>): Use[] {
  const tenancies = linkedOf(db, 'tenancy', ownerId).filter(({ tenants }) => tenants.includes(id));
  const jobs = db.propertyMaintenance.by('ownerId', ownerId).filter((job) => namesContact(job, id));
  return [...used('tenancy', tenancies.length), ...used('propertyMaintenance', jobs.length)];
}

/** `2 tenancies, 1 mortgage and 3 rooms`. */
function listed(uses: readonly Use[]): string {
  const parts = uses.map(({ kind, count }) => {
    const [one, many] = nouns[kind] ?? ['record', 'records'];
    return `${count} ${count === 1 ? one : many}`;
  });
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/**
 * Throws 409 with where it is used when it is used at all.
 * @param say the sentence around the list of uses
 */
export function refuseInUse(usedIn: Use[], say: (uses: string) => string): void {
  if (usedIn.length === 0) return;
  const body: Schema<'InUseConflict'> = { message: say(listed(usedIn)), code: 'in-use', usedIn };
  throw new Refusal(409, body);
}
