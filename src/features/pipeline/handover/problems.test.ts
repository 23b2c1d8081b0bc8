import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { handoverOf } from './plan';
import { problemsOf } from './problems';

it('A property that cost nothing is asked for its price', () => {
  const plan = handoverOf(evaluation());
  const home = { ...plan.home, purchasePrice: 0 };
  expect(problemsOf('home', { ...plan, home }, 'type', '2026-11-29')['purchasePrice']).toBe(
    'Enter the price, such as £172,500',
  );
});

it.each([
  ['2026-11-20', 'Enter a date after the completion date'],
  ['2052-01-01', 'Enter a date before the mortgage ends'],
  ['2031-11-20', undefined],
])('A fixed rate that ends on %s, of a loan of 25 years from 20 November 2026: %s', (fixEnds, problem) => {
  const plan = handoverOf(evaluation());
  const home = { ...plan.home, purchaseDate: '2026-11-20' };
  const loan = {
    lender: 'Foundry Mutual',
    amount: 120_000,
    rate: 5,
    method: 'interest_only' as const,
    rateType: 'fixed' as const,
    fixEnds,
    termYears: 25,
  };
  expect(problemsOf('loan', { ...plan, home, loan }, 'type', '2026-11-29')['fixEnds']).toBe(problem);
});

it.each([
  [170_555, undefined],
  [170_555.55, undefined],
  [170.555, 'Enter pounds and pence, such as £12.34'],
])('A property bought for £%s: %s', (purchasePrice, problem) => {
  const plan = handoverOf(evaluation());
  const home = { ...plan.home, purchasePrice };
  expect(problemsOf('home', { ...plan, home }, 'type', '2026-11-29')['purchasePrice']).toBe(problem);
});

it.each([
  ['2026-11-29', undefined],
  ['2026-11-30', 'Enter a date that isn’t in the future'],
  ['31/31/2026', 'Enter a date, such as 21/11/2026'],
])('A completion on %s, as seen on 29 November 2026: %s', (purchaseDate, problem) => {
  const plan = handoverOf(evaluation());
  const home = { ...plan.home, purchaseDate };
  expect(problemsOf('home', { ...plan, home }, 'type', '2026-11-29')['purchaseDate']).toBe(problem);
});

it('Payments with a part of a penny are refused', () => {
  const plan = handoverOf(evaluation());
  const payments = plan.payments.map((each) => ({ ...each, amount: 12.345 }));
  const found = problemsOf('payments', { ...plan, payments }, 'type', '2026-11-29');
  expect(new Set(Object.values(found))).toEqual(new Set(['Enter pounds and pence, such as £12.34']));
});
