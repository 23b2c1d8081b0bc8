import { beforeEach, describe, expect, it } from 'vitest';
import type { Collection } from '../../../engine/db/collection';
import type { Row } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import type { Key } from '../../../engine/db/model';
import { pcmOf } from './portfolio-lets';
import { figuresOf, summaryOf } from './portfolio-summary';
import { createWorld } from '../../../engine/world/world';

const today = '2026-05-13';
const home = (n: number) => uuidOf('property', n);
const newWorld = () => createWorld({ now: new Date('2026-05-13T10:30:00Z') }).db;
let db = newWorld();

/** Adds copies of a row of the seed with other values. */
function addLike<Item extends { id: Key }>(
  table: Pick<Collection<Item, never>, 'add'>,
  model: Item,
  patches: readonly Partial<Omit<Item, 'id'>>[],
): void {
  const { id: _, ...rest } = model;
  for (const patch of patches) table.add({ ...rest, ...patch });
}

/** The first row of each table of money, from before the test emptied them. */
function takeModels() {
  const [mortgage] = db.mortgage.all();
  const [tenancy] = db.tenancy.all();
  const [transaction] = db.transaction.all();
  const [renewalDate] = db.renewalDate.all();
  if (!mortgage || !tenancy || !transaction || !renewalDate) throw new Error('The seed has no money');
  for (const table of [db.mortgage, db.tenancy, db.transaction, db.renewalDate]) {
    for (const { id } of table.all()) table.remove(id);
  }
  return { mortgage, tenancy, transaction, renewalDate };
}

const tenancy = {
  propertyId: home(1),
  roomId: null,
  rent: 975,
  frequency: 'monthly',
  status: 'current',
} as const;
const rent: Partial<Row<'transaction'>> = {
  propertyId: home(1),
  direction: 'in',
  date: '2026-05-01',
  amount: 1_200,
  category: 'rent',
  status: 'confirmed',
  splits: [],
  gross: null,
  fee: null,
  tenancyId: null,
};
const rowOf = (n: number) => {
  const row = db.property.get(home(n));
  if (row === undefined) throw new Error(`There is no home ${n}`);
  return row;
};

let models = takeModels();
beforeEach(() => {
  db = newWorld();
  models = takeModels();
});

type Models = typeof models;
const give = <Name extends keyof Models>(name: Name, patches: readonly Partial<Omit<Models[Name], 'id'>>[]) =>
  addLike<{ id: Key }>(db[name], models[name], patches);

it('a weekly rent of £250 is £1,083.33 a month', () => {
  expect(pcmOf({ rent: 250, frequency: 'weekly' })).toBe(1_083.33);
  expect(pcmOf({ rent: 3_000, frequency: 'quarterly' })).toBe(1_000);
});

