import { expect, it } from 'vitest';
import { addedText, checkedDay, dueMoment, dueParts, dueText, isOverdue, movedTo, nextMonday } from './task';

// A Wednesday in summer time.
const now = new Date('2026-05-13T10:30:00Z');

it.each([
  ['2026-05-12T22:59:00Z', 'Yesterday'],
  ['2026-05-13T09:00:00Z', 'Today at 10:00'],
  ['2026-05-13T22:59:00Z', 'Today'],
  ['2026-05-13T23:30:00Z', 'Tomorrow at 00:30'],
  ['2026-05-15T22:59:00Z', 'Friday'],
  ['2026-05-17T22:59:00Z', 'Sunday'],
  ['2026-05-20T22:59:00Z', '20 May'],
  ['2027-01-04T23:59:00Z', '4 January 2027'],
  ['2026-05-04T08:00:00Z', '4 May at 09:00'],
])('%s is due %s', (dueAt, text) => expect(dueText(dueAt, now)).toBe(text));

it.each([
  ['2026-05-13', 'Today'],
  ['2026-05-14', 'Tomorrow'],
  ['2026-05-15', 'Friday 15 May'],
  ['2026-05-22', 'Friday 22 May'],
  ['2027-01-01', 'Friday 1 January 2027'],
])('A day to be checked says its weekday and its date: %s is %s', (day, text) =>
  expect(checkedDay(day, '2026-05-13')).toBe(text),
);

it('A task that was added says on which day it is due', () => {
  expect(addedText(null)).toBe('Task added');
  expect(addedText('2026-12-04T23:59:00.000Z')).toBe('Task added, due Friday 4 December 2026');
  expect(addedText('2026-12-06T10:00:00.000Z')).toBe('Task added, due Sunday 6 December 2026 at 10:00');
});

it('A day without a time is over at its end, in summer and in winter', () => {
  for (const day of ['2026-07-01', '2026-12-01']) {
    expect(dueParts(dueMoment(day, null))).toEqual({ day, time: null });
    expect(dueParts(dueMoment(day, '09:30'))).toEqual({ day, time: '09:30' });
  }
});

it('Only what is open and has a date can be overdue', () => {
  const dueAt = '2026-05-13T10:29:59Z';
  expect(isOverdue({ dueAt, doneAt: null }, now)).toBe(true);
  expect(isOverdue({ dueAt, doneAt: dueAt }, now)).toBe(false);
  expect(isOverdue({ dueAt: '2026-05-13T22:59:00Z', doneAt: null }, now)).toBe(false);
  expect(isOverdue({ dueAt: null, doneAt: null }, now)).toBe(false);
});

it('A task that is moved keeps its time of day over a change of the clocks', () => {
  expect(movedTo('2026-10-23T09:00:00Z', '2026-10-26')).toBe('2026-10-26T10:00:00.000Z');
  expect(dueParts(movedTo(null, '2026-10-26'))).toEqual({ day: '2026-10-26', time: null });
});

it.each([
  ['2026-05-13', '2026-05-18'],
  ['2026-05-17', '2026-05-18'],
  ['2026-05-18', '2026-05-25'],
])('The Monday after %s is %s', (today, monday) => expect(nextMonday(today)).toBe(monday));
