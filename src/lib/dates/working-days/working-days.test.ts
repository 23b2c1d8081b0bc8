import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '@/testing/fast-check';
import { addDays } from '../calendar-day';
import { bankHolidays, type Nation } from './bank-holidays';
import { addWorkingDays, isWorkingDay, workingDayFrom } from './working-day';

const nations: readonly Nation[] = ['england', 'wales', 'scotland', 'northern_ireland'];
const listed = (year: number, nation: Nation) => [...bankHolidays(year, nation)].toSorted().join(' ');

// As https://www.gov.uk/bank-holidays lists them.
describe('The bank holidays', () => {
  it.each([
    [
      2026,
      'england',
      '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28',
    ],
    [
      2027,
      'wales',
      '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28',
    ],
    [
      2026,
      'scotland',
      '2026-01-01 2026-01-02 2026-04-03 2026-05-04 2026-05-25 2026-06-15 2026-08-03 2026-11-30 2026-12-25 2026-12-28',
    ],
    [
      2026,
      'northern_ireland',
      '2026-01-01 2026-03-17 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-07-13 2026-08-31 2026-12-25 2026-12-28',
    ],
    [
      2022,
      'england',
      '2022-01-03 2022-04-15 2022-04-18 2022-05-02 2022-06-02 2022-06-03 2022-08-29 2022-09-19 2022-12-26 2022-12-27',
    ],
  ] as const)('of %d in %s are those that were announced', (year, nation, days) => {
    expect(listed(year, nation)).toBe(days);
  });

  it('of Scotland give way to each other over a new year on a weekend', () => {
    expect(listed(2028, 'scotland').slice(0, 21)).toBe('2028-01-03 2028-01-04');
  });
});

const days = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1999-12-25', n));

describe('Working days', () => {
  it('never fall on a weekend or a bank holiday, and the first from a day is the nearest', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...nations), (day, nation) => {
        const first = workingDayFrom(day, [nation]);
        expect(isWorkingDay(first, [nation])).toBe(true);
        for (let each = day; each < first; each = addDays(each, 1)) {
          expect(isWorkingDay(each, [nation])).toBe(false);
        }
      }),
    );
  });

  it('add up: so many and so many more are all of them together', () => {
    const few = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(days, few, few, (day, a, b) => {
        expect(addWorkingDays(addWorkingDays(day, a, nations), b, nations)).toBe(
          addWorkingDays(day, a + b, nations),
        );
      }),
    );
  });

  it('skip the holidays of every nation that is asked for', () => {
    expect(workingDayFrom('2026-01-01', ['england'])).toBe('2026-01-02');
    expect(workingDayFrom('2026-01-01', ['scotland'])).toBe('2026-01-05');
    expect(addWorkingDays('2026-03-16', 1, nations)).toBe('2026-03-18');
  });
});
