import { expect, test } from 'vitest';
import { readAmount } from './amount-input';

test.each([
  ['£180k', 180_000],
  ['180,000', 180_000],
  ['1,150', 1150],
  ['75%', 75],
  ['5.25', 5.25],
  ['.5m', 500_000],
  [' £ 1 150 ', 1150],
  ['0', 0],
  ['25 %', 25],
])('%j is %d', (text, value) => {
  expect(readAmount(text)).toBe(value);
});

test.each(['', '£', 'abc', '-5', '1e9', '12..5', '1.2.3', '∞', 'NaN', '99999999999', 'k', '%', '.'])(
  '%j is no figure',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);
