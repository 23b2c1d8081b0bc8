import { expect, it } from 'vitest';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { btlExample } from '@/lib/evaluation/worked-examples';
import { furtherPaths, overrideLabel, overrideText } from './scenario-text';

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

it('A scenario of a home rented on offers nothing of a purchase, nor the rent that its rooms stand in for', () => {
  const inputs = mergeInputs(btlExample, {
    income: { rooms: [{ name: 'Room 1', rentPcm: 600, sqm: null, occupants: 1 }] },
  });
  const offered = (strategies: Strategy[], primary: Strategy) =>
    furtherPaths({ inputs, strategies, primary }, []).map(([path]) => path);
  const lease = offered(['r2r'], 'r2r');
  expect(lease).toContain('costs.headRent');
  expect(lease).toContain('income.rooms.0.rentPcm');
  for (const unused of ['price', 'finance.rate', 'income.rentPcm', 'growth.value'])
    expect(lease).not.toContain(unused);
  expect(offered(['btl', 'r2r'], 'r2r')).toEqual(expect.arrayContaining(['price', 'income.rentPcm']));
});
