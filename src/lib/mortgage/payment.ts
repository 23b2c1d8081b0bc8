import { monthlyPayment as exactPayment } from '../evaluation/loan/loan';
import { toHundredths } from '../money/pence';

/**
 * £ a month, to the penny, for a debt of `balance` pounds at `rate` % a year.
 * Repayment spreads it evenly over `months`, by the formula of the evaluations; all of it at once when no month is left.
 */
export function monthlyPayment(
  balance: number,
  rate: number,
  method: 'interest_only' | 'repayment',
  months: number,
): number {
  const loan = { amount: balance, rate, termYears: months / 12, method };
  return toHundredths(exactPayment(loan) ?? balance);
}

/** £ still owed, to the penny and never below zero, after `paid` monthly payments of `payment` pounds. */
export function balanceAfter(balance: number, rate: number, payment: number, paid: number): number {
  const monthly = rate / 1200;
  if (monthly === 0) return toHundredths(Math.max(0, balance - payment * paid));
  const growth = (1 + monthly) ** paid;
  return toHundredths(Math.max(0, balance * growth - (payment * (growth - 1)) / monthly));
}
