// The seam to the tables of money and tenancies, with tables that hold just what a test needs.
import { beforeEach, describe, expect, it } from 'vitest';
import { Collection } from './db/collection';
import { numberOf, uuidOf } from './db/document-table';
import { keepExpense } from './maintenance-rules';
import { pcmOf, type LinkedRows } from './portfolio-links';
import { figuresOf, summaryOf } from './portfolio-summary';
import { usesOfContact, usesOfProperty, usesOfRoom } from './portfolio-where-used';
import { createWorld } from './world';

const today = '2026-05-13';
const at = '2026-05-13T10:30:00.000Z';
const home = (n: number) => uuidOf('property', n);
let { db } = createWorld({ now: new Date(at) });

/** Gives the world a table of its own with these rows of the demo member. */
function give<Name extends keyof LinkedRows>(
  name: Name,
  rows: readonly Omit<LinkedRows[Name], 'id' | 'ownerId'>[],
) {
  const table = new Collection<{ id: string; ownerId: number }, 'ownerId'>({
    model: { create: (row) => row, remove: () => undefined },
    indexed: ['ownerId'],
    ids: { make: (n) => uuidOf(name, n), number: numberOf },
    isSeeding: () => false,
    onChange: () => undefined,
  });
  for (const row of rows) table.add({ ...row, ownerId: 1 });
  Object.assign(db, { [name]: table });
  return table;
}

const tenancy = {
  propertyId: home(1),
  roomId: null,
  tenants: [],
  rent: 975,
  frequency: 'monthly',
  status: 'current',
} as const;
const booked = {
  contactId: null,
  category: 'rent',
  status: 'confirmed',
  description: '',
  updatedAt: at,
} as const;
const rowOf = (n: number) => {
  const row = db.property.get(home(n));
  if (row === undefined) throw new Error(`There is no home ${n}`);
  return row;
};

beforeEach(() => {
  ({ db } = createWorld({ now: new Date(at) }));
  give('mortgage', []);
  give('tenancy', []);
  give('transaction', []);
  give('renewalDate', []);
});

it('a weekly rent of £250 is £1,083.33 a month', () => {
  expect(pcmOf({ rent: 250, frequency: 'weekly' })).toBeCloseTo(1_083.33, 2);
  expect(pcmOf({ rent: 3_000, frequency: 'quarterly' })).toBe(1_000);
});

describe('the figures of a home', () => {
  it('sum its mortgages and rents, of tenancies that run', () => {
    give('mortgage', [
      { propertyId: home(1), balance: 100_000, fixEnds: null },
      { propertyId: home(1), balance: 24_000.5, fixEnds: null },
      { propertyId: home(2), balance: 60_000, fixEnds: null },
    ]);
    give('tenancy', [tenancy, { ...tenancy, status: 'ended', rent: 900 }]);
    expect(figuresOf(db, 1, today)(rowOf(1))).toMatchObject({
      debt: 124_000.5,
      mortgages: 2,
      ltv: 50,
      rentPcm: 975,
      occupancyPct: 100,
      grossYield: 4.72,
    });
    expect(figuresOf(db, 1, today)(rowOf(6))).toMatchObject({ ltv: null, rentPcm: null, grossYield: null });
  });

  it('count the let bedrooms of a house in multiple occupation', () => {
    const rooms = [1, 2, 3, 4].map((n) => ({
      ...tenancy,
      propertyId: home(3),
      roomId: uuidOf('propertyRoom', n),
    }));
    give('tenancy', rooms);
    const figures = figuresOf(db, 1, today);
    expect(figures(rowOf(3)).occupancyPct).toBe(80);
    expect([11, 10, 13].map((n) => figures(rowOf(n)).occupancyPct)).toEqual([0, 68.5, null]);
  });

  it('tell what is due next and what is in date', () => {
    const date = { propertyId: home(1), kind: 'eicr', naReason: null };
    give('renewalDate', [
      { ...date, dueOn: '2027-01-01' },
      { ...date, kind: 'gas_safety', dueOn: '2026-05-12' },
      { ...date, kind: 'alarms', dueOn: '2026-05-13' },
      { ...date, kind: 'pat', dueOn: '2020-01-01', naReason: 'Nothing supplied' },
    ]);
    expect(figuresOf(db, 1, today)(rowOf(1))).toMatchObject({
      compliance: { inDate: 2, total: 3 },
      nextDate: { kind: 'gas_safety', dueOn: '2026-05-12' },
    });
  });
});

