import { addDays, daysBetween, dayOf, partsOfDay } from '../dates/calendar-day';
import type { RentFrequency } from '../letting-law/terms';

/** What the rent periods of a tenancy follow from. */
export interface RentTerms {
  startDate: string;
  frequency: RentFrequency;
  /** Day of the month on which rent falls due; null where it is the day of the start. */
  dueDay: number | null;
}

const days = { weekly: 7, fortnightly: 14, four_weekly: 28 } as const;
const months = { monthly: 1, quarterly: 3, annual: 12 } as const;

/**
 * The first day on or after `day` on which a rent period begins. Periods of weeks count from the start of the tenancy;
 * those of months begin on the day rent falls due, the last of the month where it is shorter. None begins before the start.
 */
export function rentPeriodFrom(tenancy: RentTerms, day: string): string {
  const { startDate, frequency } = tenancy;
  const from = day > startDate ? day : startDate;
  if (frequency === 'weekly' || frequency === 'fortnightly' || frequency === 'four_weekly') {
    const step = days[frequency];
    return addDays(startDate, Math.ceil(daysBetween(startDate, from) / step) * step);
  }
  const [year, month, startDay] = partsOfDay(startDate);
  const dueDay = tenancy.dueDay ?? startDay;
  const [toYear, toMonth] = partsOfDay(from);
  const step = months[frequency];
  const nth = Math.floor(((toYear - year) * 12 + toMonth - month) / step);
  const here = dayOf(year, month + nth * step, dueDay);
  return here >= from ? here : dayOf(year, month + (nth + 1) * step, dueDay);
}

/** The days on which rent falls due from `day` on, the first `count`; none after `endDate`. */
export function rentDays(
  tenancy: RentTerms & { endDate: string | null },
  day: string,
  count: number,
): string[] {
  const found: string[] = [];
  let next = rentPeriodFrom(tenancy, day);
  while (found.length < count && (tenancy.endDate === null || next <= tenancy.endDate)) {
    found.push(next);
    next = rentPeriodFrom(tenancy, addDays(next, 1));
  }
  return found;
}
