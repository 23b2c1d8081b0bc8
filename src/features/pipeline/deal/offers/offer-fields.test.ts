import { expect, it } from 'vitest';
import { offerProblems } from './offer-fields';

const problems = (on: string, amount = '172,500') =>
  offerProblems({ amount, on, status: 'made', conditions: '', note: '' }, '2026-11-25');

it('An offer is £1 or more', () => {
  expect(problems('2026-11-25', '1').amount).toBeUndefined();
  expect(problems('2026-11-25', '0.99').amount).toBe('Enter the offer, such as £172,500');
});

it('An offer is dated today or before, never in the future', () => {
  expect(problems('2026-11-25')).toEqual({});
  expect(problems('2020-01-31')).toEqual({});
  expect(problems('2026-11-26').on).toBe('Enter a date that isn’t in the future');
  expect(problems('2030-12-31').on).toBe('Enter a date that isn’t in the future');
  expect(problems('31/31/2026').on).toBe('Enter a date, such as 21/11/2026');
});
