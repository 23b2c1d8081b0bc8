import { describe, expect, it } from 'vitest';
import { earliestIncrease } from './rent-review';

const today = '2026-05-13';

describe('the earliest day of a new rent', () => {
  it('is 52 weeks after the last rise, five months after it', () => {
    const tenancy = {
      type: 'assured_periodic',
      startDate: '2022-03-01',
      lastIncreaseOn: '2025-12-13',
    } as const;
    expect(earliestIncrease(tenancy, today)).toBe('2026-12-12');
  });
  it('is two months from today when the last rise is long ago', () => {
    const tenancy = { type: 'assured_periodic', startDate: '2020-03-01', lastIncreaseOn: null } as const;
    expect(earliestIncrease(tenancy, today)).toBe('2026-07-13');
  });
  it('is three months from today in Scotland', () => {
    const tenancy = { type: 'prt', startDate: '2020-03-01', lastIncreaseOn: null } as const;
    expect(earliestIncrease(tenancy, today)).toBe('2026-08-13');
  });
  it('counts from the start of a new tenancy', () => {
    const tenancy = { type: 'assured_periodic', startDate: '2026-05-01', lastIncreaseOn: null } as const;
    expect(earliestIncrease(tenancy, today)).toBe('2027-04-30');
  });
});
