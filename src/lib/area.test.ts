import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  floorAreaText,
  pricePerAreaText,
  pricePerSquareFoot,
  pricePerUnit,
  readArea,
  shortAreaText,
  squareFeet,
  squareMetres,
} from './area';

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

it.each([
  [80, 'sqft', '861 sq ft (80 m²)'],
  [80, 'sqm', '80 m² (861 sq ft)'],
  [79.99, 'sqm', '80 m² (861 sq ft)'],
  [82.5, 'sqft', '888 sq ft (82.5 m²)'],
  [6.51, 'sqm', '6.51 m² (70 sq ft)'],
  [1_000, 'sqft', '10,764 sq ft (1,000 m²)'],
] as const)('%d m² is said in both units, the chosen one (%s) first', (sqm, unit, text) => {
  expect(floorAreaText(sqm, unit)).toBe(text);
  expect(text.startsWith(shortAreaText(sqm, unit))).toBe(true);
});

it.each([
  ['861', 'sqft', 79.99],
  ['1,000 sq ft', 'sqm', 92.9],
  ['80.5 m²', 'sqft', 80.5],
  ['80', 'sqm', 80],
  ['80 sqm', 'sqft', 80],
  ['', 'sqft', 'blank'],
  ['large', 'sqft', 'unreadable'],
  ['sq ft', 'sqft', 'blank'],
] as const)('“%s” typed where areas are in %s is %s m²', (text, unit, read) => {
  expect(readArea(text, unit)).toBe(read);
});

it('A price per square foot is said per square metre, and survives being typed so', () => {
  expect(pricePerAreaText(207.5, 'sqft')).toBe('£207.50 per sq ft');
  expect(pricePerAreaText(207.5, 'sqm')).toBe('£2,234 per m²');
  fc.assert(
    fc.property(fc.integer({ min: 1_100, max: 10_000_000 }), (pence) => {
      expect(pricePerUnit(pricePerSquareFoot(pence / 100, 'sqm'), 'sqm')).toBe(pence / 100);
    }),
  );
});
