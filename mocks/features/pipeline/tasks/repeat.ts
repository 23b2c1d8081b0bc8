// When a repeating task is due next.
import { londonDay } from '@/lib/dates/calendar-day';
import { londonMoment, londonTime } from '@/lib/dates/london-moment';
import { nextDay, readRepeat } from '@/lib/dates/repeat/repeat-rule';

/**
 * The next time after `dueAt` (ISO) by an RRULE of the contract's form, at the same time of day in London; null when the
 * series is over or the rule cannot be read.
 */
export function nextDue(repeat: string, dueAt: string): string | null {
  const rule = readRepeat(repeat);
  const due = new Date(dueAt);
  if (rule === null || Number.isNaN(due.getTime())) return null;
  const day = nextDay(rule, londonDay(due));
  return day === null ? null : londonMoment(day, londonTime(due));
}
