/** What a date reads as when there is none that can be read. */
export const unknownDate = 'Unknown date';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `May 2026` of `2026-05`; the year alone where there is no such month. */
export const monthText = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`.trim();

/**
 * A moment from the contract as a `Date` in the reader's zone, or null when it is missing or cannot be read.
 * A bare day (`2026-11-21`) is that calendar day everywhere, not midnight in Greenwich.
 */
export function readMoment(at: string | Date | null | undefined): Date | null {
  // A server may leave a time out; `new Date(null)` would be the first day of 1970.
  if (typeof at !== 'string' && !(at instanceof Date)) return null;
  const day = typeof at === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(at) : null;
  if (day) return calendarDay(Number(day[1]), Number(day[2]), Number(day[3]));
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function calendarDay(year: number, month: number, day: number): Date | null {
  const date = new Date(2000, 0, 1);
  // Not the constructor: it reads the years 0 to 99 as 1900 to 1999.
  date.setFullYear(year, month - 1, day);
  // 31 February would otherwise become 3 March.
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/**
 * `Saturday 21 November 2026` in the reader's zone (specification §9), or `unknownDate`.
 * Spelled out because browsers disagree on the comma.
 */
export function formatDate(at: string | Date | null | undefined): string {
  const date = readMoment(at);
  if (!date) return unknownDate;
  // Sunday is day 0 of `Date` and the seventh here.
  const weekday = weekdayName(date.getDay() || 7);
  return `${weekday} ${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

/** `14:05`, 24 hours, in the reader's zone, or `unknownDate`. */
export function formatTime(at: string | Date | null | undefined): string {
  const date = readMoment(at);
  if (!date) return unknownDate;
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `Saturday 21 November 2026 at 14:05` in the reader's zone, or `unknownDate`. */
export function formatDateTime(at: string | Date | null | undefined): string {
  return readMoment(at) ? `${formatDate(at)} at ${formatTime(at)}` : unknownDate;
}

/** A moment as the `dateTime` of a `<time>` takes it; undefined when it is missing or cannot be read. */
export const machineTime = (at: string | null | undefined): string | undefined =>
  readMoment(at) && at ? at : undefined;

/** `1st`, `2nd`, `3rd`, `11th` (specification §9). Anything but a whole number comes back as it is. */
export function ordinal(n: number): string {
  if (!Number.isInteger(n)) return String(n);
  const lastTwo = Math.abs(n) % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][lastTwo % 10] ?? 'th'}`;
}

/** 1 to 7 as Monday to Sunday (specification §9); anything else reads `Unknown day`. */
export function weekdayName(weekday: number): string {
  return weekdays[weekday - 1] ?? 'Unknown day';
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}
