// Days and times in a sentence that no calendar and no clock has: “Ring the bank 31/2”, “Meet 25:00 tomorrow”.
import { daysInMonth } from '../calendar-day';
import { shortDay } from '../day-text';
import { end, month, monthOf, start } from './words';

const nth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`(?:,?\s+(\d{4}))?`;

type Written = readonly [date: string, month: number, year: string | undefined];

const days: readonly (readonly [RegExp, (match: readonly string[]) => Written])[] = [
  [
    new RegExp(`${start}${nth}\\s+(?:of\\s+)?(${month})${year}${end}`, 'giu'),
    ([, date = '', word = '', inYear]) => [date, monthOf(word), inYear],
  ],
  [
    new RegExp(`${start}(${month})\\s+(?:the\\s+)?${nth}${year}${end}`, 'giu'),
    ([, word = '', date = '', inYear]) => [date, monthOf(word), inYear],
  ],
  // Only what lacks little of a date: 45/60 is a score.
  [
    new RegExp(`${start}(29|3[01])/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?${end}`, 'giu'),
    ([, date = '', ofMonth = '', inYear]) => [date, Number(ofMonth), inYear],
  ],
  [
    new RegExp(`${start}(29|3[01])\\.(\\d{1,2})\\.(\\d{4}|\\d{2})${end}`, 'giu'),
    ([, date = '', ofMonth = '', inYear]) => [date, Number(ofMonth), inYear],
  ],
  [
    new RegExp(`${start}(\\d{4})-(\\d{2})-(29|3[01])${end}`, 'gu'),
    ([, inYear, ofMonth = '', date = '']) => [date, Number(ofMonth), inYear],
  ],
];

/** The day in the sentence that is none: `31 February`, with its year where only that year lacks it; null for none. */
export function impossibleDay(sentence: string): string | null {
  for (const [pattern, read] of days) {
    for (const match of sentence.matchAll(pattern)) {
      const [date, ofMonth, inYear] = read(match);
      if (ofMonth < 1 || ofMonth > 12 || Number(date) < 1) continue;
      // A leap year: without a year, every day that some year has is meant.
      const most = daysInMonth(inYear === undefined ? 2024 : Number(`20${inYear}`.slice(-4)), ofMonth);
      if (Number(date) <= most) continue;
      const [, name] = shortDay(`2024-${String(ofMonth).padStart(2, '0')}-01`).split(' ');
      const isOfYear = Number(date) <= daysInMonth(2024, ofMonth);
      return `${Number(date)} ${name}${isOfYear ? ` ${`20${inYear}`.slice(-4)}` : ''}`;
    }
  }
  return null;
}

const times: readonly RegExp[] = [
  new RegExp(String.raw`${start}((2[4-9]):([0-5]\d))${end}`, 'giu'),
  // 60:90 may be the shares of two partners.
  new RegExp(String.raw`(?<=\bat\s+)((\d{1,2}):(\d{2}))${end}`, 'giu'),
  new RegExp(String.raw`${start}((\d{1,2})(?:[:.](\d{2}))?\s?[ap]\.?m\.?)${end}`, 'giu'),
];

/** The time in the sentence that is none: `25:00`, `13pm`; null for none. */
export function impossibleTime(sentence: string): string | null {
  for (const pattern of times) {
    for (const [, time = '', hours, minutes = '0'] of sentence.matchAll(pattern)) {
      const [first, last] = /m\.?$/i.test(time) ? [1, 12] : [0, 23];
      if (Number(hours) < first || Number(hours) > last || Number(minutes) > 59) return time;
    }
  }
  return null;
}
