import { expect, it } from 'vitest';
import { renewalEvent } from './calendar-file';

const row = {
  id: 'r1',
  propertyId: 'p1',
  companyId: null,
  mortgageId: null,
  kind: 'gas_safety',
  name: null,
  issuedOn: null,
  dueOn: '2026-06-02',
  intervalMonths: 12,
  proposedDueOn: '2027-06-02',
  reference: 'CP12-1',
  status: 'due_30',
  notApplicable: false,
  naReason: null,
  documentId: null,
  remindDays: [30, 7],
  ownerId: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
} as const;
const parts = { ...row, remindDays: [...row.remindDays] };
const nameOf = () => '27 Braemar Road';

it('A renewal date is an event of its day, with its property and a reminder for each day asked for', () => {
  expect(renewalEvent(parts, nameOf, 'https://tiebeam.test')).toEqual([
    {
      uid: 'renewal-r1@tiebeam',
      title: 'Gas safety expires: 27 Braemar Road',
      startsAt: '2026-06-02',
      description: 'Reference CP12-1',
      url: 'https://tiebeam.test/portfolio/properties/p1/compliance',
      reminders: [43_200, 10_080],
    },
  ]);
});

it('What has no day or does not apply is no event', () => {
  expect(renewalEvent({ ...parts, dueOn: null }, nameOf, '')).toEqual([]);
  expect(renewalEvent({ ...parts, notApplicable: true }, nameOf, '')).toEqual([]);
});
