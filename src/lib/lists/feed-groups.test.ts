import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { feedDisplayOrder, groupFeed, isRecent } from './feed-groups';

fc.configureGlobal({ seed: 20261121 });

const homeZone = process.env['TZ'];
afterEach(() => {
  if (homeZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = homeZone;
});

const groupOf = (createdAt: string | Date, now: Date) =>
  Object.entries(groupFeed([{ createdAt }], now)).find(([, items]) => items.length > 0)?.[0];

// A Thursday.
const now = new Date(2026, 10, 19, 9, 0);

describe('groupFeed', () => {
  it('puts Earlier first and is shown in another order', () => {
    expect(Object.keys(groupFeed([], now))).toEqual(['Earlier', 'Today', 'Yesterday', 'This Week']);
    expect(feedDisplayOrder).toEqual(['Today', 'Yesterday', 'This Week', 'Earlier']);
  });

  it.each([
    ['now', now, 'Today'],
    ['the first moment of today', new Date(2026, 10, 19, 0, 0), 'Today'],
    ['the last of yesterday', new Date(2026, 10, 18, 23, 59, 59, 999), 'Yesterday'],
    ['the first of yesterday', new Date(2026, 10, 18), 'Yesterday'],
    ['the day before', new Date(2026, 10, 17, 23, 59), 'This Week'],
    ['the first of Monday', new Date(2026, 10, 16), 'This Week'],
    ['Sunday night', new Date(2026, 10, 15, 23, 59), 'Earlier'],
    ['last year', new Date(2025, 10, 19), 'Earlier'],
    ['tomorrow by a wrong clock', new Date(2026, 10, 20, 12), 'Today'],
    ['no date', 'soon', 'Earlier'],
  ])('%s', (_, at, group) => expect(groupOf(at, now)).toBe(group));

  it('starts the week on Monday, with Sunday as yesterday', () => {
    const monday = new Date(2026, 10, 16, 8);
    expect(groupOf(new Date(2026, 10, 15, 12), monday)).toBe('Yesterday');
    expect(groupOf(new Date(2026, 10, 14, 12), monday)).toBe('Earlier');
    const sunday = new Date(2026, 10, 22, 8);
    expect(groupOf(new Date(2026, 10, 16, 0, 0), sunday)).toBe('This Week');
  });

  it('keeps to the calendar when the clocks change', () => {
    process.env['TZ'] = 'Europe/London';
    // 25 October 2026 has 25 hours: its first minutes are more than 25 hours before half past the next midnight.
    const afterBack = new Date(2026, 9, 26, 0, 30);
    expect(groupOf(new Date(2026, 9, 25, 0, 5), afterBack)).toBe('Yesterday');
    // 29 March 2026 has 23 hours: 24 hours back from its midnight is another day.
    const afterForward = new Date(2026, 2, 30, 0, 30);
    expect(groupOf(new Date(2026, 2, 28, 23, 45), afterForward)).toBe('Earlier');
    expect(groupOf(new Date(2026, 2, 29, 0, 0), afterForward)).toBe('Yesterday');
  });

  it('partitions: nothing lost, doubled or reordered', () => {
    fc.assert(
      fc.property(fc.array(fc.date()), fc.date({ noInvalidDate: true }), (dates, clock) => {
        const items = dates.map((createdAt, index) => ({ createdAt, index }));
        const groups = Object.values(groupFeed(items, clock));
        expect(groups.flat().toSorted((a, b) => a.index - b.index)).toEqual(items);
        for (const group of groups) expect(group).toEqual(group.toSorted((a, b) => a.index - b.index));
      }),
    );
  });
});

describe('isRecent', () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  it.each([
    ['now', now, true],
    ['exactly 7 days ago', new Date(now.getTime() - week), true],
    ['a moment longer', new Date(now.getTime() - week - 1), false],
    ['a wrong clock', new Date(now.getTime() + 5000), true],
    ['no date', '', false],
  ])('%s', (_, at, expected) => expect(isRecent(at, now)).toBe(expected));
});
