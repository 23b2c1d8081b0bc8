import { addDays } from '../calendar-day';
import { bankHolidays, isWeekend, type Nation } from './bank-holidays';

/** Whether people work on a day: it is neither on a weekend nor a bank holiday of any of the nations. */
export const isWorkingDay = (day: string, nations: readonly Nation[]): boolean =>
  !isWeekend(day) && !nations.some((nation) => bankHolidays(Number(day.slice(0, 4)), nation).has(day));

/** The day itself when people work on it, else the next one on which they do. */
export function workingDayFrom(day: string, nations: readonly Nation[]): string {
  let next = day;
  while (!isWorkingDay(next, nations)) next = addDays(next, 1);
  return next;
}

/** The `count`-th working day after a day, which does not count itself. */
export function addWorkingDays(day: string, count: number, nations: readonly Nation[]): string {
  let next = day;
  for (let left = count; left > 0; left -= 1) next = workingDayFrom(addDays(next, 1), nations);
  return next;
}
