// Bookings and blocked nights: which are still to come, and how full a month is.
import type { Schemas } from '@/api/contract';
import { daysOfMonth } from '@/lib/calendar/month';
import { daysBetween } from '@/lib/dates/calendar-day';

export type Stay = Schemas['SaBlock'];

/** Those that have not ended, the next first. @param today ISO day in London */
export const staysFrom = (stays: readonly Stay[], today: string): Stay[] =>
  stays.filter(({ to }) => to > today).toSorted((a, b) => a.from.localeCompare(b.from));

export const nightsIn = ({ from, to }: Pick<Stay, 'from' | 'to'>): number => daysBetween(from, to);

/** Whether any night of one is a night of another; the day of leaving is free. */
export const isTaken = (stays: readonly Stay[], from: string, to: string): boolean =>
  stays.some((stay) => stay.from < to && from < stay.to);

/** How many of a month's nights guests have, as % rounded to the whole; own use is none. @param month `2026-05` */
export function monthOccupancy(stays: readonly Stay[], month: string): number {
  // A calendar’s month has the days of its first and last week, too.
  const days = daysOfMonth(month).filter((day) => day.startsWith(month));
  const taken = days.filter((day) =>
    stays.some(({ from, to, source }) => source !== 'owner' && from <= day && day < to),
  );
  return Math.round((taken.length / days.length) * 100);
}
