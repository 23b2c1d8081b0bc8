import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, unknownDate } from './dates';
import { relativeTime } from './relative-time';

fc.configureGlobal({ seed: 20261121 });

const now = new Date('2026-11-21T14:05:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('relativeTime', () => {
  it.each([
    [0, 'Just Now'],
    [59_999, 'Just Now'],
    [-5 * second, 'Just Now'],
    [-48 * hour, 'Just Now'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [2 * hour, '2 hours ago'],
    [24 * hour - 1, '23 hours ago'],
  ])('%d ms ago reads %s', (elapsed, text) => {
    expect(relativeTime(before(elapsed), now)).toBe(text);
    expect(relativeTime(before(elapsed).toISOString(), now)).toBe(text);
  });

  it('shows the full date-time from a day on', () => {
    expect(relativeTime(before(24 * hour), now)).toBe(formatDateTime(before(24 * hour)));
    expect(relativeTime(new Date(2026, 9, 1, 9, 30), now)).toBe('Thursday 1 October 2026 at 09:30');
  });

  it.each([null, undefined, '', 'never'])('A time that is %j reads “Unknown date”', (at) => {
    expect(relativeTime(at, now)).toBe(unknownDate);
    expect(formatDateTime(at)).toBe(unknownDate);
    expect(formatDate(at)).toBe(unknownDate);
  });

  it('is never negative and never counts a full unit of the next size', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (at, clock) => {
        const text = relativeTime(at, clock);
        const count = /^(-?\d+) (minute|hour)s? ago$/.exec(text);
        if (!count) return;
        expect(Number(count[1])).toBeGreaterThanOrEqual(1);
        expect(Number(count[1])).toBeLessThan(count[2] === 'minute' ? 60 : 24);
      }),
    );
  });
});
