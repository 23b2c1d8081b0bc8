import { expect, it } from 'vitest';
import { priceProblem } from './price-problem';

it.each([
  ['', undefined],
  ['£180k', undefined],
  ['£12.345', 'Enter pounds and pence, such as £12.34'],
  ['-1', 'Enter a price, such as £180k'],
  ['soon', 'Enter a price, such as £180k'],
])('An asking price of “%s”: %s', (text, problem) => {
  expect(priceProblem(text)).toBe(problem);
});
