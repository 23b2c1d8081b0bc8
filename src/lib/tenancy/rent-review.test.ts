import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '@/testing/fast-check';
import { addDays, addMonths, daysBetween } from '../dates/calendar-day';
import { rentDays, rentPeriodFrom } from './rent-periods';
import { earliestIncrease, fitsRentPeriod, rentIncreaseRule, rentIncreaseText } from './rent-review';

const today = '2026-05-13';
const base = { startDate: '2020-03-01', frequency: 'monthly', dueDay: 1, lastIncreaseOn: null } as const;
const english = { ...base, type: 'assured_periodic' } as const;
const textOf = (...args: Parameters<typeof rentIncreaseRule>) => {
  const rule = rentIncreaseRule(...args);
  return rule && rentIncreaseText(rule);
};

describe('The earliest day of a new rent in England', () => {
  it('is the first rent period 52 weeks after the last rise, five months after it', () => {
    expect(earliestIncrease({ ...english, lastIncreaseOn: '2025-12-13' }, 'england', today)).toBe(
      '2027-01-01',
    );
    expect(earliestIncrease({ ...english, lastIncreaseOn: '2026-01-01' }, 'england', today)).toBe(
      '2027-01-01',
    );
  });

  it('is the first rent period after two months’ notice when the last rise is long ago', () => {
    expect(earliestIncrease(english, 'england', today)).toBe('2026-08-01');
    expect(earliestIncrease({ ...english, dueDay: 13 }, 'england', today)).toBe('2026-07-13');
    const weekly = { ...english, frequency: 'weekly', startDate: '2026-01-05', dueDay: null } as const;
    expect(earliestIncrease({ ...weekly, startDate: '2020-03-02' }, 'england', today)).toBe('2026-07-13');
  });

  it('counts from the start of a new tenancy', () => {
    const tenancy = { ...english, startDate: '2026-05-10', dueDay: null };
    expect(earliestIncrease(tenancy, 'england', today)).toBe('2027-05-10');
  });

  it('is by Form 4A, and only at the beginning of a rent period', () => {
    expect(rentIncreaseRule('assured_periodic', 'england', today)?.form).toBe('Form 4A');
    expect(textOf('assured_periodic', 'england', today)).toBe(
      'rent can only go up once every 52 weeks, with two months’ notice, from the first day of a rent period',
    );
    expect(fitsRentPeriod(english, 'england', '2026-08-01', today)).toBe(true);
    expect(fitsRentPeriod(english, 'england', '2026-08-02', today)).toBe(false);
  });
});

describe('The earliest day of a new rent elsewhere', () => {
  it('is the day after three months’ notice in Scotland', () => {
    expect(earliestIncrease({ ...base, type: 'prt' }, 'scotland', today)).toBe('2026-08-14');
    expect(textOf('prt', 'scotland', today)).toBe(
      'rent can only go up once every 12 months, with three months’ notice',
    );
  });

  it('is twelve months after the last rise, not 52 weeks', () => {
    const risen = { ...base, lastIncreaseOn: '2026-03-01' };
    expect(earliestIncrease({ ...risen, type: 'prt' }, 'scotland', today)).toBe('2027-03-01');
    expect(earliestIncrease({ ...risen, type: 'occupation_contract' }, 'wales', today)).toBe('2027-03-01');
  });

  it('does not wait for the first rise in Scotland or Wales', () => {
    const young = { ...base, startDate: '2026-05-01' };
    expect(earliestIncrease({ ...young, type: 'prt' }, 'scotland', today)).toBe('2026-08-14');
    expect(earliestIncrease({ ...young, type: 'occupation_contract' }, 'wales', today)).toBe('2026-07-13');
  });

  it('is three months from the notice and twelve from the start in Northern Ireland', () => {
    const tenancy = { ...base, type: 'ni_private' } as const;
    expect(earliestIncrease(tenancy, 'northern_ireland', today)).toBe('2026-08-13');
    expect(earliestIncrease({ ...tenancy, startDate: '2026-05-01' }, 'northern_ireland', today)).toBe(
      '2027-05-01',
    );
  });

  it('is left to the agreement of a company let', () => {
    expect(rentIncreaseRule('company_let', 'england', today)).toBeNull();
    expect(earliestIncrease({ ...base, type: 'company_let' }, 'england', today)).toBe(today);
  });
});

const days = fc.integer({ min: 0, max: 9000 }).map((n) => addDays('2020-01-25', n));
const terms = fc.record({
  startDate: days,
  frequency: fc.constantFrom('weekly', 'fortnightly', 'four_weekly', 'monthly', 'quarterly', 'annual'),
  dueDay: fc.option(fc.integer({ min: 1, max: 31 })),
});

describe('Rent periods', () => {
  it('begin on or after the day, and the next one begins a whole period later', () => {
    fc.assert(
      fc.property(terms, days, (tenancy, day) => {
        const first = rentPeriodFrom(tenancy, day);
        expect(first >= day && first >= tenancy.startDate).toBe(true);
        expect(rentPeriodFrom(tenancy, first)).toBe(first);
        const next = rentPeriodFrom(tenancy, addDays(first, 1));
        const longest = {
          weekly: 7,
          fortnightly: 14,
          four_weekly: 28,
          monthly: 31,
          quarterly: 92,
          annual: 366,
        };
        expect(daysBetween(first, next)).toBeLessThanOrEqual(longest[tenancy.frequency]);
        expect(daysBetween(first, next)).toBeGreaterThanOrEqual(tenancy.frequency === 'weekly' ? 7 : 14);
      }),
    );
  });

  it('begin on the 31st in months that have one', () => {
    const tenancy = {
      startDate: '2026-06-10',
      frequency: 'monthly',
      dueDay: 31,
      endDate: '2026-09-30',
    } as const;
    expect(rentDays(tenancy, '2026-06-01', 9)).toEqual([
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
    ]);
  });

  it('never let an English rent rise within 52 weeks or two months, and always on one of them', () => {
    fc.assert(
      fc.property(terms, days, fc.option(days), (tenancy, now, lastIncreaseOn) => {
        const reviewed = { ...tenancy, lastIncreaseOn, type: 'assured_periodic' } as const;
        const earliest = earliestIncrease(reviewed, 'england', now);
        expect(earliest >= addMonths(now, 2)).toBe(true);
        expect(daysBetween(lastIncreaseOn ?? tenancy.startDate, earliest)).toBeGreaterThanOrEqual(364);
        expect(fitsRentPeriod(reviewed, 'england', earliest, now)).toBe(true);
      }),
    );
  });
});
