import { expect, it } from 'vitest';
import { homeKindText } from './home-types';

it.each([
  [{ type: 'end_terrace', bedrooms: 3 }, '3-bed end-of-terrace house'],
  [{ type: 'semi', bedrooms: null }, 'Semi-detached house'],
  [{ type: 'studio', bedrooms: 0 }, 'Studio'],
  [{ type: 'land', bedrooms: 0 }, 'Land'],
  [{ type: null, bedrooms: 2 }, '2-bed'],
  [{ type: null, bedrooms: null }, ''],
] as const)('A home is named by its bedrooms and type, as far as they are known: %#', (home, text) => {
  expect(homeKindText(home)).toBe(text);
});
