// Days and times of viewings, as clocks show them where the homes are: in London, wherever the reader is.
import { addDays, isCalendarDay, londonDay } from '../dates/calendar-day';
import { formatDate, readMoment, unknownDate } from '../dates/dates';
import { londonMoment, londonTime } from '../dates/london-moment';
import { endOf, type Slot } from './clash';

/**
 * The moment that a day and a time in London mean.
 * @param day ISO day @param time `HH:MM`
 * @returns ISO moment in UTC; null for what is no day, no time, or an hour that the clocks jump over
 */
export function momentOf(day: string, time: string): string | null {
  if (!isCalendarDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const moment = londonMoment(day, time);
  return viewingTime(moment) === time ? moment : null;
}

/** The day of a moment, as an ISO day; empty where it cannot be read. */
export function viewingDay(at: string | Date | null | undefined): string {
  const moment = readMoment(at);
  return moment === null ? '' : londonDay(moment);
}

/** The time of a moment, as `HH:MM`; empty where it cannot be read. */
export function viewingTime(at: string | Date | null | undefined): string {
  const moment = readMoment(at);
  return moment === null ? '' : londonTime(moment);
}

/** When a moment's day began, or the day so many days later: an ISO moment. */
export const startOfViewingDay = (at: Date, later = 0): string =>
  londonMoment(addDays(londonDay(at), later), '00:00');

/** `Thursday 14 May 2026 at 10:30`, or `unknownDate`. */
export function viewingMoment(at: string | null | undefined): string {
  const day = viewingDay(at);
  return day === '' ? unknownDate : `${formatDate(day)} at ${viewingTime(at)}`;
}

/** `10:00–10:45`, or `23:30–00:15 (next day)`. */
export function viewingSpan(slot: Slot): string {
  const end = new Date(endOf(slot));
  const isOvernight = viewingDay(end) !== viewingDay(slot.startsAt);
  return `${viewingTime(slot.startsAt)}–${viewingTime(end)}${isOvernight ? ' (next day)' : ''}`;
}
