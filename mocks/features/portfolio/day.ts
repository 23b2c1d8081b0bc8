import { londonDay } from '@/lib/dates/calendar-day';
import { readMoment } from '@/lib/dates/dates';
import type { Call } from '../../engine/answers/operation';

/** The London day of the server's clock: what is due, overdue or in the future goes by it. */
export const todayOf = (call: Call) => londonDay(call.world.clock.now());

/** `12 December 2026`, for messages. */
export function dayText(day: string): string {
  const date = readMoment(day);
  return date === null
    ? day
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
