import { expect, it } from 'vitest';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { missingText } from './figure-text';

it('What to enter is what is missing, by the strategy', () => {
  const inputs = platformDefaults('2026-05-13');
  const priced = { ...inputs, price: 200_000 };
  const said = 'to see each year';
  expect(missingText(priced, 'btl', said)).toBe('Enter a rent to see each year.');
  expect(missingText(priced, 'hmo', said)).toBe('Add the rooms to see each year.');
  expect(missingText({ ...inputs, price: 0 }, 'btl', said)).toBe(
    'Enter a price and a rent to see each year.',
  );
  expect(missingText(priced, 'r2r', said)).toBe('Enter the rent from tenants to see each year.');
  const let0 = { ...priced, income: { ...priced.income, rentPcm: 0 } };
  expect(missingText(let0, 'btl', said)).toBe('Enter a rent to see each year.');
  const endless = { ...priced.finance, method: 'repayment', termYears: 0 } as const;
  const let1 = { ...priced, finance: endless, income: { ...priced.income, rentPcm: 900 } };
  expect(missingText(let1, 'btl', said)).toBe('Enter a term for the repayment loan to see each year.');
});