describe('the totals', () => {
  it('are twelve months of settled income and costs, without capital', () => {
    const rent = {
      ...booked,
      propertyId: home(1),
      direction: 'in',
      date: '2026-05-01',
      amount: 1_200,
    } as const;
    const out = { ...rent, direction: 'out' } as const;
    give('tenancy', [{ ...tenancy, arrears: 150 }]);
    give('transaction', [
      rent,
      { ...rent, date: '2025-05-31' },
      { ...rent, status: 'outstanding', amount: 9_999 },
      { ...rent, category: 'capital_sale', amount: 9_999 },
      { ...out, category: 'finance_cost', amount: 300 },
      { ...out, category: 'repairs', date: '2025-06-30', amount: 120 },
      { ...out, category: 'repairs', propertyId: home(2), amount: 77 },
    ]);
    const summary = summaryOf(db, 1, [rowOf(1)], today);
    expect(summary).toMatchObject({
      rentPcm: 975,
      arrears: 150,
      netCashFlowPcm: 65,
      occupancyPct: 100,
      grossYield: 4.72,
      netYield: 4.67,
      outstandingTransactions: 1,
      missing: [],
    });
    expect(summary.months[0]).toEqual({ month: '2025-06', income: 0, costs: 120 });
    expect(summary.months.at(-1)).toEqual({ month: '2026-05', income: 1_200, costs: 300 });
  });

  it('leave homes without a value out of equity and yield, and name them', () => {
    give('mortgage', [
      { propertyId: home(6), balance: 50_000, fixEnds: null },
      { propertyId: home(2), balance: 71_000, fixEnds: null },
    ]);
    give('tenancy', [{ ...tenancy, propertyId: home(2), rent: 710 }]);
    expect(summaryOf(db, 1, [rowOf(2), rowOf(6)], today)).toMatchObject({
      value: 142_000,
      debt: 121_000,
      equity: 71_000,
      ltv: 50,
      grossYield: 6,
      missing: [{ uuid: home(6), fields: ['value', 'rent'] }],
    });
  });
});

describe('what hangs on a record', () => {
  it('counts tenancies of a home, a room and a person', () => {
    const [room, person] = [
      db.propertyRoom.get(uuidOf('propertyRoom', 1)),
      db.contact.get(uuidOf('contact', 5)),
    ];
    give('tenancy', [
      { ...tenancy, propertyId: home(3), roomId: room?.id ?? '', tenants: [person?.id ?? ''] },
    ]);
    const use = { kind: 'tenancy', count: 1 };
    expect(usesOfProperty(db, rowOf(3))).toContainEqual(use);
    expect(room && usesOfRoom(db, room)).toEqual([use]);
    expect(person && usesOfContact(db, person)).toEqual([use]);
    expect(usesOfProperty(db, rowOf(1))).not.toContainEqual(use);
  });
});

describe('the expense of a completed job', () => {
  const jobOf = (more: object) => {
    const [row] = db.propertyMaintenance.by('propertyId', home(1));
    if (row === undefined) throw new Error('There is no job');
    return db.propertyMaintenance.update(row.id, { actual: 260, transactionId: null, ...more });
  };

  it('is made once, and follows the cost', () => {
    const table = give('transaction', []);
    const id = keepExpense(
      db,
      jobOf({ status: 'completed', contractorId: uuidOf('contact', 21) }),
      today,
      at,
    );
    expect(table.all()).toMatchObject([
      {
        id,
        ownerId: 1,
        amount: 260,
        direction: 'out',
        category: 'repairs',
        date: today,
        contactId: uuidOf('contact', 21),
      },
    ]);
    expect(keepExpense(db, jobOf({ status: 'completed', transactionId: id, actual: 275 }), today, at)).toBe(
      id,
    );
    expect(table.all()).toMatchObject([{ amount: 275 }]);
  });

  it('is not made while there is no cost, or while the job goes on', () => {
    const table = give('transaction', []);
    expect(keepExpense(db, jobOf({ status: 'completed', actual: null }), today, at)).toBeNull();
    expect(keepExpense(db, jobOf({ status: 'in_progress' }), today, at)).toBeNull();
    expect(table.size).toBe(0);
  });
});
