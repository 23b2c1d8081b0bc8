import fc from 'fast-check';
import { expect, it } from 'vitest';
import { squareFeet, squareMetres } from './area';

it.each([
  [0, 0],
  [1, 11],
  [50, 538],
  [85.5, 920],
  [100, 1076],
  [10_000, 107_639],
  [-0.01, 0],
  [Number.NaN, Number.NaN],
])('%d m² is %d sq ft', (squareMetres, feet) => expect(squareFeet(squareMetres)).toBe(feet));

it('Whole square feet survive being kept as square metres', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_076_390 }), (feet) => {
      expect(squareFeet(squareMetres(feet))).toBe(feet);
    }),
  );
});
