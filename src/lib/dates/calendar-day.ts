// Calendar days as the contract writes them (`2026-05-13`): no time, no zone, compared as text.

const dayMs = 86_400_000;
const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day it is in London at that moment: what is due or overdue goes by it, wherever the reader is. Empty for a
 * moment that cannot be read.
 */
export function londonDay(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  // `25/11/2026`
  return london.format(moment).split('/').toReversed().join('-');
}

/** A day by its parts; `month` from 1, and beyond 12 or below 1 it leads into other years. A day too late is the last one. */
export function dayOf(year: number, month: number, day: number): string {
  const years = year + Math.floor((month - 1) / 12);
  const inYear = ((((month - 1) % 12) + 12) % 12) + 1;
  const date = Math.min(day, daysInMonth(years, inYear));
  return `${String(years).padStart(4, '0')}-${inYear < 10 ? '0' : ''}${inYear}-${date < 10 ? '0' : ''}${date}`;
}

/** Year, month from 1, and day of the month. */
export function partsOfDay(day: string): [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** Whether a text is an ISO day that the calendar has: not `2023-02-30`, `2025-13-01` or `2025-1-1`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = partsOfDay(text);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days of a month, from 1 (January). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The day this many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of the month so many months later; the last one where the month is shorter: 31 January + 1 is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOfDay(day);
  return dayOf(year, month + months, date);
}

/** Whether a payment may lie on a day: in the next two years at most, and before 1900 a year is a slip of the finger. */
export const isLikelyDay = (day: string, today: string): boolean =>
  day >= '1900-01-01' && day <= addMonths(today, 24);

/** Whole days from one day to another; negative when `to` is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Whole months from one day to another, never below 0: 31 January to 28 February is none. */
export function wholeMonths(from: string, to: string): number {
  const [year, month, day] = partsOfDay(from);
  const [toYear, toMonth, toDay] = partsOfDay(to);
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0));
}

/** Months from one day to another, rounded: half a month more counts as one. Never below 0. */
export function nearestMonths(from: string, to: string): number {
  const whole = wholeMonths(from, to);
  return daysBetween(addMonths(from, whole), to) >= 16 ? whole + 1 : whole;
}
