import { daysBetween } from '../dates/calendar-day';
import { sumOf } from '../money/pence';

/** Rent that is owed, in £, by age in days. */
export interface Arrears {
  total: number;
  days30: number;
  days60: number;
  days90: number;
  older: number;
  /** The total as months of rent, two decimals. */
  months: number;
}

/**
 * @param owed rent that is due on `date` and was not paid; it can be paid until the end of that day, so what is due `today` or later
 * does not count
 */
export function arrearsOf(
  owed: readonly { date: string; amount: number }[],
  today: string,
  rentPcm: number,
): Arrears {
  const due = owed
    .filter(({ date }) => date < today)
    .map(({ date, amount }) => ({ age: daysBetween(date, today), amount }));
  const between = (from: number, to: number) =>
    sumOf(due.flatMap(({ age, amount }) => (age >= from && age <= to ? [amount] : [])));
  const total = sumOf(due.map(({ amount }) => amount));
  return {
    total,
    days30: between(1, 30),
    days60: between(31, 60),
    days90: between(61, 90),
    older: between(91, Infinity),
    months: rentPcm > 0 ? Math.round((total / rentPcm) * 100) / 100 : 0,
  };
}
