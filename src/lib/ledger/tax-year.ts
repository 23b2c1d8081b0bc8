import { addDays, addMonths } from '../dates/calendar-day';

/** First and last day of a tax year as it is written, `2026-27`: 6 April to 5 April. Null for what is none. */
export function taxYearRange(taxYear: string): { from: string; to: string } | null {
  const [, start, end] = /^(\d{4})-(\d{2})$/.exec(taxYear) ?? [];
  if (start === undefined || Number(end) !== (Number(start) + 1) % 100) return null;
  return { from: `${start}-04-06`, to: `${Number(start) + 1}-04-05` };
}

/** The tax year a day lies in, as it is written: `2026-27` from 6 April 2026 to 5 April 2027. */
export function taxYearOf(day: string): string {
  const year = Number(day.slice(0, 4));
  const start = day.slice(5) >= '04-06' ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** A tax year in a sentence: `2026–27`. */
export const taxYearText = (taxYear: string): string => taxYear.replace('-', '–');

/** The tax year of a day and those before it, newest first. */
export function recentTaxYears(day: string, count: number): string[] {
  const [start] = taxYearOf(day).split('-');
  return Array.from({ length: count }, (_, back) => taxYearOf(`${Number(start) - back}-12-31`));
}

/** The quarters of a tax year, as Making Tax Digital for Income Tax reports them: each ends on the 5th of its last month. */
export const taxQuarters = ['q1', 'q2', 'q3', 'q4'] as const;
export type TaxQuarter = (typeof taxQuarters)[number];

/** First and last day of a quarter: the first is 6 April to 5 July. Null where the tax year is none. */
export function taxQuarterRange(taxYear: string, quarter: TaxQuarter): { from: string; to: string } | null {
  const year = taxYearRange(taxYear);
  if (year === null) return null;
  const at = taxQuarters.indexOf(quarter);
  const from = addMonths(year.from, at * 3);
  return { from, to: addDays(addMonths(from, 3), -1) };
}
