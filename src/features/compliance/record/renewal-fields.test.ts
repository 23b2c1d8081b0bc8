import { expect, it } from 'vitest';
import { problemsOf } from '@/ui/records/form/record-values';
import { renewalGroups } from './renewal-fields';

const fields = renewalGroups({ companies: [], today: '2026-11-29' }).flatMap((group) => group.fields);

it.each([
  ['2026-11-29', undefined],
  ['2030-11-30', 'Enter a date that isn’t in the future'],
])('A certificate issued on %s is answered with %s', (issuedOn, problem) =>
  expect(problemsOf(fields, { issuedOn })['issuedOn']).toBe(problem),
);
