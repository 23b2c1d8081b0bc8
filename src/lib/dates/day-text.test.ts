import { expect, it } from 'vitest';
import { dayText, readDay, shortDate, shortDay } from './day-text';
import { momentDay } from './moment-day';

it.each([
  ['02/06/2025', '2025-06-02'],
  ['2/6/25', '2025-06-02'],
  ['2.6.2025', '2025-06-02'],
  ['2 June 2025', '2025-06-02'],
  ['2nd jun 25', '2025-06-02'],
  ['2025-06-02', '2025-06-02'],
  ['29/02/2024', '2024-02-29'],
])('“%s” is %s', (text, day) => expect(readDay(text)).toBe(day));

it.each(['', '31/02/2025', '06/13/2025', '2025', 'soon', '32 May 2025', '2 Foo 2025', '29/02/2025'])(
  '“%s” is no day',
  (text) => expect(readDay(text)).toBeNull(),
);

it('writes a day for an input and for a sentence', () => {
  expect(dayText('2025-06-02')).toBe('02/06/2025');
  expect(shortDay('2025-06-02')).toBe('2 June 2025');
});

it.each([null, undefined, '', 'soon', '2025-13-01', '2023-02-30'])(
  'The missing or impossible day %s reads as unknown in a sentence',
  (day) => {
    expect(shortDay(day)).toBe('Unknown date');
    expect(momentDay(day)).toBe('Unknown date');
  },
);

it('A missing day reads as unknown beside a field', () => expect(dayText(null)).toBe('Unknown date'));

it('A moment in a sentence is its day in London', () =>
  expect(momentDay('2025-06-01T23:30:00Z')).toBe('2 June 2025'));

it('A day in a table has three letters of its month', () => {
  expect(shortDate('2025-09-02')).toBe('2 Sep 2025');
  expect(shortDate('2026-05-13')).toBe('13 May 2026');
  expect(shortDate('2025-02-30')).toBe('Unknown date');
});
