import { percentOf } from '@/lib/money/percent';
import { figure, type Figure } from '../figures';
import type { RepaymentMethod } from '../inputs/inputs';

export interface Loan {
  /** £ borrowed. */
  amount: number;
  /** % a year. */
  rate: number;
  termYears: number;
  method: RepaymentMethod;
}

// Rates below a billionth of a per cent are none: what little they add drowns in rounding.
const monthly = ({ rate }: Loan) => (rate < 1e-9 ? 0 : rate / 100 / 12);
/** (1 + i)^n − 1, exact for small rates too. */
const compound = (i: number, n: number) => Math.expm1(n * Math.log1p(i));
const months = ({ termYears }: Loan) => 12 * termYears;

/**
 * What is paid a month, £: the interest alone, or an annuity over the term (product.md §5.2).
 * A repayment loan without a term cannot be paid back: null.
 */
export function monthlyPayment(loan: Loan): Figure {
  if (loan.amount <= 0) return 0;
  const i = monthly(loan);
  // Multiplied before it is divided: £590.625 must not become £590.624999…, which reads a penny less.
  if (loan.method === 'interest_only') return figure((loan.amount * loan.rate) / 1200);
  const n = months(loan);
  if (n <= 0) return null;
  return figure(i === 0 ? loan.amount / n : (loan.amount * i) / -compound(i, -n));
}

/** What is still owed after that many months, £; never below zero. */
export function balanceAfter(loan: Loan, month: number): Figure {
  if (loan.method === 'interest_only' || month <= 0) return figure(Math.max(0, loan.amount));
  const payment = monthlyPayment(loan);
  if (payment === null) return null;
  if (month >= months(loan)) return 0;
  const i = monthly(loan);
  const growth = compound(i, month);
  const paid = i === 0 ? payment * month : (payment * growth) / i;
  return figure(Math.max(0, loan.amount * (1 + growth) - paid));
}

/** Interest of the first twelve months, £: what counts for tax; capital repaid never does (product.md §5.5). */
export function firstYearInterest(loan: Loan): Figure {
  if (loan.method === 'interest_only') return figure(percentOf(loan.rate, Math.max(0, loan.amount)));
  const payment = monthlyPayment(loan);
  const left = balanceAfter(loan, 12);
  if (payment === null || left === null) return null;
  const paid = payment * Math.min(12, months(loan));
  return figure(Math.max(0, paid - (Math.max(0, loan.amount) - left)));
}

export interface AmortisationYear {
  year: number;
  interest: number;
  capital: number;
  balance: number;
}

/** The loan year by year over its term, £; the last year is shorter where the term is. Empty when it cannot be worked out. */
export function amortisation(loan: Loan): AmortisationYear[] {
  const payment = monthlyPayment(loan);
  if (payment === null) return [];
  let before = Math.max(0, loan.amount);
  return Array.from({ length: Math.ceil(loan.termYears) }, (_, gone) => {
    const paid = payment * Math.min(12, months(loan) - 12 * gone);
    const balance = balanceAfter(loan, 12 * (gone + 1)) ?? 0;
    const capital = before - balance;
    before = balance;
    return { year: gone + 1, interest: paid - capital, capital, balance };
  });
}
