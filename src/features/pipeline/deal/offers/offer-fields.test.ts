import { expect, it } from 'vitest';
import { offerProblems } from './offer-fields';

const problems = (on: string, amount = '172,500') =>
  offerProblems({ amount, on, status: 'made', conditions: '', note: '' }, '2026-11-25');

it.each([
  ['172,500.50', undefined],
  ['£12.345', 'Enter pounds and pence, such as £12.34'],
  ['0.5', 'Enter the offer, such as £172,500'],
  ['soon', 'Enter the offer, such as £172,500'],
])('An offer of %s: %s', (amount, problem) => {
  expect(problems('2026-11-25', amount).amount).toBe(problem);
});

it('An offer is dated today or before, never in the future', () => {
  expect(problems('2026-11-25')).toEqual({});
  expect(problems('2020-01-31')).toEqual({});
  expect(problems('2026-11-26').on).toBe('Enter a date that isn’t in the future');
  expect(problems('2030-12-31').on).toBe('Enter a date that isn’t in the future');
  expect(problems('31/31/2026').on).toBe('Enter a date, such as 21/11/2026');
});
