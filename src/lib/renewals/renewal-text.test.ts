import { expect, it } from 'vitest';
import { inDays } from './renewal-text';

it.each([
  ['2026-05-13', 'today'],
  ['2026-05-14', 'tomorrow'],
  ['2026-05-30', 'in 17 days'],
  ['2026-05-10', '3 days ago'],
  ['2028-05-11', 'in 729 days'],
  ['2034-06-01', 'in 8 years'],
  ['2021-01-01', '5 years ago'],
])('Seen on 13 May 2026, %s is %s', (day, text) => {
  expect(inDays('2026-05-13', day)).toBe(text);
});
