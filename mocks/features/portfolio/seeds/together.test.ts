// The records of homes and those of money are seeded apart: what one names, the other must have.
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { tableOfRecord } from '../record-log';
import { summaryOf } from '../summary/portfolio-summary';
import { createWorld } from '../../../engine/world/world';
import { memberId } from '../../account/seeds/accounts';

const now = new Date('2026-05-13T10:30:00Z');
const today = '2026-05-13';
const worlds = { default: createWorld({ now }).db, large: createWorld({ now, size: 'large' }).db };

type Named = readonly [table: keyof Tables, id: string | null];
type Tables = Pick<
  Database,
  | 'property'
  | 'propertyRoom'
  | 'propertyManager'
  | 'contact'
  | 'company'
  | 'folder'
  | 'document'
  | 'mortgage'
  | 'tenancy'
  | 'transaction'
  | 'recurringPayment'
  | 'renewalDate'
  | 'propertyMaintenance'
  | 'propertySaManagement'
  | 'propertyEpc'
  | 'schedule'
  | 'video'
  | 'evaluation'
>;

/** Every record with what it names of others. */
function* references(db: Database): Generator<readonly [where: string, ownerId: number, named: Named[]]> {
  const all = <Row extends { id: string; ownerId: number }>(
    table: string,
    rows: readonly Row[],
    named: (row: Row) => Named[],
  ) => rows.map((row) => [`${table} ${row.id}`, row.ownerId, named(row)] as const);
  const many = (table: keyof Tables, ids: readonly string[]) => ids.map((id) => [table, id] as const);
  const ofHome = ({ propertyId }: { propertyId: string | null }) => ['property', propertyId] as const;

  yield* all('property', db.property.all(), (row) => [
    ['propertyManager', row.managerId],
    ['evaluation', row.evaluationId],
    ...row.owners.map(({ companyId }) => ['company', companyId] as const),
  ]);
  yield* all('propertyRoom', db.propertyRoom.all(), (row) => [ofHome(row)]);
  yield* all('propertySaManagement', db.propertySaManagement.all(), (row) => [ofHome(row)]);
  yield* all('propertyEpc', db.propertyEpc.all(), (row) => [ofHome(row)]);
  yield* all('schedule', db.schedule.all(), (row) => [ofHome(row), ['evaluation', row.evaluationId]]);
  yield* all('propertyMaintenance', db.propertyMaintenance.all(), (row) => [
    ofHome(row),
    ['propertyRoom', row.roomId],
    ['contact', row.reportedBy],
    ['contact', row.contractorId],
    ['transaction', row.transactionId],
    ...row.quotes.map(({ contactId }) => ['contact', contactId] as const),
  ]);
  yield* all('mortgage', db.mortgage.all(), (row) => [ofHome(row), ['company', row.companyId]]);
  yield* all('tenancy', db.tenancy.all(), (row) => [
    ofHome(row),
    ['propertyRoom', row.roomId],
    ['contact', row.guarantorId],
    ...many('contact', row.tenantIds),
  ]);
  yield* all('transaction', db.transaction.all(), (row) => [
    ofHome(row),
    ['tenancy', row.tenancyId],
    ['mortgage', row.mortgageId],
    ['contact', row.contactId],
    ['recurringPayment', row.recurringId],
    ...many('document', row.documentIds),
    ...row.splits.map(({ propertyId = null }) => ['property', propertyId] as const),
  ]);
  yield* all('recurringPayment', db.recurringPayment.all(), (row) => [
    ofHome(row),
    ['tenancy', row.tenancyId],
    ['mortgage', row.mortgageId],
    ['contact', row.contactId],
  ]);
  yield* all('renewalDate', db.renewalDate.all(), (row) => [
    ofHome(row),
    ['company', row.companyId],
    ['mortgage', row.mortgageId],
    ['document', row.documentId],
  ]);
  yield* all('document', db.document.all(), (row) => [
    ofHome(row),
    ['folder', row.folderId],
    ...row.links.map(({ kind, id }) => [tableOfRecord[kind], id] as const),
  ]);
  yield* all('folder', db.folder.all(), (row) => [ofHome(row), ['folder', row.parentId]]);
}

