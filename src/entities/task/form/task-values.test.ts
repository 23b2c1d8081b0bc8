import { expect, it } from 'vitest';
import { bodyOf, repeatChoices, taskErrors, valuesOf } from './task-values';

const deal = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01';
const task = {
  title: 'Alarms',
  evaluationId: deal,
  propertyId: null,
  tenancyId: null,
  dueAt: '2026-07-01T08:00:00.000Z',
  assigneeId: 2,
  priority: 'high' as const,
  repeat: 'FREQ=MONTHLY;INTERVAL=3;UNTIL=20270701',
  checklist: [{ text: 'Hall', done: true }],
  remindAt: '2026-06-30T08:00:00.000Z',
};

it('A task that is opened and saved unchanged is the same', () => {
  expect(bodyOf(valuesOf(task, 1))).toEqual(task);
  expect(bodyOf(valuesOf({ title: 'Call' }, 1))).toMatchObject({
    title: 'Call',
    dueAt: null,
    assigneeId: 1,
    repeat: null,
    remindAt: null,
    evaluationId: null,
  });
});

it('A day without a time ends in London, and a reminder without one comes at nine', () => {
  const values = { ...valuesOf(task, 1), time: '', remindTime: '' };
  expect(bodyOf(values)).toMatchObject({
    dueAt: '2026-07-01T22:59:00.000Z',
    remindAt: '2026-06-30T08:00:00.000Z',
  });
});

it.each([
  [{ title: ' ' }, 'title'],
  [{ about: 'property', aboutId: '' }, 'aboutId'],
  [{ dueAt: '31/31' }, 'dueAt'],
  [{ dueAt: '' }, 'dueAt'],
  [{ dueAt: '', repeat: '', time: '09:00' }, 'dueAt'],
  [{ time: '25:00' }, 'time'],
  [{ until: '2026-06-30' }, 'until'],
  [{ checklist: [{ text: '', done: false }] }, 'checklist'],
  [{ remindAt: 'soon' }, 'remindAt'],
  [{ remindAt: '', remindTime: '09:00' }, 'remindAt'],
  [{ remindTime: '9' }, 'remindTime'],
  [{ remindAt: '2099-12-05' }, 'remindAt'],
  [{ remindAt: '2026-07-01', remindTime: '09:01' }, 'remindTime'],
  [{ remindAt: '2026-07-01', remindTime: '', time: '08:30' }, 'remindTime'],
] as const)('%j has an error at %s', (change, field) => {
  const wrong = Object.entries(
    taskErrors({ ...valuesOf(task, 1), ...change } as ReturnType<typeof valuesOf>),
  );
  expect(wrong.flatMap(([name, error]) => (error === undefined ? [] : [name]))).toEqual([field]);
});

it.each([
  { remindAt: '2026-07-01' },
  { remindAt: '2026-07-01', remindTime: '23:00', time: '' },
  { remindAt: '2099-12-05', dueAt: '', time: '', repeat: '' },
])('%j has no error: a reminder comes until a task is due, or on any day where it is not', (change) => {
  const found = Object.values(taskErrors({ ...valuesOf(task, 1), ...change }));
  expect(found.filter((error) => error !== undefined)).toEqual([]);
});

it('A rhythm that is none of the usual can be kept', () => {
  expect(repeatChoices('FREQ=DAILY;INTERVAL=10').map(({ label }) => label)).toContain('Every 10 days');
  expect(repeatChoices('').map(({ label }) => label)).not.toContain('Every 10 days');
});
