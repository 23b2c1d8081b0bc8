import { readMoment } from '../dates/dates';

export type FeedGroup = 'Earlier' | 'Today' | 'Yesterday' | 'This Week';

/** The order in which groups are shown (specification §4); `groupFeed` keeps its own. */
export const feedDisplayOrder: readonly FeedGroup[] = ['Today', 'Yesterday', 'This Week', 'Earlier'];

/**
 * Sorts items into groups by the reader's calendar day, weeks starting on Monday (specification §4). Each item is in
 * exactly one group and keeps its place among the others; every group is there, even when empty, `Earlier` first.
 * A time in the future is a wrong clock and counts as today; a time nobody can read counts as earlier.
 */
export function groupFeed<T extends { createdAt: string | Date }>(
  items: readonly T[],
  now: Date,
): Record<FeedGroup, T[]> {
  const groups: Record<FeedGroup, T[]> = { Earlier: [], Today: [], Yesterday: [], 'This Week': [] };
  const groupOf = feedGrouper(now);
  for (const item of items) groups[groupOf(item.createdAt)].push(item);
  return groups;
}

/** Tells the group of moment after moment; the days are worked out once, which long lists need. */
export function feedGrouper(now: Date): (at: string | Date | null | undefined) => FeedGroup {
  const today = startOfDay(now, 0).getTime();
  const yesterday = startOfDay(now, 1).getTime();
  const monday = startOfDay(now, (now.getDay() + 6) % 7).getTime();
  return (at) => {
    const moment = readMoment(at)?.getTime();
    if (moment === undefined) return 'Earlier';
    if (moment >= today) return 'Today';
    if (moment >= yesterday) return 'Yesterday';
    return moment >= monday ? 'This Week' : 'Earlier';
  };
}

/** By calendar, not by 24 hours: the days on which the clocks change are 23 or 25 hours long. */
function startOfDay(now: Date, daysBack: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack);
}

const week = 7 * 24 * 60 * 60 * 1000;

/** Whether a moment lies within the past 7 days (specification §4); a wrong clock's future counts as now. */
export function isRecent(at: string | Date | null | undefined, now: Date): boolean {
  const moment = readMoment(at);
  return moment !== null && now.getTime() - moment.getTime() <= week;
}
