// Which records hang on a home, a room or a person, so that none of them loses what it belongs to.
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { Refusal } from '../../../engine/requests/refusal';

export type Use = NonNullable<Schema<'InUseConflict'>['usedIn']>[number];

/** The tables whose records name the home they belong to, and what these are called. */
const ofProperty = {
  tenancy: ['tenancy', 'tenancies'],
  mortgage: ['mortgage', 'mortgages'],
  recurringPayment: ['recurring payment', 'recurring payments'],
  renewalDate: ['renewal date', 'renewal dates'],
  document: ['document', 'documents'],
  evaluation: ['evaluation', 'evaluations'],
  propertyAction: ['task', 'tasks'],
  propertyViewing: ['viewing', 'viewings'],
  propertyRoom: ['room', 'rooms'],
  propertySaManagement: ['serviced accommodation record', 'serviced accommodation records'],
  propertyEpc: ['energy certificate', 'energy certificates'],
  schedule: ['schedule', 'schedules'],
  propertyMaintenance: ['maintenance job', 'maintenance jobs'],
} as const;

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ...ofProperty,
  property: ['property', 'properties'],
  transaction: ['transaction', 'transactions'],
  folder: ['folder', 'folders'],
  video: ['film', 'films'],
};

interface OwnedTable {
  by(column: 'ownerId', ownerId: number): readonly { propertyId: string | null }[];
}
// Object.keys of a literal holds exactly its own keys.
const kindsOfProperty = Object.keys(ofProperty) as (keyof typeof ofProperty)[];

const used = (kind: string, count: number): Use[] => (count > 0 ? [{ kind, count }] : []);

/** The folders that a home has from its beginning, and loses with its end. */
export const systemFoldersOf = (db: Database, { id, ownerId }: Readonly<Row<'property'>>) =>
  db.folder.by('ownerId', ownerId).filter((folder) => folder.system && folder.propertyId === id);

/** What hangs on a home. The folders it began with are its own, only what lies in them counts. */
export function usesOfProperty(db: Database, property: Readonly<Row<'property'>>): Use[] {
  const { id, ownerId } = property;
  const tables: Readonly<Record<keyof typeof ofProperty, OwnedTable>> = db;
  const inTables = kindsOfProperty.flatMap((kind) => {
    const rows = tables[kind].by('ownerId', ownerId);
    return used(kind, rows.filter(({ propertyId }) => propertyId === id).length);
  });
  const folders = db.folder.by('ownerId', ownerId).filter((row) => !row.system && row.propertyId === id);
  const videos = db.video.by('refId', id).filter((row) => row.ownerId === ownerId);
  // One bill may be for several homes.
  const transactions = db.transaction
    .by('ownerId', ownerId)
    .filter((row) => row.propertyId === id || row.splits.some((split) => split.propertyId === id));
  return [
    ...inTables,
    ...used('transaction', transactions.length),
    ...used('folder', folders.length),
    ...used('video', videos.length),
  ];
}

export function usesOfRoom(db: Database, { id, propertyId }: Readonly<Row<'propertyRoom'>>): Use[] {
  const tenancies = db.tenancy.by('propertyId', propertyId).filter(({ roomId }) => roomId === id);
  const jobs = db.propertyMaintenance.by('propertyId', propertyId).filter(({ roomId }) => roomId === id);
  return [...used('tenancy', tenancies.length), ...used('propertyMaintenance', jobs.length)];
}

/** Whether a tenancy names the person: as a tenant, or as who answers for them. */
export const binds = ({ tenantIds, guarantorId }: Readonly<Row<'tenancy'>>, contactId: string) =>
  tenantIds.includes(contactId) || guarantorId === contactId;

/** Whether a job names the person: as who reported it, does it or offered to. */
export const namesContact = (job: Readonly<Row<'propertyMaintenance'>>, contactId: string) =>
  job.reportedBy === contactId ||
  job.contractorId === contactId ||
  job.quotes.some((quote) => quote.contactId === contactId);

export function usesOfContact(db: Database, { id, ownerId }: Readonly<Row<'contact'>>): Use[] {
  const isTheirs = ({ contactId }: { contactId: string | null }) => contactId === id;
  const count = (kind: string, rows: readonly unknown[]) => used(kind, rows.length);
  return [
    ...count(
      'tenancy',
      db.tenancy.by('ownerId', ownerId).filter((tenancy) => binds(tenancy, id)),
    ),
    ...count('transaction', db.transaction.by('ownerId', ownerId).filter(isTheirs)),
    ...count('recurringPayment', db.recurringPayment.by('ownerId', ownerId).filter(isTheirs)),
    ...count(
      'propertyMaintenance',
      db.propertyMaintenance.by('ownerId', ownerId).filter((job) => namesContact(job, id)),
    ),
    ...count(
      'propertyViewing',
      db.propertyViewing.by('ownerId', ownerId).filter(({ agentContactId }) => agentContactId === id),
    ),
    ...count(
      'document',
      db.document.by('ownerId', ownerId).filter(({ links }) => links.some((link) => link.id === id)),
    ),
  ];
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
