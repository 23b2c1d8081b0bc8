import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreedFee, feeOfGross, feeOfPercent, percentWithVat } from './agent-fee';

it('£1,080 received with a fee of 10% is £1,200 of rent and £120 of fee', () => {
  expect(feeOfPercent(1080, 10)).toEqual({ gross: 1200, fee: 120 });
  expect(feeOfGross(1080, 1200)).toEqual({ gross: 1200, fee: 120 });
});

it('A fee of 10% plus VAT is 12% of the rent, and never less than the minimum of a month', () => {
  const terms = { feePct: 10, vatPct: 20, minFee: 75 };
  expect(percentWithVat(terms)).toBe(12);
  expect(agreedFee(1200, terms)).toBe(144);
  expect(agreedFee(600, terms)).toBe(90);
  expect(agreedFee(600, { ...terms, minFee: null })).toBe(72);
  expect(agreedFee(0, terms)).toBe(0);
});

it('A fee of nothing is nothing, and no agent keeps all of it', () => {
  expect(feeOfPercent(950.5, 0)).toEqual({ gross: 950.5, fee: 0 });
  expect(feeOfPercent(950, 100)).toBeNull();
  expect(feeOfPercent(950, -1)).toBeNull();
  expect(feeOfGross(950, 949.99)).toBeNull();
});

it('The rent less the fee is what arrived, to the penny, whatever the percentage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 9_500 }),
      (pence, points) => {
        const split = feeOfPercent(pence / 100, points / 100);
        expect(Math.round((split?.gross ?? 0) * 100) - Math.round((split?.fee ?? 0) * 100)).toBe(pence);
      },
    ),
  );
});
