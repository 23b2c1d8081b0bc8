import { expect, it } from 'vitest';
import { totalsOfShown } from './mortgage-totals';

const kept = { balance: 100_000, rate: 4.5, monthlyPayment: 375 };
const other = { balance: 200_000.01, rate: 6, monthlyPayment: 1000.1 };
const page = { total: 2, totals: { balance: 300_000.01, monthlyPayment: 1375.1, weightedRate: 5.5 } };

it('Mortgages that are being deleted count no more', () => {
  expect(totalsOfShown(page, [kept, other], [kept, other])).toBe(page);
  expect(totalsOfShown(page, [kept, other], [kept])).toEqual({
    total: 1,
    totals: { balance: 100_000, monthlyPayment: 375, weightedRate: 4.5 },
  });
  expect(totalsOfShown(page, [kept, other], []).totals.weightedRate).toBeNull();
});

it('The average rate is left out while not all are loaded', () => {
  expect(totalsOfShown({ ...page, total: 9 }, [kept, other], [kept])).toMatchObject({
    total: 8,
    totals: { weightedRate: null },
  });
});