describe.each(['default', 'large'] as const)('in the %s world', (size) => {
  const db = worlds[size];

  it('records name only what there is, of the same member', () => {
    const tables: Readonly<
      Record<keyof Tables, { get(id: string): { ownerId?: number | null } | undefined }>
    > = db;
    const astray: string[] = [];
    for (const [where, ownerId, named] of references(db)) {
      for (const [table, id] of named) {
        if (id !== null && tables[table].get(id)?.ownerId !== ownerId)
          astray.push(`${where}: ${table} ${id}`);
      }
    }
    expect(astray).toEqual([]);
  });

  it('what is let, lent or paid by a tenancy or a loan is of its home', () => {
    for (const { roomId, propertyId } of db.tenancy.all()) {
      if (roomId !== null) expect(db.propertyRoom.get(roomId)?.propertyId).toBe(propertyId);
    }
    const astray = db.transaction
      .all()
      .filter(
        ({ propertyId, tenancyId, mortgageId }) =>
          (tenancyId !== null && db.tenancy.get(tenancyId)?.propertyId !== propertyId) ||
          (mortgageId !== null && db.mortgage.get(mortgageId)?.propertyId !== propertyId),
      );
    expect(astray).toEqual([]);
  });

  it('the EPC of a home is due when its certificate runs out', () => {
    const mine = db.propertyEpc.by('ownerId', memberId);
    for (const { propertyId, expiresOn } of mine) {
      const due = db.renewalDate.all().filter((row) => row.propertyId === propertyId && row.kind === 'epc');
      if (db.property.get(propertyId ?? '')?.status !== 'sold')
        expect(due.map(({ dueOn }) => dueOn)).toEqual([expiresOn]);
    }
    expect(mine.length).toBeGreaterThan(10);
  });

  it('the lease of a home is due when the home says that it ends', () => {
    const leases = db.renewalDate.all().filter(({ kind }) => kind === 'lease');
    for (const { propertyId, dueOn } of leases)
      expect(dueOn).toBe(db.property.get(propertyId ?? '')?.leaseExpiry);
    expect(leases.length).toBeGreaterThan(1);
  });

  it('companies owe for homes that they own', () => {
    for (const { companyId, propertyId } of db.mortgage.all()) {
      const owners = db.property.get(propertyId)?.owners ?? [];
      expect(owners.some((owner) => owner.companyId === companyId)).toBe(true);
    }
  });

  it('tenancies are of the kind that the nation has', () => {
    const nationOf = new Map<string, string>([
      ['assured_periodic', 'england'],
      ['ast', 'england'],
      ['occupation_contract', 'wales'],
      ['prt', 'scotland'],
    ]);
    const astray = db.tenancy.all().filter(({ type, propertyId }) => {
      const nation = db.property.get(propertyId)?.nation;
      return (nationOf.get(type) ?? nation) !== nation;
    });
    expect(astray).toEqual([]);
  });

  it('homes that are let have a rent, and those that stand empty have none', () => {
    const running = db.tenancy.all().filter(({ status }) => status === 'current' || status === 'ending');
    const housed = new Set(running.map(({ propertyId }) => propertyId));
    const nights = new Set(db.propertySaManagement.all().map(({ propertyId }) => propertyId));
    for (const { id, status, fullAddress } of db.property.by('ownerId', memberId)) {
      const isLet = housed.has(id) || nights.has(id);
      expect([fullAddress, isLet]).toEqual([fullAddress, status === 'let' || status === 'for_sale']);
    }
  });

  it('the totals are those of a portfolio that could be', () => {
    const totals = summaryOf(db, memberId, db.property.by('ownerId', memberId), today);
    expect(totals.occupancyPct).toBeGreaterThan(80);
    expect(totals.occupancyPct).toBeLessThan(100);
    expect(totals.ltv).toBeGreaterThan(35);
    expect(totals.ltv).toBeLessThan(70);
    expect(totals.grossYield).toBeGreaterThan(5);
    expect(totals.grossYield).toBeLessThan(9);
    expect(totals.netYield).toBeLessThan(totals.grossYield ?? 0);
    expect(totals.netYield).toBeGreaterThan(3);
    expect(totals.netCashFlowPcm).toBeGreaterThan(0);
    expect(totals.arrears).toBeGreaterThanOrEqual(3_120);
    expect(totals.outstandingTransactions).toBeLessThanOrEqual(26);
    // Of this month nothing may be confirmed yet.
    for (const { income, costs } of totals.months.slice(0, -1))
      expect(Math.min(income, costs)).toBeGreaterThan(0);
  });
});

it('the first nineteen contacts are the tenants of the first nineteen tenancies', () => {
  for (let n = 1; n <= 19; n += 1) {
    expect(worlds.default.tenancy.get(uuidOf('tenancy', n))?.tenantIds).toEqual([uuidOf('contact', n)]);
    expect(worlds.default.contact.get(uuidOf('contact', n))?.kind).toBe('tenant');
  }
});
