import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../engine/world/world';
import { earningsOf, historyOf } from './portfolio-history';
import { summaryOf } from './portfolio-summary';

const today = '2026-05-13';
const { db } = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('There is no such row');
  return row;
};
const home = {
  ...found(db.property.by('ownerId', 1)[0]),
  purchaseDate: '2025-11-20',
  soldOn: null,
  currentValue: 220_000,
  valuations: [
    { value: 200_000, on: '2025-11-20', source: 'lender' as const },
    { value: 210_000, on: '2026-02-28', source: 'manual' as const },
    { value: 220_000, on: '2026-05-01', source: 'comps' as const },
  ],
};
const loan = {
  ...found(db.mortgage.by('ownerId', 1)[0]),
  startDate: '2025-11-20',
  originalAmount: 150_000,
  balance: 148_000,
  balanceAt: '2026-05-01',
  balanceHistory: [
    { on: '2026-01-31', balance: 149_000 },
    { on: '2026-05-01', balance: 148_000 },
  ],
};

describe('value and debt over time', () => {
  it('They begin with the purchase, follow valuations and balances, and end with today', () => {
    expect(historyOf([home], () => [loan], today)).toEqual([
      { month: '2025-11', value: 200_000, debt: 150_000 },
      { month: '2025-12', value: 200_000, debt: 150_000 },
      { month: '2026-01', value: 200_000, debt: 149_000 },
      { month: '2026-02', value: 210_000, debt: 149_000 },
      { month: '2026-03', value: 210_000, debt: 149_000 },
      { month: '2026-04', value: 210_000, debt: 149_000 },
      { month: '2026-05', value: 220_000, debt: 148_000 },
    ]);
  });

  it('A sold home leaves with its month, and one that was never valued is in none', () => {
    const sold = { ...home, soldOn: '2026-03-10' };
    expect(
      historyOf([sold], () => [loan], today)
        .slice(-3)
        .map(({ value }) => value),
    ).toEqual([0, 0, 0]);
    const unvalued = { ...home, valuations: [], currentValue: null };
    expect(
      historyOf([unvalued], () => [loan], today).every(({ value, debt }) => value === 0 && debt === 0),
    ).toBe(true);
    expect(historyOf([], () => [], today)).toEqual([]);
  });

  it('The last month of the demo equals the totals of today', () => {
    const summary = summaryOf(db, 1, db.property.by('ownerId', 1), today);
    const last = found(summary.history.at(-1));
    expect(last.value).toBe(summary.value);
    expect(Math.round((last.value - last.debt) * 100)).toBe(Math.round(summary.equity * 100));
  });
});

describe('what a home earns', () => {
  const row = {
    ...found(db.transaction.all()[0]),
    propertyId: home.id,
    splits: [],
    status: 'confirmed' as const,
  };
  const rent = { ...row, date: '2026-04-01', direction: 'in' as const, category: 'rent' as const };

  it('It is over the months it was owned, the fee of an agent a cost, finance and capital none', () => {
    const ledger = [
      { ...rent, amount: 1_080, gross: 1_200, fee: 120 },
      {
        ...rent,
        direction: 'out' as const,
        category: 'finance_cost' as const,
        amount: 500,
        gross: null,
        fee: null,
      },
      { ...rent, category: 'deposit' as const, amount: 900, gross: null, fee: null },
      { ...rent, status: 'outstanding' as const, amount: 700, gross: null, fee: null },
    ];
    expect(earningsOf([home], ledger, today)).toEqual([{ uuid: home.id, incomePcm: 200, costsPcm: 20 }]);
  });

  it('A home without transactions has no figures', () => {
    expect(earningsOf([home], [], today)).toEqual([{ uuid: home.id, incomePcm: null, costsPcm: null }]);
  });
});
