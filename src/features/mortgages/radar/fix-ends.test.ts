import { describe, expect, it } from 'vitest';
import type { Mortgage } from '../mortgage-type';
import { fixEnds, ladder, yearAhead, yearBelow } from './fix-ends';

const today = '2026-05-13';
const loan = (fields: Partial<Mortgage>): Mortgage => ({
  id: '00000000-0000-4000-8000-000000000001',
  propertyId: '00000000-0000-4000-8000-000000000002',
  companyId: null,
  lender: 'Marlowe Mortgages',
  product: null,
  accountLast4: null,
  originalAmount: 88_750,
  balance: 88_750,
  balanceAt: '2026-04-23',
  balanceHistory: [],
  rate: 4.89,
  rateType: 'fixed',
  method: 'interest_only',
  startDate: '2024-08-11',
  fixEnds: '2026-08-11',
  reversionRate: 8.99,
  termEnds: '2048-08-11',
  monthlyPayment: 361.66,
  erc: [{ until: '2026-08-11', pct: 1 }],
  overpaymentPct: null,
  productFee: null,
  guarantors: [],
  chargeCode: null,
  ownerId: 1,
  createdAt: '2024-08-11T00:00:00.000Z',
  updatedAt: '2024-08-11T00:00:00.000Z',
  ...fields,
});

describe('the end of a fixed rate', () => {
  it('brings the payment of the reversion rate on what is owed then, and a charge until it is over', () => {
    expect(fixEnds([loan({})], today)).toMatchObject([
      {
        days: 90,
        actFrom: '2026-02-12',
        balance: 88_750,
        rateAfter: 8.99,
        paymentAfter: 664.89,
        more: 303.23,
        charge: { pct: 1, amount: 887.5 },
      },
    ]);
    expect(fixEnds([loan({})], '2026-08-12')).toMatchObject([{ days: -1, charge: null }]);
  });

  it('is worked out at a chosen rate as well, and has no payment without any', () => {
    expect(fixEnds([loan({})], today, 5)).toMatchObject([{ paymentAfter: 369.79, more: 8.13 }]);
    expect(fixEnds([loan({ reversionRate: null })], today)).toMatchObject([
      { paymentAfter: null, more: null },
    ]);
  });

  it('finds a repayment loan smaller by what is repaid until then', () => {
    const [end] = fixEnds(
      [
        loan({
          method: 'repayment',
          balance: 100_000,
          rate: 6,
          termEnds: '2051-05-13',
          fixEnds: '2027-05-13',
          monthlyPayment: 644.3,
        }),
      ],
      today,
      6,
    );
    // 100,000 × 1.005¹² less twelve payments of £644.3014 and their interest.
    expect(end?.balance).toBeCloseTo(98_219.96, 2);
    // At the same rate the payment stays, to the penny that rounding makes.
    expect(Math.abs(end?.more ?? 1)).toBeLessThanOrEqual(0.01);
  });
});

const many = [
  loan({ fixEnds: '2028-01-01' }),
  loan({ fixEnds: '2026-06-30' }),
  loan({ fixEnds: '2026-07-01', reversionRate: null }),
  loan({ fixEnds: null, rateType: 'svr' }),
  loan({ fixEnds: '2026-05-01' }),
];

it('The year ahead sums the ends from today on, and counts those without a rate by themselves', () => {
  const ends = fixEnds(many, today);
  expect(ends.map(({ day }) => day)).toEqual(['2026-05-01', '2026-06-30', '2026-07-01', '2028-01-01']);
  expect(yearAhead(ends)).toEqual({ ends: 2, balance: 177_500, more: 303.23, unknown: 1 });
});

it('Each end that is not over stands in its quarter of the calendar', () => {
  const rungs = ladder(fixEnds(many, today), today, 8);
  expect(rungs.map(({ ends }) => ends)).toEqual([1, 1, 0, 0, 0, 0, 0, 1]);
  expect(rungs.map(({ from }) => from)).toEqual([
    '2026-04-01',
    '2026-07-01',
    '2026-10-01',
    '2027-01-01',
    '2027-04-01',
    '2027-07-01',
    '2027-10-01',
    '2028-01-01',
  ]);
});

it('Years stand below the first quarter and each January, and the first gives way to a January beside it on a phone', () => {
  const years = (day: string) => {
    const rungs = ladder([], day, 6);
    return rungs.map((_, at) => yearBelow(rungs, at));
  };
  const none = { text: '', isWideOnly: false };
  const shown = (text: string) => ({ text, isWideOnly: false });
  expect(years('2026-05-13')).toEqual([shown('2026'), none, none, shown('2027'), none, none]);
  expect(years('2026-11-26')).toEqual([
    { text: '2026', isWideOnly: true },
    shown('2027'),
    none,
    none,
    none,
    shown('2028'),
  ]);
});
