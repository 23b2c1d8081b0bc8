import { afterEach, expect, it } from 'vitest';
import { momentOf, startOfDay, typedDay, typedTime } from './typed-moment';

const homeZone = process.env['TZ'];
afterEach(() => {
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

it('A day and a time are a moment on the reader’s own clock, in summer and in winter', () => {
  process.env['TZ'] = 'Europe/London';
  expect(momentOf('2026-07-01', '10:00')).toBe('2026-07-01T09:00:00.000Z');
  expect(momentOf('2026-12-01', '10:00')).toBe('2026-12-01T10:00:00.000Z');
  expect([typedDay('2026-06-30T23:30:00Z'), typedTime('2026-06-30T23:30:00Z')]).toEqual([
    '2026-07-01',
    '00:30',
  ]);
});

it('An hour that the clocks jump over is no moment', () => {
  process.env['TZ'] = 'Europe/London';
  expect(momentOf('2026-03-29', '01:30')).toBeNull();
  expect(momentOf('2026-03-29', '02:00')).toBe('2026-03-29T01:00:00.000Z');
});

it.each([
  ['2026-02-30', '10:00'],
  ['1/2/26', '10:00'],
  ['2026-02-01', ''],
  ['2026-02-01', '24:00'],
  ['2026-02-01', '9:00'],
])('%s at %j is no moment', (day, time) => expect(momentOf(day, time)).toBeNull());

it('What cannot be read has no day and no time', () => {
  expect([typedDay('soon'), typedTime(null)]).toEqual(['', '']);
});

it('A day begins on the reader’s own clock, and is 23 hours long when the clocks go forward', () => {
  process.env['TZ'] = 'Europe/London';
  const now = new Date('2026-03-29T12:00:00Z');
  expect([startOfDay(now), startOfDay(now, 1)]).toEqual([
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
  ]);
});
