import { shortDay } from '@/lib/dates/day-text';

/** The last days of all months, as `MM-DD`. A year that ends in February ends on the 28th, or the 29th of a leap year. */
const monthEnds = [
  '01-31',
  '02-28',
  '03-31',
  '04-30',
  '05-31',
  '06-30',
  '07-31',
  '08-31',
  '09-30',
  '10-31',
  '11-30',
  '12-31',
];

/** The end of a financial year in words: `31 March`. @param yearEnd as `MM-DD` */
export const yearEndText = (yearEnd: string): string => shortDay(`2000-${yearEnd}`).replace(/ 2000$/, '');

/** Every month’s end and what else is in use, such as 5 April. */
export const yearEndChoices = (inUse: readonly (string | null)[]) =>
  [...new Set([...monthEnds, ...inUse.filter((day) => day !== null)])]
    .toSorted()
    .map((value) => ({ value, label: yearEndText(value) }));
