import { expect, it } from 'vitest';
import { propertyGroups } from './property-fields';
import { propertyProblems, propertyValues } from './property-values';

const groups = propertyGroups({ types: [], models: [], managers: [], today: '2026-11-27' });

it.each([
  ['2028-11-27', undefined],
  ['2028-11-28', 'Check the year of the purchase date'],
  ['1900-01-01', undefined],
  ['1899-12-31', 'Check the year of the purchase date'],
])('A purchase on %s is answered with %s', (purchaseDate, problem) => {
  const values = { ...propertyValues(groups, undefined, 1), purchaseDate };
  expect(propertyProblems(groups, values)['purchaseDate']).toBe(problem);
});
