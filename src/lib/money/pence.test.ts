import { expect, it } from 'vitest';
import { sumOf, toHundredths } from './pence';

it('rounds to the penny, half away from zero', () => {
  expect(toHundredths(1083.3333)).toBe(1083.33);
  expect(toHundredths(1.005)).toBe(1.01);
  expect(toHundredths(-2.675)).toBe(-2.68);
  expect(toHundredths(0)).toBe(0);
});

it('sums without drift', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([])).toBe(0);
});
