// The portfolio under pressure (N15): what rates, rents, empty weeks and repairs leave of its cash flow, and what breaks first.
import { monthlyPayment } from '../mortgage/payment';
import { sumOf, toHundredths } from '../money/pence';

/** A loan as far as a rate moves its payment. */
export interface StressedLoan {
  /** £ owed now. */
  balance: number;
  /** % a year now. */
  rate: number;
  /** Of a loan that is repaid in part, all of the debt bears the interest of a rise. */
  method: 'interest_only' | 'repayment' | 'part';
  /** £ a month now. */
  monthlyPayment: number;
  /** Whole months until it must be repaid; 0 when that day is past. */
  monthsLeft: number;
}

/** A home with what it brings in and costs, £ a month. */
export interface StressedHome {
  id: string;
  name: string;
  income: number;
  /** Running costs without finance. */
  costs: number;
  loans: readonly StressedLoan[];
}

/** What presses on the portfolio; all 0 is how it is today. */
export interface Stress {
  /** Percentage points on every loan's rate, −5 to 15. */
  ratePoints: number;
  /** % on every rent, −100 to 100. */
  rentPercent: number;
  /** Weeks a year that every home stands empty, 0 to 52. */
  emptyWeeks: number;
  /** £ a year of repairs on every home, beyond what it costs today. */
  repairs: number;
}

export const noStress: Stress = { ratePoints: 0, rentPercent: 0, emptyWeeks: 0, repairs: 0 };

/** One home under pressure; £ a month. */
export interface HomeUnderStress {
  id: string;
  name: string;
  now: number;
  stressed: number;
  /** The share of the pressure, 0 to 1, at which it turns negative; 0 when it is today, null when it never does. */
  breaksAt: number | null;
  /** The rise of rates, in points, at which it turns negative with the rest as it is set; null above `maxRise`. */
  rateHeadroom: number | null;
}

/** The whole portfolio under pressure; £ a month. Each total is the sum of its homes, to the penny. */
export interface PortfolioUnderStress {
  now: number;
  stressed: number;
  /** How many homes are below £0, today and under pressure. */
  negativeNow: number;
  negative: number;
  /** In the order in which they turn negative, then by the headroom of rates, then by what is left. */
  homes: readonly HomeUnderStress[];
}

/** The highest rise of rates that is looked at, in percentage points. */
export const maxRise = 15;

/**
 * £ a month of a loan when its rate moves by so many points, never below 0%: today's payment, and what the move adds to the
 * payment that follows from its balance, rate and term.
 */
export function paymentAt(loan: StressedLoan, points: number): number {
  const { balance, rate, method, monthsLeft } = loan;
  const kind = method === 'repayment' && monthsLeft > 0 ? 'repayment' : 'interest_only';
  const at = (each: number) => monthlyPayment(balance, each, kind, monthsLeft);
  return toHundredths(Math.max(0, loan.monthlyPayment + at(Math.max(0, rate + points)) - at(rate)));
}

/** £ a month that a home leaves under pressure, to the penny. */
export function cashFlowOf({ income, costs, loans }: StressedHome, stress: Stress): number {
  const { ratePoints, rentPercent, emptyWeeks, repairs } = stress;
  const rent = income * (1 + rentPercent / 100) * (1 - emptyWeeks / 52);
  const finance = sumOf(loans.map((loan) => paymentAt(loan, ratePoints)));
  return toHundredths(toHundredths(rent) - costs - toHundredths(repairs / 12) - finance);
}

const share = (stress: Stress, of: number): Stress => ({
  ratePoints: stress.ratePoints * of,
  rentPercent: stress.rentPercent * of,
  emptyWeeks: stress.emptyWeeks * of,
  repairs: stress.repairs * of,
});

const steps = 50;
const halvings = 20;

/** The first point between 0 and `end` at which something turns negative; 0 when it is at once, null when it never does. */
function firstNegative(end: number, cashAt: (point: number) => number): number | null {
  if (cashAt(0) < 0) return 0;
  for (let step = 1; step <= steps; step += 1) {
    if (cashAt((end * step) / steps) >= 0) continue;
    let [low, high] = [(end * (step - 1)) / steps, (end * step) / steps];
    for (let turn = 0; turn < halvings; turn += 1) {
      const middle = (low + high) / 2;
      if (cashAt(middle) < 0) high = middle;
      else low = middle;
    }
    return high;
  }
  return null;
}

function homeUnder(home: StressedHome, stress: Stress): HomeUnderStress {
  return {
    id: home.id,
    name: home.name,
    now: cashFlowOf(home, noStress),
    stressed: cashFlowOf(home, stress),
    breaksAt: firstNegative(1, (point) => cashFlowOf(home, share(stress, point))),
    rateHeadroom: firstNegative(maxRise, (points) => cashFlowOf(home, { ...stress, ratePoints: points })),
  };
}

const never = Number.POSITIVE_INFINITY;

/** The portfolio under pressure, and which homes turn negative in which order. */
export function underStress(homes: readonly StressedHome[], stress: Stress): PortfolioUnderStress {
  const all = homes
    .map((home) => homeUnder(home, stress))
    .toSorted((a, b) => {
      const [first, second] = [a.breaksAt ?? never, b.breaksAt ?? never];
      if (first !== second) return first - second;
      const [sooner, later] = [a.rateHeadroom ?? never, b.rateHeadroom ?? never];
      return sooner === later ? a.stressed - b.stressed : sooner - later;
    });
  return {
    now: sumOf(all.map(({ now }) => now)),
    stressed: sumOf(all.map(({ stressed }) => stressed)),
    negativeNow: all.filter(({ now }) => now < 0).length,
    negative: all.filter(({ stressed }) => stressed < 0).length,
    homes: all,
  };
}
