import { daysBetween, nearestMonths } from '../dates/calendar-day';
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

/** Up to here a length is counted in days, and then in months. */
const mostDays = 180;
const mostMonths = 23;

/** `in 17 days`, `tomorrow`, `today`, `3 days ago`, `in 21 months`, `in 6 years 10 months`. Both are ISO days. */
export function inDays(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 ? `in ${lengthText(today, day)}` : `${lengthText(day, today)} ago`;
}

/** `17 days`, `21 months`, `6 years 10 months`: from one ISO day to a later one. */
export function lengthText(from: string, to: string): string {
  const days = daysBetween(from, to);
  if (days <= mostDays) return counted(days, 'day');
  const months = nearestMonths(from, to);
  if (months <= mostMonths) return counted(months, 'month');
  const years = counted(Math.floor(months / 12), 'year');
  return months % 12 === 0 ? years : `${years} ${counted(months % 12, 'month')}`;
}
