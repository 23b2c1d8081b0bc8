import { isCalendarDay } from '../dates/calendar-day';
import { readMoment } from '../dates/dates';

/**
 * The moment that somebody means by a day and a time on their own clock.
 * @param day ISO day @param time `HH:MM`
 * @returns ISO moment in UTC; null for what is no day, no time, or an hour that the clocks jump over
 */
export function momentOf(day: string, time: string): string | null {
  if (!isCalendarDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const moment = new Date(`${day}T${time}`);
  const isSkipped = typedTime(moment) !== time;
  return isSkipped ? null : moment.toISOString();
}

/** The day of a moment on the reader's own calendar, as an ISO day; empty where it cannot be read. */
export function typedDay(at: string | Date | null | undefined): string {
  const moment = readMoment(at);
  if (moment === null) return '';
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** The time of a moment on the reader's own clock, as `HH:MM`; empty where it cannot be read. */
export function typedTime(at: string | Date | null | undefined): string {
  const moment = readMoment(at);
  if (moment === null) return '';
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** When the reader's own day began, or another one so many days later: an ISO moment. */
export const startOfDay = (now: Date, later = 0): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + later).toISOString();
