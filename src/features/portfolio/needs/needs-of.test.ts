import { expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { rateNeeds, renewalNeeds } from './needs-of';

const renewal: Schemas['RenewalDate'] = {
  id: 'r1',
  propertyId: null,
  companyId: null,
  mortgageId: null,
  kind: 'gas_safety',
  name: null,
  issuedOn: null,
  dueOn: '2026-05-09',
  intervalMonths: 12,
  proposedDueOn: null,
  reference: null,
  status: 'overdue',
  notApplicable: false,
  naReason: null,
  documentId: null,
  remindDays: [],
  ownerId: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const needOf = (more: Partial<Schemas['RenewalDate']>) =>
  renewalNeeds(
    [{ ...renewal, ...more }],
    (id) => (id === 'p1' ? '27 Braemar Road' : undefined),
    '2026-05-13',
    (id) => (id === 'c1' ? 'Calder Homes Ltd' : undefined),
  )[0];

it('What a company has to file names the company, is due, and leads to it', () => {
  const filing = needOf({ companyId: 'c1', kind: 'confirmation_statement' });
  expect(filing).toMatchObject({
    text: 'Calder Homes Ltd · Was due 9 May 2026, 4 days ago',
    companyId: 'c1',
    propertyId: null,
  });
  expect(needOf({ companyId: 'c2', kind: 'accounts' })?.text).toBe(
    'Company · Was due 9 May 2026, 4 days ago',
  );
});

it('What a property has to renew names the property and has run out', () =>
  expect(needOf({ propertyId: 'p1' })?.text).toBe('27 Braemar Road · Expired 9 May 2026, 4 days ago'));

it('A date that is not known is no need', () => expect(needOf({ dueOn: null })).toBeUndefined());

const mortgage: Schemas['Mortgage'] = {
  id: 'm1',
  propertyId: 'p1',
  companyId: null,
  lender: 'Marlowe Mortgages',
  product: null,
  accountLast4: null,
  originalAmount: 88_750,
  balance: 88_750,
  balanceAt: '2026-04-23',
  balanceHistory: [],
  rate: 4.89,
  rateType: 'fixed',
  method: 'interest_only',
  startDate: '2024-08-11',
  fixEnds: '2026-08-11',
  reversionRate: 8.99,
  termEnds: '2048-08-11',
  monthlyPayment: 361.66,
  erc: [],
  overpaymentPct: null,
  productFee: null,
  guarantors: [],
  chargeCode: null,
  ownerId: 1,
  createdAt: '2024-08-11T00:00:00.000Z',
  updatedAt: '2024-08-11T00:00:00.000Z',
};
const rateNeedOf = (more: Partial<typeof mortgage>) =>
  rateNeeds([{ ...mortgage, ...more }], () => '27 Braemar Road', '2026-05-13')[0];

it('A fixed rate that ends in 90 days says what the mortgage then costs a month', () =>
  expect(rateNeedOf({})).toMatchObject({
    title: 'Fixed rate ends in 90 days',
    text: '27 Braemar Road · 4.89% until 11 Aug 2026, then about £665 pcm at 8.99%',
  }));

it('Where the rate after a fixed one is not recorded, what each point costs is said instead', () =>
  expect(rateNeedOf({ reversionRate: null })?.text).toBe(
    '27 Braemar Road · 4.89% until 11 Aug 2026, then each extra 1% costs £74 pcm',
  ));

it('A fixed rate that has ended is no need', () =>
  expect(rateNeedOf({ fixEnds: '2026-05-12' })).toBeUndefined());
