import { expect, it } from 'vitest';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import { blockedText, missingText } from './figure-text';

it('What to enter is what is missing, by the strategy', () => {
  const inputs = platformDefaults('2026-05-13');
  const priced = { ...inputs, price: 200_000 };
  const said = 'to see the yearly figures';
  expect(missingText(priced, 'btl', said)).toBe('Enter a rent to see the yearly figures.');
  expect(missingText(priced, 'hmo', said)).toBe('Add the rooms to see the yearly figures.');
  expect(missingText({ ...inputs, price: 0 }, 'btl', said)).toBe(
    'Enter a price and a rent to see the yearly figures.',
  );
  expect(missingText({ ...inputs, price: 0 }, 'brrr', said)).toBe(
    'Enter a price, a rent and the value after works to see the yearly figures.',
  );
  expect(missingText(priced, 'r2r', said)).toBe('Enter the rent from tenants to see the yearly figures.');
  const let0 = { ...priced, income: { ...priced.income, rentPcm: 0 } };
  expect(missingText(let0, 'btl', said)).toBe('Enter a rent to see the yearly figures.');
  const endless = { ...priced.finance, method: 'repayment', termYears: 0 } as const;
  const let1 = { ...priced, finance: endless, income: { ...priced.income, rentPcm: 900 } };
  expect(missingText(let1, 'btl', said)).toBe(
    'Enter a term for the repayment loan to see the yearly figures.',
  );
});

it('What to check is called as its field is where it is seen', () => {
  expect(blockedText('inputs.income.rentPcm', { strategy: 'btl' })).toBe('Check the rent');
  expect(blockedText('inputs.income.rentPcm', { strategy: 'r2r' })).toBe('Check the rent from tenants');
  expect(blockedText('inputs.refurb.items.0.rate', {})).toBe('Check the unit cost');
  expect(blockedText('inputs.refurb.items.0.rate', { isQuick: true })).toBe('Check the works');
  expect(blockedText('inputs.stampDutyOverride', { nation: 'scotland' })).toBe('Check the LBTT override');
});
