import fc from 'fast-check';
import { expect, it } from 'vitest';
import { profitAndLoss, returnPart } from './profit-and-loss';

const plain = {
  direction: 'in' as 'in' | 'out',
  amount: 1080,
  category: 'rent',
  propertyId: 'a' as string | null,
  gross: null as number | null,
  fee: null as number | null,
  splits: [] as { amount: number; category: string; propertyId: string | null }[],
  status: 'confirmed',
};

it('Rent that an agent collected is rent and a fee; void transactions don’t count', () => {
  const { categories, profit } = profitAndLoss([
    { ...plain, gross: 1200, fee: 120 },
    { ...plain, direction: 'out', amount: 300, category: 'finance_cost' },
    { ...plain, status: 'void' },
  ]);
  expect([...categories]).toEqual([
    ['rent', { in: 1200, out: 0 }],
    ['legal_management', { in: 0, out: 120 }],
    ['finance_cost', { in: 0, out: 300 }],
  ]);
  expect(profit).toEqual({ in: 1200, out: 120 });
});

it('Of one property only its parts count', () => {
  const split = {
    ...plain,
    direction: 'out' as const,
    amount: 100,
    splits: [
      { amount: 60.1, category: 'repairs', propertyId: 'b' },
      { amount: 39.9, category: 'travel', propertyId: null },
    ],
  };
  expect(profitAndLoss([split, plain], 'b').total).toEqual({ in: 0, out: 60.1 });
  expect(profitAndLoss([split, plain], 'a').total).toEqual({ in: 1080, out: 39.9 });
});

it('Categories and properties of a random ledger come to its totals, to the penny', () => {
  const money = fc.integer({ min: 1, max: 10_000_000 }).map((pence) => pence / 100);
  const category = fc.constantFrom('rent', 'repairs', 'finance_cost', 'deposit', 'travel', 'other_income');
  const home = fc.constantFrom('a', 'b', null);
  const row = fc.record({
    direction: fc.constantFrom('in' as const, 'out' as const),
    amount: money,
    category,
    propertyId: home,
    gross: fc.option(money),
    fee: fc.option(money),
    splits: fc.array(fc.record({ amount: money, category, propertyId: home }), { maxLength: 3 }),
    status: fc.constantFrom('confirmed', 'outstanding', 'void'),
  });
  const pence = (pounds: number) => Math.round(pounds * 100);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 200 }), (rows) => {
      const all = profitAndLoss(rows);
      for (const side of ['in', 'out'] as const) {
        const byCategory = [...all.categories.values()].reduce((sum, each) => sum + pence(each[side]), 0);
        const byProperty = [...all.properties.values()].reduce((sum, each) => sum + pence(each[side]), 0);
        const ofReturn = [...all.categories].reduce(
          (sum, [name, each]) => sum + (/income|expense/.test(returnPart(name)) ? pence(each[side]) : 0),
          0,
        );
        expect(byCategory).toBe(pence(all.total[side]));
        expect(byProperty).toBe(pence(all.profit[side]));
        expect(ofReturn).toBe(pence(all.profit[side]));
      }
    }),
  );
});
