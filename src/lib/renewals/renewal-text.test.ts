import { expect, it } from 'vitest';
import { inDays } from './renewal-text';

it.each([
  ['2026-05-13', 'today'],
  ['2026-05-14', 'tomorrow'],
  ['2026-05-30', 'in 17 days'],
  ['2026-05-10', '3 days ago'],
  ['2026-11-09', 'in 180 days'],
  ['2026-11-10', 'in 6 months'],
  ['2028-02-12', 'in 21 months'],
  ['2028-05-12', 'in 2 years'],
  ['2034-06-20', 'in 8 years 1 month'],
  ['2033-03-13', 'in 6 years 10 months'],
  ['2021-01-01', '5 years 4 months ago'],
])('Seen on 13 May 2026, %s is %s', (day, text) => {
  expect(inDays('2026-05-13', day)).toBe(text);
});
