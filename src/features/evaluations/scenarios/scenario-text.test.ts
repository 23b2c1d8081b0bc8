import { expect, it } from 'vitest';
import { btlExample } from '@/lib/evaluation/worked-examples';
import { overrideLabel, overrideText } from './scenario-text';

const deal = { inputs: btlExample };

it.each([
  ['tax.ownership', 'company', 'Owned by', 'A company'],
  ['finance.method', 'interest_only', 'Repayment method', 'Interest only'],
  ['finance.addFee', true, 'Arrangement fee payment', 'Added to the loan'],
  ['purchaseDate', '2027-04-06', 'Completion date', '6 April 2027'],
  ['finance.rate', 5.25, 'Rate', '5.25%'],
])('A scenario’s %s of %s reads “%s: %s”', (path, value, label, words) => {
  expect(overrideLabel(deal, path)).toBe(label);
  expect(overrideText(path, value)).toBe(words);
});
