import { expect, it } from 'vitest';
import { monthText } from '../dates/dates';
import { daysOfMonth, isMonth, monthAfter } from './month';

it('A month is shown in whole weeks from Monday', () => {
  const days = daysOfMonth('2026-05');
  expect([days[0], days.at(-1)]).toEqual(['2026-04-27', '2026-05-31']);
  expect(days.length % 7).toBe(0);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthText('2026-05')).toBe('May 2026');
});

it.each(['2026-13', '2026-00', '0026-05', '2026-5', ''])('%j is no month', (text) =>
  expect(isMonth(text)).toBe(false),
);
