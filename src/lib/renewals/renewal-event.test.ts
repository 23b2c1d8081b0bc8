import { expect, it } from 'vitest';
import { renewalEvent } from './renewal-event';

const row = {
  id: 'r1',
  propertyId: 'p1',
  kind: 'gas_safety',
  name: null,
  dueOn: '2026-06-02',
  reference: 'CP12-1',
  notApplicable: false,
  remindDays: [30, 7],
} as const;
const nameOf = () => '27 Braemar Road';

it('A renewal date is an event of its day, with its property and a reminder for each day asked for', () => {
  expect(renewalEvent(row, nameOf, 'https://tiebeam.test')).toEqual([
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
  expect(renewalEvent({ ...row, dueOn: null }, nameOf, '')).toEqual([]);
  expect(renewalEvent({ ...row, notApplicable: true }, nameOf, '')).toEqual([]);
});

it('What is paid, done or filed falls due, and does not expire', () => {
  const [event] = renewalEvent(
    { ...row, kind: 'ico', propertyId: null, reference: null },
    nameOf,
    'https://t.test',
  );
  expect(event).toMatchObject({ title: 'ICO fee due', url: 'https://t.test/portfolio/compliance' });
});
