import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { handoverOf } from './plan';
import { problemsOf } from './problems';

it('A property that cost nothing is asked for its price', () => {
  const plan = handoverOf(evaluation());
  const home = { ...plan.home, purchasePrice: 0 };
  expect(problemsOf('home', { ...plan, home }, 'type')['purchasePrice']).toBe(
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
  expect(problemsOf('loan', { ...plan, home, loan }, 'type')['fixEnds']).toBe(problem);
});
