import { expect, it } from 'vitest';
import { coverText, interestCover, lenderStress } from './interest-cover';

it('A rent of £1,150 covers the interest on £135,000 at 5.5% by 185.86%, as the evaluation of that deal says', () => {
  expect(lenderStress).toEqual({ icr: 145, rate: 5.5 });
  const { now, stressed } = interestCover(1_150, [{ balance: 135_000, rate: 5.25 }]);
  expect(stressed).toBeCloseTo(185.86, 2);
  expect(now).toBeCloseTo(194.71, 2);
});

it('All loans on a home are covered together', () => {
  const one = interestCover(1_000, [{ balance: 150_000, rate: 4.8 }]);
  const two = interestCover(1_000, [
    { balance: 100_000, rate: 4.8 },
    { balance: 50_000, rate: 4.8 },
  ]);
  expect(two).toEqual(one);
});

it('Without a rent or interest there is no cover, and never 0%', () => {
  expect(interestCover(null, [{ balance: 100_000, rate: 5 }])).toEqual({ now: null, stressed: null });
  expect(interestCover(900, [])).toEqual({ now: null, stressed: null });
  expect(interestCover(900, [{ balance: 100_000, rate: 0 }]).now).toBeNull();
});

it('A cover is said in whole percent and never rounded up to a test that it fails', () => {
  expect([191.75, 144.99, 145, 1_204.2].map(coverText)).toEqual(['191%', '144%', '145%', '1,204%']);
});
