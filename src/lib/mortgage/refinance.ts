// Keeping a mortgage, a new rate with its lender, or another lender: what each costs over the same months (S47).
import { toHundredths } from '../money/pence';
import { debtAfter, owed, paymentOf, type Debt } from './debt';

/** A rate for some months. */
interface Phase {
  /** % a year. */
  rate: number;
  /** Infinity where it goes on. */
  months: number;
}

/** What is paid in the months of one rate. */
export interface PaidPhase extends Phase {
  /** £ a month. */
  payment: number;
}

/** One way to go on with a mortgage, over the same months as the others; £, to the penny. */
export interface RefinanceOption {
  phases: readonly PaidPhase[];
  /** £ paid in monthly payments. */
  payments: number;
  /** £ of interest in them. */
  interest: number;
  /** £ paid for the change, the part that was added to the loan included. */
  fees: number;
  /** £ that the lender takes for leaving early. */
  earlyRepaymentCharge: number;
  /** £ owed at the end. */
  balanceLeft: number;
  /** £ that the money costs: interest, fees and charge. */
  cost: number;
}

/** A new rate, of the same lender or of another. */
export interface NewRate {
  /** % a year, for all the months that are compared. */
  rate: number;
  /** £ for the product. */
  productFee: number;
  isFeeAdded: boolean;
  /** £ besides it: legal work, valuation, broker. */
  otherFees: number;
}

/** What early repayment costs until a day. */
export interface ChargeStep {
  /** The last day it holds, ISO. */
  until: string;
  /** % of what is repaid. */
  pct: number;
}

/** % of the debt that repaying it on a day costs; 0 once all steps are over. @param steps in the order of their days */
export const chargeOn = (steps: readonly ChargeStep[], day: string): number =>
  steps.find(({ until }) => day <= until)?.pct ?? 0;

interface Situation {
  /** £ owed on the day of the change. */
  debt: Debt;
  /** Whole months from that day to the end of the term. */
  monthsLeft: number;
  /** How many months are compared. */
  months: number;
}

function run({ debt, monthsLeft, months }: Situation, phases: readonly Phase[]) {
  let left = debt;
  let gone = 0;
  const end = Math.min(months, monthsLeft);
  const paid: PaidPhase[] = [];
  for (const { rate, months: long } of phases) {
    const lasts = Math.min(long, end - gone);
    if (lasts <= 0) continue;
    paid.push({ rate, months: lasts, payment: paymentOf(left, rate, monthsLeft - gone) });
    left = debtAfter(left, rate, monthsLeft - gone, lasts);
    gone += lasts;
  }
  const payments = toHundredths(paid.reduce((sum, each) => sum + each.payment * each.months, 0));
  const balanceLeft = owed(left);
  return {
    phases: paid,
    payments,
    balanceLeft,
    interest: toHundredths(payments - owed(debt) + balanceLeft),
  };
}

/** Staying: today's rate for as long as it lasts, then the lender's reversion rate. @param fixMonths months of today's rate left */
export function keeping(
  situation: Situation,
  rate: number,
  fixMonths: number,
  reversionRate: number,
): RefinanceOption {
  const result = run(situation, [
    { rate, months: fixMonths },
    { rate: reversionRate, months: Number.POSITIVE_INFINITY },
  ]);
  return { ...result, fees: 0, earlyRepaymentCharge: 0, cost: result.interest };
}

/** Changing to a new rate. @param chargePct % of the debt for leaving early */
export function changing(situation: Situation, offer: NewRate, chargePct: number): RefinanceOption {
  const { debt } = situation;
  const { rate, productFee, isFeeAdded, otherFees } = offer;
  // An added fee is paid back as the rest is.
  const added = isFeeAdded ? productFee : 0;
  const whole = owed(debt);
  const repaid = toHundredths(debt.repaid + (whole > 0 ? (added * debt.repaid) / whole : 0));
  const larger = { repaid, interestOnly: toHundredths(whole + added - repaid) };
  const result = run({ ...situation, debt: larger }, [{ rate, months: Number.POSITIVE_INFINITY }]);
  const fees = toHundredths(productFee + otherFees);
  const earlyRepaymentCharge = toHundredths((whole * chargePct) / 100);
  return {
    ...result,
    fees,
    earlyRepaymentCharge,
    cost: toHundredths(result.interest + fees + earlyRepaymentCharge),
  };
}

/**
 * The month from which on the second way has cost less than the first, to the end of what is compared; null where it never does.
 * @param first and second: the option over so many months
 */
export function paysBackAfter(
  months: number,
  first: (months: number) => RefinanceOption,
  second: (months: number) => RefinanceOption,
): number | null {
  let since: number | null = null;
  for (let month = 1; month <= months; month += 1) {
    const isCheaper = second(month).cost < first(month).cost;
    since = isCheaper ? (since ?? month) : null;
  }
  return since;
}
