import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, londonDay } from './calendar-day';

describe('the London day', () => {
  it('is tomorrow already when it is past midnight in summer time', () => {
    expect(londonDay(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
  });
  it('is the same as in Greenwich in winter', () => {
    expect(londonDay(new Date('2026-12-31T23:30:00Z'))).toBe('2026-12-31');
  });
});

describe('months', () => {
  it('end on the last day where they are shorter', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
  });
  it('go back over the new year', () => expect(addMonths('2026-02-15', -3)).toBe('2025-11-15'));
  it('lead into other years', () => {
    expect(dayOf(2026, 14, 3)).toBe('2027-02-03');
    expect(dayOf(2026, 0, 31)).toBe('2025-12-31');
  });
});

describe('days', () => {
  it('are counted over the change of the clocks', () =>
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2));
  it('are added and taken away', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
