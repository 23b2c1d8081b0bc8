import { expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { jobAlerts, renewalAlerts } from './alerts';

const nameOf = (id: string | null) => (id === 'p' ? '27 Braemar Road' : undefined);
// Only what is read of them.
const renewal = (patch: Partial<Schemas['RenewalDate']>) =>
  ({
    id: 'r',
    kind: 'gas_safety',
    name: null,
    dueOn: '2026-05-13',
    status: 'due_30',
    propertyId: 'p',
    mortgageId: null,
    ...patch,
  }) as Schemas['RenewalDate'];
const job = (deadline: string | null, overdue: boolean) =>
  ({ id: 'j', title: 'Boiler', propertyId: 'p', deadline, overdue }) as Schemas['PropertyMaintenance'];

it('A date leads to its renewal, a fixed rate to its refinancing, and one without a day is left out', () => {
  const rows = [
    renewal({}),
    renewal({ id: 'm', kind: 'mortgage_fix', mortgageId: 'loan', status: 'overdue' }),
    renewal({ dueOn: null }),
  ];
  expect(renewalAlerts(rows, nameOf)).toMatchObject([
    { about: { kind: 'renewal', id: 'r' }, title: 'Gas safety', where: '27 Braemar Road', word: 'Expires' },
    { about: { kind: 'mortgage', id: 'loan' }, word: 'Expired', isOverdue: true },
  ]);
});

it('A repair stands on the last day on which it is in time, by London’s days', () => {
  const rows = [
    // A planned one, by the end of its day in summer time.
    job('2026-05-13T00:00:00.000Z', false),
    job('2026-05-12T22:30:00.000Z', true),
    job(null, false),
  ];
  expect(jobAlerts(rows, nameOf)).toMatchObject([
    { day: '2026-05-13', word: 'Due', isOverdue: false },
    { day: '2026-05-12', word: 'Was due', isOverdue: true },
  ]);
});
