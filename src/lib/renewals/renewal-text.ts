import { daysBetween } from '../dates/calendar-day';
import { counted } from '../lists/counted';
import type { RenewalStatus } from './renewal-status';

/** How a renewal stands, in words: never by colour alone. */
export const statusWords: Readonly<Record<RenewalStatus, string>> = {
  overdue: 'Overdue',
  due_30: 'Due within 30 days',
  due_60: 'Due within 60 days',
  due_90: 'Due within 90 days',
  missing: 'Date missing',
  ok: 'In date',
  not_applicable: 'Doesn’t apply',
};

/** From here on nobody counts days. */
const longDays = 2 * 365;

/** `in 17 days`, `tomorrow`, `today`, `3 days ago`, `in 8 years`. Both are ISO days. */
export function inDays(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const length = Math.abs(days);
  const text = length < longDays ? counted(length, 'day') : counted(Math.floor(length / 365.25), 'year');
  return days > 0 ? `in ${text}` : `${text} ago`;
}
