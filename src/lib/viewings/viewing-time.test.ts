import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  momentOf,
  startOfViewingDay,
  viewingDay,
  viewingMoment,
  viewingSpan,
  viewingTime,
} from './viewing-time';

const homeZone = process.env['TZ'];
afterEach(() => {
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

describe.each(['Europe/London', 'America/New_York', 'Pacific/Auckland'])('Read in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });

  it('A day and a time are a moment in London, in summer and in winter', () => {
    expect(momentOf('2026-07-01', '10:00')).toBe('2026-07-01T09:00:00.000Z');
    expect(momentOf('2026-12-01', '10:00')).toBe('2026-12-01T10:00:00.000Z');
    const late = '2026-06-30T23:30:00Z';
    expect([viewingDay(late), viewingTime(late)]).toEqual(['2026-07-01', '00:30']);
    expect(viewingMoment(late)).toBe('Wednesday 1 July 2026 at 00:30');
  });

  it('An hour that the clocks jump over is no moment', () => {
    expect(momentOf('2026-03-29', '01:30')).toBeNull();
    expect(momentOf('2026-03-29', '02:00')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('A day is 23 hours long when the clocks go forward', () => {
    const now = new Date('2026-03-29T12:00:00Z');
    expect([startOfViewingDay(now), startOfViewingDay(now, 1)]).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:00:00.000Z',
    ]);
  });

  it('A viewing that ends after midnight says so', () => {
    expect(viewingSpan({ startsAt: '2026-07-01T09:00:00Z', minutes: 45 })).toBe('10:00–10:45');
    expect(viewingSpan({ startsAt: '2026-07-01T22:30:00Z', minutes: 45 })).toBe('23:30–00:15 (next day)');
  });
});

it.each([
  ['2026-02-30', '10:00'],
  ['1/2/26', '10:00'],
  ['2026-02-01', ''],
  ['2026-02-01', '24:00'],
  ['2026-02-01', '9:00'],
])('%s at %j is no moment', (day, time) => expect(momentOf(day, time)).toBeNull());

it('What cannot be read has no day and no time', () => {
  expect([viewingDay('soon'), viewingTime(null), viewingMoment('soon')]).toEqual(['', '', 'Unknown date']);
});
