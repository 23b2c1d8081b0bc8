// A mortgage as loans of the evaluation engine: one that is repaid and one that bears interest only, of which either may be nothing.
import { balanceAfter, monthlyPayment, type Loan } from '../evaluation/loan/loan';
import { toHundredths } from '../money/pence';

/** £ owed, by how it is paid back. */
export interface Debt {
  repaid: number;
  interestOnly: number;
}

/** A mortgage as far as its payments go. */
export interface RunningLoan {
  /** £ owed now. */
  balance: number;
  /** % a year now. */
  rate: number;
  method: 'interest_only' | 'repayment' | 'part';
  /** £ a month now: it tells how much of a part and part loan is repaid. */
  monthlyPayment: number;
  /** Whole months until it must be repaid. */
  monthsLeft: number;
}

const loanOf = (amount: number, rate: number, months: number, method: Loan['method']): Loan => ({
  amount,
  rate,
  termYears: months / 12,
  method,
});

/** £ owed in all, to the penny. */
export const owed = ({ repaid, interestOnly }: Debt): number => toHundredths(repaid + interestOnly);

/**
 * £ a month, to the penny, at `rate` % a year: the annuity of what is repaid over `months`, and the interest of the rest. What is
 * repaid is due at once when no month is left.
 */
export function paymentOf({ repaid, interestOnly }: Debt, rate: number, months: number): number {
  const annuity = monthlyPayment(loanOf(repaid, rate, months, 'repayment')) ?? repaid;
  return toHundredths(annuity + (monthlyPayment(loanOf(interestOnly, rate, months, 'interest_only')) ?? 0));
}

/** What is owed after `paid` months at `rate` % a year, of a loan with `months` to run, to the penny. */
export function debtAfter({ repaid, interestOnly }: Debt, rate: number, months: number, paid: number): Debt {
  return {
    repaid: toHundredths(balanceAfter(loanOf(repaid, rate, months, 'repayment'), paid) ?? repaid),
    interestOnly,
  };
}

/**
 * How the debt of a loan is paid back. A part and part loan is split so that its payment is the one recorded; a payment below its
 * interest, or above a full repayment, makes all of it the one or the other.
 */
export function debtOf({ balance, rate, method, monthlyPayment: paid, monthsLeft }: RunningLoan): Debt {
  if (method === 'interest_only' || monthsLeft <= 0) return { repaid: 0, interestOnly: balance };
  if (method === 'repayment') return { repaid: balance, interestOnly: 0 };
  const interest = monthlyPayment(loanOf(balance, rate, monthsLeft, 'interest_only')) ?? 0;
  const annuity = monthlyPayment(loanOf(balance, rate, monthsLeft, 'repayment')) ?? 0;
  const share = annuity > interest ? (paid - interest) / (annuity - interest) : 0;
  const repaid = toHundredths(balance * Math.min(1, Math.max(0, share)));
  return { repaid, interestOnly: toHundredths(balance - repaid) };
}
