import { expect, it } from 'vitest';
import { lastDayOf, londonMoment, londonTime } from './london-moment';

it.each([
  ['2026-01-13', '09:30', '2026-01-13T09:30:00.000Z'],
  ['2026-07-13', '09:30', '2026-07-13T08:30:00.000Z'],
  ['2026-07-13', '00:15', '2026-07-12T23:15:00.000Z'],
  ['2026-03-28', '23:59', '2026-03-28T23:59:00.000Z'],
  ['2026-03-29', '23:59', '2026-03-29T22:59:00.000Z'],
  ['2026-10-25', '23:59', '2026-10-25T23:59:00.000Z'],
])('%s at %s in London is %s', (day, time, moment) => {
  expect(londonMoment(day, time)).toBe(moment);
  expect(londonTime(new Date(moment))).toBe(time);
});

it('A time that the spring change leaves out is an hour later', () => {
  expect(londonMoment('2026-03-29', '01:30')).toBe('2026-03-29T01:30:00.000Z');
});

it('Of a time that the autumn change repeats, the first counts', () => {
  expect(londonMoment('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
});

it('A moment that cannot be read has no time', () => {
  expect(londonTime(new Date('soon'))).toBe('');
});

it.each([
  ['2026-05-20T23:00:00.000Z', '2026-05-20'],
  ['2026-12-01T00:00:00.000Z', '2026-11-30'],
  ['2026-05-14T10:30:00.000Z', '2026-05-14'],
])('A deadline at %s is met on %s and no later', (deadline, day) => {
  expect(lastDayOf(deadline)).toBe(day);
});
