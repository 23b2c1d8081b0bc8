import { rentDays } from '@/lib/tenancy/rent-periods';
import type { Tenancy } from '@/entities/tenancy/tenancy';

/** One rent to come. */
export interface ScheduledRent {
  on: string;
  /** £ */
  amount: number;
  /** It is the first at the proposed rent. */
  isRise: boolean;
}

/** The next rents from a day on, at the proposed rent once that starts. */
export function rentSchedule(
  tenancy: Pick<
    Tenancy,
    'startDate' | 'endDate' | 'frequency' | 'dueDay' | 'rent' | 'proposedRent' | 'proposedFrom'
  >,
  today: string,
  count: number,
): ScheduledRent[] {
  const { rent, proposedRent, proposedFrom } = tenancy;
  const isRisen = (day: string) => proposedRent !== null && proposedFrom !== null && day >= proposedFrom;
  const days = rentDays(tenancy, today, count);
  return days.map((on, at) => ({
    on,
    amount: isRisen(on) ? (proposedRent ?? rent) : rent,
    isRise: isRisen(on) && (at === 0 || !isRisen(days[at - 1] ?? '')),
  }));
}