describe('the figures of a home', () => {
  it('sum its mortgages and rents, of tenancies that run', () => {
    give('mortgage', [
      { propertyId: home(1), balance: 100_000 },
      { propertyId: home(1), balance: 24_000.5 },
      { propertyId: home(2), balance: 60_000 },
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

  it('say what its loans cost a month, until when it is let, and since when it is empty', () => {
    give('mortgage', [
      { propertyId: home(1), monthlyPayment: 310.25 },
      { propertyId: home(1), monthlyPayment: 99.5 },
    ]);
    give('tenancy', [
      { ...tenancy, endDate: '2026-11-30' },
      { ...tenancy, endDate: '2026-09-30' },
      { ...tenancy, propertyId: home(11), status: 'ended', endDate: '2026-05-06' },
      { ...tenancy, propertyId: home(11), status: 'ended', endDate: '2024-05-06' },
    ]);
    const figures = figuresOf(db, 1, today);
    expect(figures(rowOf(1))).toMatchObject({
      mortgagePcm: 409.75,
      letUntil: '2026-09-30',
      vacantSince: null,
    });
    expect(rowOf(11).status).toBe('void');
    expect(figures(rowOf(11))).toMatchObject({
      mortgagePcm: null,
      letUntil: null,
      vacantSince: '2026-05-07',
    });
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

  it('tell what is due next and what is in date; what is missing is neither', () => {
    const date = { propertyId: home(1), kind: 'eicr', notApplicable: false, naReason: null } as const;
    give('renewalDate', [
      { ...date, kind: 'legionella', dueOn: null },
      { ...date, dueOn: '2027-01-01' },
      { ...date, kind: 'gas_safety', dueOn: '2026-05-12' },
      { ...date, kind: 'alarms', dueOn: '2026-05-13' },
      { ...date, kind: 'pat', dueOn: '2020-01-01', notApplicable: true, naReason: 'Nothing supplied' },
    ]);
    expect(figuresOf(db, 1, today)(rowOf(1))).toMatchObject({
      compliance: { inDate: 2, total: 4 },
      nextDate: { kind: 'gas_safety', dueOn: '2026-05-12' },
      gasSafety: { dueOn: '2026-05-12', notApplicable: false },
      electrical: { dueOn: '2027-01-01', notApplicable: false },
    });
    give('renewalDate', [
      {
        ...date,
        propertyId: home(2),
        kind: 'gas_safety',
        dueOn: null,
        notApplicable: true,
        naReason: 'No gas',
      },
    ]);
    expect(figuresOf(db, 1, today)(rowOf(2))).toMatchObject({
      gasSafety: { dueOn: null, notApplicable: true },
      electrical: null,
    });
    give('renewalDate', [{ ...date, kind: 'accounts', propertyId: null, dueOn: '2026-09-30' }]);
    expect(summaryOf(db, 1, [rowOf(1)], today).renewalsIn12Months).toBe(3);
    // Where nothing narrows the homes, those of companies count too.
    expect(summaryOf(db, 1, [rowOf(1)], today, true).renewalsIn12Months).toBe(4);
  });
});

describe('the totals', () => {
  it('are twelve months of settled income and costs, without capital', () => {
    const out = { ...rent, direction: 'out' } as const;
    give('tenancy', [tenancy]);
    const tenancyId = db.tenancy.all()[0]?.id ?? '';
    give('transaction', [
      rent,
      { ...rent, date: '2025-05-31' },
      { ...rent, status: 'outstanding', amount: 150, tenancyId, date: '2025-01-01' },
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

  it('take a transaction in parts by its parts', () => {
    give('transaction', [
      { ...rent, amount: 1_080, gross: 1_200, fee: 120 },
      {
        ...rent,
        direction: 'out',
        propertyId: null,
        category: 'repairs',
        amount: 330,
        splits: [
          { amount: 130, category: 'repairs', propertyId: home(1), note: null },
          { amount: 200, category: 'repairs', propertyId: home(2), note: null },
        ],
      },
    ]);
    const { months } = summaryOf(db, 1, [rowOf(1)], today);
    expect(months.at(-1)).toEqual({ month: '2026-05', income: 1_200, costs: 250 });
  });

  it('leave homes without a value out of equity and yield, and name them', () => {
    give('mortgage', [
      { propertyId: home(6), balance: 50_000 },
      { propertyId: home(2), balance: 71_000 },
    ]);
    give('tenancy', [{ ...tenancy, propertyId: home(2), rent: 710 }]);
    expect(summaryOf(db, 1, [rowOf(2), rowOf(6)], today)).toMatchObject({
      value: 142_000,
      debt: 121_000,
      equity: 71_000,
      ltv: 50,
      grossYield: 6,
      netCashFlowPcm: null,
      missing: [{ uuid: home(6), fields: ['value', 'rent'] }],
    });
  });

  it('count a home that is let by the night with what its guests paid, in the total and by itself', () => {
    const guests = { ...rent, propertyId: home(10), amount: 18_720 };
    const repairs = { ...guests, direction: 'out', category: 'repairs', amount: 1_560 } as const;
    give('tenancy', [tenancy]);
    // Until a transaction tells what guests paid, it is in no yield, and is named.
    expect(summaryOf(db, 1, [rowOf(1), rowOf(10)], today)).toMatchObject({
      grossYield: 4.72,
      missing: [{ uuid: home(10), fields: ['income'] }],
    });
    give('transaction', [guests, repairs]);
    // (£11,700 + £18,720) of £560,000, then less £1,560.
    expect(summaryOf(db, 1, [rowOf(1), rowOf(10)], today)).toMatchObject({
      grossYield: 5.43,
      netYield: 5.15,
      missing: [],
    });
    expect(figuresOf(db, 1, today)(rowOf(10))).toMatchObject({ rentPcm: null, grossYield: 6 });
  });

  it('take the costs of no home whose value is not in the yield: one sold, unvalued or let for an unknown rent', () => {
    const repairs = { ...rent, direction: 'out', category: 'repairs', amount: 2_000 } as const;
    give('tenancy', [tenancy, { ...tenancy, propertyId: home(6) }]);
    give('transaction', [
      { ...repairs, propertyId: home(1), amount: 1_200 },
      ...[2, 6, 14].map((n) => ({ ...repairs, propertyId: home(n) })),
    ]);
    const { grossYield, netYield } = summaryOf(db, 1, [1, 2, 6, 14].map(rowOf), today);
    expect([grossYield, netYield]).toEqual([4.72, 4.23]);
  });

  it('leave a home that is let without a tenancy out of occupancy, as its rent is missing', () => {
    give('tenancy', [tenancy]);
    expect(figuresOf(db, 1, today)(rowOf(2)).occupancyPct).toBeNull();
    expect(summaryOf(db, 1, [rowOf(1), rowOf(2)], today)).toMatchObject({
      occupancyPct: 100,
      missing: [{ uuid: home(2), fields: ['rent'] }],
    });
  });
});
