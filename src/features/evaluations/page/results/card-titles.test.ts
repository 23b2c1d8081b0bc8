import { expect, it } from 'vitest';
import { growthText, lenderTitle } from './card-titles';

it('What grows, falls or stays the same over the years reads as a sentence', () => {
  const said = (...rates: number[]) =>
    growthText(rates.map((rate, at) => [['income', 'costs', 'value'][at] ?? '', rate]));
  expect(said(2.5, 2.5, 3)).toBe('Assumes income rises 2.5%, costs 2.5% and value 3% per year.');
  expect(said(2, 3)).toBe('Assumes income rises 2% and costs 3% per year.');
  expect(said(0, 0, 0)).toBe('Assumes income, costs and value stay the same.');
  expect(said(-5, 2, 0)).toBe('Assumes annual growth of −5% in income, 2% in costs and 0% in value.');
});

it('The lender’s card names break-evens only where it has one', () => {
  expect(lenderTitle('btl')).toBe('Lender’s stress test and break-evens');
  expect(lenderTitle('brrr')).toBe('Lender’s stress test and equity');
  expect(lenderTitle('flip')).toBe('Break-evens');
});
