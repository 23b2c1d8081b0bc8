import { expect, it } from 'vitest';
import { londonDays } from '../../../engine/world/london-days';
import { nextDue } from './repeat';

it.each([
  ['FREQ=DAILY', '2026-02-28T09:00:00.000Z', '2026-03-01T09:00:00.000Z'],
  ['FREQ=DAILY;INTERVAL=10', '2026-12-25T09:00:00.000Z', '2027-01-04T09:00:00.000Z'],
  ['FREQ=WEEKLY;INTERVAL=2', '2026-05-13T09:00:00.000Z', '2026-05-27T09:00:00.000Z'],
  ['FREQ=MONTHLY', '2026-01-31T09:00:00.000Z', '2026-02-28T09:00:00.000Z'],
  ['FREQ=MONTHLY;INTERVAL=3', '2026-11-30T09:00:00.000Z', '2027-02-28T09:00:00.000Z'],
  ['FREQ=YEARLY', '2028-02-29T09:00:00.000Z', '2029-02-28T09:00:00.000Z'],
  ['FREQ=DAILY;UNTIL=20260514', '2026-05-13T09:00:00.000Z', '2026-05-14T09:00:00.000Z'],
  ['FREQ=DAILY;UNTIL=20260513', '2026-05-13T09:00:00.000Z', null],
  ['every day', '2026-05-13T09:00:00.000Z', null],
  // The time of day in London stays: the last minute of a day never becomes the first of another.
  ['FREQ=WEEKLY', '2026-03-28T23:59:00.000Z', '2026-04-04T22:59:00.000Z'],
  ['FREQ=WEEKLY', '2026-10-24T08:00:00.000Z', '2026-10-31T09:00:00.000Z'],
])('%s after %s is %s', (rule, dueAt, next) => expect(nextDue(rule, dueAt)).toBe(next));

it('counts days as London does, in summer and in winter', () => {
  expect(londonDays(new Date('2026-05-13T23:30:00Z'))).toEqual({
    start: '2026-05-13T23:00:00.000Z',
    end: '2026-05-14T23:00:00.000Z',
    weekEnd: '2026-05-20T23:00:00.000Z',
  });
  expect(londonDays(new Date('2026-01-13T23:59:59.999Z')).start).toBe('2026-01-13T00:00:00.000Z');
});
