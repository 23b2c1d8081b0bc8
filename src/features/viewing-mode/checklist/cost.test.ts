import { expect, it } from 'vitest';
import { readPounds } from '@/lib/money/amount-text';
import { costProblem } from './cost';

it.each([
  ['', undefined],
  ['0', undefined],
  ['£2,600.50', undefined],
  ['£12.345', 'Enter pounds and pence, such as £12.34'],
  ['-1', 'Enter an amount, such as £2,600'],
  ['10,000,001', 'Enter an amount, such as £2,600'],
  ['a lot', 'Enter an amount, such as £2,600'],
])('Works that cost “%s”: %s', (text, problem) => {
  expect(costProblem(readPounds(text))).toBe(problem);
});
