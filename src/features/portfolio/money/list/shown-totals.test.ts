import { expect, it } from 'vitest';
import { transactionFixture as transaction } from '@/testing/fixtures/transaction-fixture';
import { totalsWithout } from './shown-totals';

const page = { total: 3, totals: { in: 1200, out: 140.3 } };

it('A list comes to less by the rows that are being deleted', () => {
  const rent = transaction({ direction: 'in', amount: 1080, gross: 1200, fee: 120, category: 'rent' });
  expect(totalsWithout(page, [rent], {})).toEqual({ total: 2, totals: { in: 0, out: 20.3 } });
  expect(totalsWithout(page, [], {})).toEqual(page);
  expect(totalsWithout({ ...page, totals: null }, [rent], {})).toEqual({ total: 2, totals: null });
});

it('A void row is one fewer and no money less', () => {
  expect(totalsWithout(page, [transaction({ status: 'void', amount: 20 })], {})).toEqual({
    ...page,
    total: 2,
  });
});

it('Of a row in parts only those that match count', () => {
  const split = transaction({
    direction: 'out',
    amount: 30,
    gross: null,
    fee: null,
    splits: [
      { amount: 10.1, category: 'repairs', propertyId: null },
      { amount: 19.9, category: 'travel', propertyId: null },
    ],
  });
  expect(totalsWithout(page, [split], { category: 'repairs' }).totals).toEqual({ in: 1200, out: 130.2 });
});
