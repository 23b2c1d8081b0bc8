import { expect, it } from 'vitest';
import { formatBothAreas } from './home-text';

const home = {
  type: 'terraced',
  tenure: 'freehold',
  leaseYears: null,
  bedrooms: 3,
  areaSqm: 80,
  epcRating: 'D',
  councilTaxBand: 'B',
} as const;

it.each([
  [home, '3-bed terraced house · 861 sq ft (80 m²) · EPC D'],
  [{ ...home, bedrooms: null, areaSqm: 82.5, epcRating: null }, 'Terraced house · 888 sq ft (82.5 m²)'],
  [{ ...home, type: null, areaSqm: null }, '3-bed · EPC D'],
  [null, ''],
])('A home is described in a few words, its area in square feet and square metres: %#', (given, words) => {
  expect(formatBothAreas(given, 'sqft')).toBe(words);
});

it('The area of a home stands first in the chosen unit', () => {
  expect(formatBothAreas(home, 'sqm')).toBe('3-bed terraced house · 80 m² (861 sq ft) · EPC D');
});
