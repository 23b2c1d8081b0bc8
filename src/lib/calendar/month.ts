// Months of a calendar, as `2026-05`.
import { addDays, dayOf, daysInMonth, partsOfDay } from '../dates/calendar-day';

/** The days of the weeks that hold a month, from a Monday to a Sunday. @param month `2026-05` */
export function daysOfMonth(month: string): string[] {
  const [year, number] = partsOfDay(`${month}-01`);
  const first = dayOf(year, number, 1);
  const last = dayOf(year, number, daysInMonth(year, number));
  // Monday is 0 here, Sunday 6.
  const weekday = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(first, -weekday(first));
  const until = addDays(last, 6 - weekday(last));
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = partsOfDay(`${month}-01`);
  return dayOf(year, number + by, 1).slice(0, 7);
}

/** Whether a text is a month that a calendar can show: `2026-05`, not `2026-13`. */
export const isMonth = (text: string): boolean => /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text);
