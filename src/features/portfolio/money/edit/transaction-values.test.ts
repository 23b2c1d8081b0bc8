import { expect, it } from 'vitest';
import { transactionFixture } from '@/testing/fixtures/transaction-fixture';
import { agentOf, bodyOf, leftOf, partsError, transactionErrors, valuesOf } from './transaction-values';

const rent = transactionFixture({ amount: 1080, category: 'rent', propertyId: 'home', tenancyId: 'let' });
const today = '2026-05-13';
const part = (amount: string) => ({ amount, category: 'repairs' as const, propertyId: '' });

it('A fee of 10% of what an agent collected is sent as rent and fee', () => {
  const values = { ...valuesOf(rent, false), isAgent: true, percent: '10%' };
  expect(agentOf(values)).toEqual({ gross: 1200, fee: 120 });
  expect(bodyOf(rent, values)).toMatchObject({ amount: 1080, gross: 1200, fee: 120, status: 'confirmed' });
  expect(bodyOf(rent, values)).not.toHaveProperty('tenancyId');
});

it.each([
  ['£12.34', undefined],
  ['£12.345', 'Enter pounds and pence, such as £12.34'],
  ['8.2m', undefined],
  ['', 'Enter an amount, such as £1,080'],
])('An amount of “%s” is answered with %s', (amount, problem) => {
  expect(transactionErrors({ ...valuesOf(rent, false), amount }, today).amount).toBe(problem);
});

it.each([
  ['2028-05-13', undefined],
  ['01/01/3000', 'Check the year of the date'],
  ['01/01/1850', 'Check the year of the date'],
  ['soon', 'Enter a date, such as 13/05/2026'],
])('A transaction on “%s” is answered with %s', (date, problem) => {
  expect(transactionErrors({ ...valuesOf(rent, false), date }, today).date).toBe(problem);
});

it('The rent before the fee is enough without a percentage, and never less than what was received', () => {
  const values = { ...valuesOf(rent, false), isAgent: true, gross: '£1,200' };
  expect(agentOf(values)).toEqual({ gross: 1200, fee: 120 });
  expect(transactionErrors({ ...values, gross: '1,000' }, today).gross).toMatch(
    /no less than the amount received/,
  );
});

it.each(['100', '100%', '-1', 'ten'])('An agent’s fee of “%s” is refused at the percentage', (percent) => {
  const errors = transactionErrors({ ...valuesOf(rent, false), isAgent: true, percent }, today);
  expect(errors.percent).toBe('Enter a percentage from 0 to less than 100, such as 12');
  expect(errors.gross).toBeUndefined();
});

it('Another category drops the fee, and another property the tenancy', () => {
  const values = { ...valuesOf(rent, true), isAgent: true, percent: '10', category: 'deposit' as const };
  expect(bodyOf(rent, values)).toMatchObject({ gross: null, fee: null, propertyId: null, tenancyId: null });
});

it('Parts must come to the whole, to the penny', () => {
  expect(partsError(330, [part('330')])).toBe('Enter at least two parts');
  expect(partsError(330, [part('130'), part('')])).toBe('Enter an amount for each part');
  expect(partsError(330, [part('130.10'), part('199.8')])).toBe('£0.10 is left to assign');
  expect(partsError(330, [part('130.10'), part('200')])).toBe('The parts are £0.10 more than £330');
  expect(partsError(0.3, [part('0.1'), part('0.2')])).toBeUndefined();
  expect(leftOf(0.3, [part('0.1'), part('x')])).toBe(0.2);
});
