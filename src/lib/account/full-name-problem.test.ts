import { expect, it } from 'vitest';
import { fullNameProblem } from './full-name-problem';

it.each([
  ['', 'Enter your full name'],
  ['  ', 'Enter your full name'],
  ['A', 'Enter at least 2 characters'],
  [' A ', 'Enter at least 2 characters'],
  ['Bo', undefined],
])('Of the name %j it says %j', (name, problem) => {
  expect(fullNameProblem(name)).toBe(problem);
});
