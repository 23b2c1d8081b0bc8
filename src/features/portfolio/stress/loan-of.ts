import type { Schemas } from '@/api/contract';
import { wholeMonths } from '@/lib/dates/calendar-day';
import type { StressedLoan } from '@/lib/portfolio/stress';

/** A mortgage as the stress lab takes it. */
export const loanOf = (mortgage: Schemas['Mortgage'], today: string): StressedLoan => ({
  balance: mortgage.balance,
  rate: mortgage.rate,
  method: mortgage.method,
  monthlyPayment: mortgage.monthlyPayment,
  monthsLeft: wholeMonths(today, mortgage.termEnds),
});
