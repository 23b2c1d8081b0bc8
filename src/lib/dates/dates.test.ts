import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatTime,
  ordinal,
  readMoment,
  unknownDate,
  weekdayName,
} from './dates';

fc.configureGlobal({ seed: 20261121 });

const homeZone = process.env['TZ'];
afterEach(() => {
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

describe('dates', () => {
  it('reads weekday, day, month and year as in Britain', () => {
    expect(formatDate(new Date(2026, 10, 21, 14, 5))).toBe('Saturday 21 November 2026');
    expect(formatDate(new Date(2026, 10, 22))).toBe('Sunday 22 November 2026');
    expect(formatDate(new Date(2024, 1, 29))).toBe('Thursday 29 February 2024');
  });

  it('adds the time on a 24-hour clock', () => {
    expect(formatDateTime(new Date(2026, 10, 21, 14, 5))).toBe('Saturday 21 November 2026 at 14:05');
    expect(formatTime(new Date(2026, 10, 21, 0, 0))).toBe('00:00');
  });

  it('shows a moment in the zone of the reader', () => {
    process.env['TZ'] = 'Europe/London';
    expect(formatDateTime('2026-06-30T23:30:00Z')).toBe('Wednesday 1 July 2026 at 00:30');
    process.env['TZ'] = 'America/New_York';
    expect(formatDateTime('2026-06-30T23:30:00Z')).toBe('Tuesday 30 June 2026 at 19:30');
  });

  it.each(['America/Los_Angeles', 'Europe/London', 'Pacific/Auckland'])(
    'keeps a bare day that day in %s',
    (zone) => {
      process.env['TZ'] = zone;
      expect(formatDate('2026-11-21')).toBe('Saturday 21 November 2026');
    },
  );

  it.each(['', 'soon', '2026-02-31', '2026-13-01', new Date(Number.NaN)])(
    'has words for %s, which is no date',
    (at) => {
      expect(readMoment(at)).toBeNull();
      expect([formatDate(at), formatTime(at), formatDateTime(at)]).toEqual([
        unknownDate,
        unknownDate,
        unknownDate,
      ]);
    },
  );

  it('agrees with the platform on every day', () => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    const range = { min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(formatDate(date)).toBe(parts.format(date).replace(',', ''));
      }),
    );
  });
});

it.each([
  [0, '0th'],
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
  [1013, '1013th'],
  [1.5, '1.5'],
])('the ordinal of %d is %s', (n, text) => expect(ordinal(n)).toBe(text));

it('names the weekdays 1 to 7 from Monday to Sunday', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(weekdayName)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect([0, 8, Number.NaN].map(weekdayName)).toEqual(['Unknown day', 'Unknown day', 'Unknown day']);
});
