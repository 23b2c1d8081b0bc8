import { expect, it } from 'vitest';
import { partsOf } from './transaction-parts';

const plain = {
  direction: 'in',
  amount: 1080,
  category: 'rent',
  propertyId: 'home',
  gross: null,
  fee: null,
  splits: [],
} as const;

it('is one line when nothing is split', () => {
  expect(partsOf(plain)).toEqual([{ direction: 'in', amount: 1080, category: 'rent', propertyId: 'home' }]);
});

it('counts rent before the fee of an agent, and the fee', () => {
  expect(partsOf({ ...plain, gross: 1200, fee: 120 })).toEqual([
    { direction: 'in', amount: 1200, category: 'rent', propertyId: 'home' },
    { direction: 'out', amount: 120, category: 'legal_management', propertyId: 'home' },
  ]);
});

it('counts parts, each with its own property or that of the whole', () => {
  const splits = [
    { amount: 80, category: 'repairs', propertyId: 'other' },
    { amount: 20, category: 'travel', propertyId: null },
  ];
  expect(partsOf({ ...plain, direction: 'out', amount: 100, splits })).toEqual([
    { direction: 'out', amount: 80, category: 'repairs', propertyId: 'other' },
    { direction: 'out', amount: 20, category: 'travel', propertyId: 'home' },
  ]);
});
