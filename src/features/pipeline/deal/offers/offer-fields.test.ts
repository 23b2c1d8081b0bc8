import { expect, it } from 'vitest';
import { offerProblems } from './offer-fields';

const problems = (on: string) =>
  offerProblems({ amount: '172,500', on, status: 'made', conditions: '', note: '' }, '2026-11-25');

it('An offer is dated today or before, never in the future', () => {
  expect(problems('2026-11-25')).toEqual({});
  expect(problems('2020-01-31')).toEqual({});
  expect(problems('2026-11-26').on).toBe('Enter a date that isn’t in the future');
  expect(problems('2030-12-31').on).toBe('Enter a date that isn’t in the future');
  expect(problems('31/31/2026').on).toBe('Enter a date, such as 21/11/2026');
});
