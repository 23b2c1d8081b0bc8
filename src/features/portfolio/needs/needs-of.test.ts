import { expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { renewalNeeds } from './needs-of';

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
