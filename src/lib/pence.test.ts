import { expect, it } from 'vitest';
import { sumOf, toPence } from './pence';

it('rounds to the penny, half away from zero', () => {
  expect(toPence(1083.3333)).toBe(1083.33);
  expect(toPence(1.005)).toBe(1.01);
  expect(toPence(-2.675)).toBe(-2.68);
  expect(toPence(0)).toBe(0);
});

it('sums without drift', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([])).toBe(0);
});
