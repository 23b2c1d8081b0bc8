import type { Schemas } from '@/api/contract';
import { partsOfDay } from '@/lib/dates/calendar-day';
import type { StressedLoan } from '@/lib/portfolio/stress';

/** Whole months from one day to another, never below 0. */
function monthsBetween(from: string, to: string): number {
  const [year, month, day] = partsOfDay(from);
  const [toYear, toMonth, toDay] = partsOfDay(to);
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0));
}

/** A mortgage as the stress lab takes it. */
export const loanOf = (mortgage: Schemas['Mortgage'], today: string): StressedLoan => ({
  balance: mortgage.balance,
  rate: mortgage.rate,
  method: mortgage.method,
  monthlyPayment: mortgage.monthlyPayment,
  monthsLeft: monthsBetween(today, mortgage.termEnds),
});
