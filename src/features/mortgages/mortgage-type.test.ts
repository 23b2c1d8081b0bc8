import { expect, it } from 'vitest';
import { balanceHint } from './mortgage-type';

it.each([
  ['£250,001', '250,000', 'More than the original loan, which is right only if interest or fees were added'],
  ['250000', '£250k', undefined],
  ['300,000', '', undefined],
  ['', '250,000', undefined],
])('A balance of “%s” on a loan of “%s” has the hint %s', (balance, originalAmount, hint) => {
  expect(balanceHint({ balance, originalAmount })).toBe(hint);
});
