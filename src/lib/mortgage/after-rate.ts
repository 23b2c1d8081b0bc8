import { nearestMonths, wholeMonths } from '../dates/calendar-day';
import { debtAfter, debtOf, owed, paymentOf, type RunningLoan } from './debt';

/** A mortgage as it is recorded. */
interface RecordedLoan extends Omit<RunningLoan, 'monthsLeft'> {
  /** ISO day by which it must be repaid. */
  termEnds: string;
}

interface AfterRate {
  /** £ owed when the rate ends. */
  balance: number;
  /** £ a month from then on; null while the rate after it is not known. */
  payment: number | null;
}

/**
 * What a mortgage owes when its rate ends, and what it costs a month after that.
 * @param day ISO day on which the rate ends
 * @param rateAfter % a year from then on
 * @param today ISO day in London, of the recorded balance
 */
export function afterRate(
  loan: RecordedLoan,
  day: string,
  rateAfter: number | null,
  today: string,
): AfterRate {
  const monthsLeft = wholeMonths(today, loan.termEnds);
  const paid = nearestMonths(today, day);
  const debt = debtAfter(debtOf({ ...loan, monthsLeft }), loan.rate, monthsLeft, paid);
  return {
    balance: owed(debt),
    payment: rateAfter === null ? null : paymentOf(debt, rateAfter, monthsLeft - paid),
  };
}
