import { toHundredths } from '../money/pence';

/**
 * £ a month, to the penny, for a debt of `balance` pounds at `rate` % a year.
 * Repayment spreads it evenly over `months` (the usual annuity formula, interest monthly at a twelfth of the rate).
 */
export function monthlyPayment(
  balance: number,
  rate: number,
  method: 'interest_only' | 'repayment',
  months: number,
): number {
  const monthly = rate / 1200;
  if (method === 'interest_only') return toHundredths(balance * monthly);
  if (months <= 0) return toHundredths(balance);
  if (monthly === 0) return toHundredths(balance / months);
  return toHundredths((balance * monthly) / (1 - (1 + monthly) ** -months));
}

/** £ still owed, to the penny and never below zero, after `paid` monthly payments of `payment` pounds. */
export function balanceAfter(balance: number, rate: number, payment: number, paid: number): number {
  const monthly = rate / 1200;
  if (monthly === 0) return toHundredths(Math.max(0, balance - payment * paid));
  const growth = (1 + monthly) ** paid;
  return toHundredths(Math.max(0, balance * growth - (payment * (growth - 1)) / monthly));
}
