import { readMoment, unknownDate } from './dates';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A calendar day as people in Britain write it: `02/06/2025`, `2.6.25`, `2 June 2025`, `2025-06-02`. Two digits of a
 * year are of this century.
 * @returns the ISO day; null when it is none
 */
export function readDay(text: string): string | null {
  const words = text.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words);
  if (iso) return isoDay(iso[1], iso[2], iso[3]);
  const digits = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(words);
  if (digits) return isoDay(digits[3], digits[2], digits[1]);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\s+(\d{4}|\d{2})$/.exec(words);
  const month = monthNames.indexOf(named?.[2]?.slice(0, 3) ?? '') + 1;
  return named && month > 0 ? isoDay(named[3], String(month), named[1]) : null;
}

function isoDay(year = '', month = '', day = ''): string | null {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return readMoment(iso) === null ? null : iso;
}

/** What a field says of a day to come, where it asks for something that has happened. */
export const futureDayProblem = 'Enter a date that isn’t in the future';

/** An ISO day as an input shows it: `02/06/2025`; `unknownDate` for none. */
export const dayText = (day: string | null | undefined): string =>
  typeof day === 'string' ? day.split('-').toReversed().join('/') : unknownDate;

/** An ISO day in a sentence: `2 June 2025`; `unknownDate` for what is no day of the calendar. */
export function shortDay(day: string | null | undefined): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  if (year === undefined || readMoment(day) === null) return unknownDate;
  return `${Number(date)} ${longMonths[Number(month) - 1]} ${year}`;
}

/** An ISO day in a table: `2 Jun 2025`; `unknownDate` for what is no day of the calendar. */
export const shortDate = (day: string | null | undefined): string =>
  shortDay(day).replace(/^(\d+ [A-Z][a-z]{2})[a-z]*/, '$1');

const longMonths = [
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
];
