import { describe, expect, it } from 'vitest';
import { platformDefaults } from '../evaluation/inputs/platform-defaults';
import { myFigures } from './my-figures';

const day = '2026-11-24';
const terrace = {
  price: 180_000,
  status: 'for_sale',
  nation: 'england',
  outcode: 'LS6',
  estRentPcm: 1200,
} as const;
const profile = (ltv: number) => ({ inputs: { finance: { ltv } }, roceBasis: 'totalCapital' as const });

describe('my numbers of a listing', () => {
  it('are a buy-to-let at its price and rent', () => {
    const mine = myFigures(terrace, undefined, day);
    // £1,200 × 12 ÷ £180,000; 5% up to £125,000 and 7% above it.
    expect(mine?.grossYield).toBeCloseTo(8, 10);
    expect(mine?.stampDuty).toBe(10_100);
    expect(platformDefaults(day).finance.ltv).toBe(75);
  });

  it('change with my settings', () => {
    const [high, low] = [75, 60].map((ltv) => myFigures(terrace, profile(ltv), day));
    expect(high?.cashFlowPcm).toBeLessThan(low?.cashFlowPcm ?? 0);
    expect(high?.roi).not.toEqual(low?.roi);
    expect(high?.grossYield).toEqual(low?.grossYield);
  });

  it('change with the price that is tried', () => {
    const mine = myFigures(terrace, undefined, day, 160_000);
    expect(mine?.grossYield).toBeCloseTo(9, 10);
    expect(mine?.stampDuty).toBe(8700);
  });

  it('say what is known without a rent, and nothing of a home to let', () => {
    expect(myFigures({ ...terrace, estRentPcm: null }, undefined, day)).toEqual({
      grossYield: null,
      roi: null,
      cashFlowPcm: null,
      stampDuty: 10_100,
    });
    expect(myFigures({ ...terrace, status: 'to_rent' }, undefined, day)).toBeNull();
  });
});
