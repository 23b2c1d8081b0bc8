import { expect, it } from 'vitest';
import { isSameLender, mortgagesForCharge } from './charge-match';

it.each([
  ['Calder Bank PLC', 'Calder Bank', true],
  ['CALDER BANK PLC', 'The Calder Bank (Wholesale)', true],
  ['Calder Bank PLC', 'Calder Building Society', false],
  ['Limited', 'PLC', false],
])('%s and %s as one lender: %s', (a, b, isOne) => expect(isSameLender(a, b)).toBe(isOne));

const loan = (lender: string, companyId: string | null, more: object = {}) => ({
  lender,
  companyId,
  balance: 100_000,
  startDate: '2024-05-01',
  chargeCode: null,
  ...more,
});
const charge = { personsEntitled: ['Calder Bank PLC', 'Calder Trustees Limited'], createdOn: '2024-04-20' };

it('A charge’s mortgages begin with its lender’s, then the company’s own, then those begun nearest', () => {
  const far = loan('Calder Bank', 'c1', { startDate: '2019-01-01' });
  const near = loan('Calder Bank', 'c1');
  const personal = loan('Calder Bank', null);
  const other = loan('Thornbury & Lyle', 'c1');
  expect(mortgagesForCharge(charge, 'c1', [other, personal, far, near])).toEqual([
    near,
    far,
    personal,
    other,
  ]);
});

it('A mortgage of another company, and one that has its charge already, match no charge', () => {
  const rows = [loan('Calder Bank', 'c2'), loan('Calder Bank', 'c1', { chargeCode: '098431270001' })];
  expect(mortgagesForCharge(charge, 'c1', rows)).toEqual([]);
});
