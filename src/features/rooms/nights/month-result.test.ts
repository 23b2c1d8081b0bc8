import { expect, it } from 'vitest';
import { breakEvenOccupancy, monthResult, rateOn, revenueOfYear } from './month-result';

const terms = {
  adr: 100,
  seasons: [{ from: '2026-06-15', to: '2026-09-05', adr: 150, minStay: 3 }],
  channels: [
    { name: 'Airbnb', commissionPct: 15 },
    { name: 'Direct', commissionPct: 0 },
  ],
  avgStay: 3,
  cleaningFee: 60,
  cleaningCost: 50,
  linenCost: 10,
  managementPct: 10,
  blocks: [
    { from: '2026-05-30', to: '2026-06-02', source: 'Airbnb' },
    { from: '2026-06-13', to: '2026-06-17', source: 'direct' },
    { from: '2026-06-20', to: '2026-06-25', source: 'owner' },
  ],
};

it('A night is charged at the rate of its season, the last day of it included', () => {
  expect([rateOn(terms, '2026-06-14'), rateOn(terms, '2026-06-15'), rateOn(terms, '2026-09-05')]).toEqual([
    100, 150, 150,
  ]);
});

it('A month counts its own nights, the costs of a stay where it begins, and nothing of the owner’s', () => {
  expect(monthResult(terms, '2026-06')).toEqual({
    nights: 5,
    stays: 1,
    // One night left of the first stay, two of the second before its season and two in it.
    accommodation: 600,
    cleaningFees: 60,
    commission: 15,
    cleaning: 50,
    linen: 10,
    management: 66,
    kept: 519,
  });
  expect(monthResult(terms, '2026-05')).toMatchObject({ nights: 2, stays: 1, commission: 39 });
  expect(revenueOfYear(terms, '2026-12')).toBe(920);
});

it('The example let by the night breaks even at 56.8% occupancy', () => {
  const example = {
    ...terms,
    adr: 118,
    avgStay: 3.2,
    cleaningFee: 45,
    cleaningCost: 42,
    linenCost: 0,
    managementPct: 15,
    channels: [{ name: 'Airbnb', commissionPct: 12 }],
    blocks: [],
  };
  expect(breakEvenOccupancy(example, 7_900 + 12 * 780.9375)).toBeCloseTo(56.82, 2);
  expect(breakEvenOccupancy({ ...example, cleaningCost: 900 }, 7_900)).toBeNull();
});
