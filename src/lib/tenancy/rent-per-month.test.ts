import { expect, it } from 'vitest';
import { rentPerMonth, rentPerYear } from './rent-per-month';

it.each([
  ['weekly', 250, 1083.33],
  ['fortnightly', 500, 1083.33],
  ['four_weekly', 1000, 1083.33],
  ['monthly', 950, 950],
  ['quarterly', 3000, 1000],
  ['annual', 14500, 1208.33],
] as const)('a %s rent of £%d is £%d a month', (frequency, rent, pcm) => {
  expect(rentPerMonth(rent, frequency)).toBe(pcm);
});

it('counts 52 weeks a year', () => expect(rentPerYear(250, 'weekly')).toBe(13_000));
