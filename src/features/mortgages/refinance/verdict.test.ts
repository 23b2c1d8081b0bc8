import { expect, it } from 'vitest';
import type { Comparison, Way } from './refinance-values';
import { verdictOf } from './verdict';

const way = (id: Way['id'], name: string, cost: number, saves: number | null): Way => ({
  id,
  name,
  option: {
    phases: [],
    payments: cost,
    interest: cost,
    fees: 0,
    earlyRepaymentCharge: 0,
    balanceLeft: 0,
    cost,
  },
  saves,
  paysBack: null,
  test: null,
});

it('The saving is the difference of the two costs that are shown, to the penny', () => {
  // £39,893 less £24,796 in whole pounds would be £15,097, and the exact difference rounds to £15,098.
  const best = way('remortgage', 'Remortgage', 24_795.6, 15_097.7);
  const ways = [
    way('keep', 'Stay as you are', 39_893.3, null),
    way('transfer', 'Product transfer', 25_000.8, 14_892.5),
    best,
  ];
  const comparison: Comparison = { ways, balance: 0, months: 60, best };
  expect(verdictOf(comparison)).toBe(
    'The remortgage costs £15,097.70 less than staying over 5 years, and £205.20 less than the product transfer.',
  );
});
