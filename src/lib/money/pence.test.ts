import { expect, it } from 'vitest';
import { isToThePenny, sumOf, toHundredths } from './pence';

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

it('finds parts of a penny, in large amounts too', () => {
  expect([0, 12.34, -0.1, 1083.33, 8_200_000, 99_999_999.99].every(isToThePenny)).toBe(true);
  expect([12.345, -0.001, 99_999_999.995].some(isToThePenny)).toBe(false);
});
