import { balanceAfter, type Loan, monthlyPayment } from '../loan/loan';
import { figure, minus, type Figure } from '../figures';
import type { EvaluationInputs } from '../inputs/inputs';

/** What is held, in the money of the first year. */
export interface Holding {
  /** £ put in at the start. */
  cashIn: Figure;
  /** £ that the home is worth at the start. */
  value: Figure;
  /** £ a year that grow with rents: what rent leaves after costs that follow it. */
  rentLinked: Figure;
  /** £ a year that grow with costs. */
  fixed: number;
  loan: Loan;
}

export interface HoldYear {
  year: number;
  value: number;
  balance: number;
  equity: number;
  noi: number;
  cashFlow: number;
}

/** The hold at its end (product.md §5.10). */
export interface Hold {
  years: number;
  value: Figure;
  balance: Figure;
  equity: Figure;
  saleCosts: Figure;
  lastCashFlow: Figure;
  totalCashFlow: Figure;
  /** % a year, before tax. */
  irr: Figure;
}

const grown = (percent: number, years: number) => (1 + percent / 100) ** years;

/** Year by year, £; empty when something it needs is not known. The first year has today's rents and costs. */
export function holdYears({ exit, growth }: EvaluationInputs, holding: Holding): HoldYear[] {
  const { value, rentLinked, fixed, loan } = holding;
  const payment = monthlyPayment(loan);
  if (value === null || rentLinked === null || payment === null) return [];
  return Array.from({ length: exit.holdYears }, (_, before) => {
    const year = before + 1;
    const worth = value * grown(growth.value, year);
    const balance = balanceAfter(loan, year * 12) ?? 0;
    const noi = rentLinked * grown(growth.rent, before) - fixed * grown(growth.cost, before);
    const paid = year <= loan.termYears || loan.method === 'interest_only' ? payment * 12 : 0;
    return { year, value: worth, balance, equity: worth - balance, noi, cashFlow: noi - paid };
  });
}

/** The hold's end and its internal rate of return; a sale costs the agent's fee with VAT and the legal fee. */
export function hold(inputs: EvaluationInputs, holding: Holding): Hold {
  const rows = holdYears(inputs, holding);
  const last = rows.at(-1);
  const { agentPct, agentVatPct, legal, holdYears: years } = inputs.exit;
  const saleCosts =
    last === undefined ? null : figure((last.value * agentPct * (1 + agentVatPct / 100)) / 100 + legal);
  const proceeds = minus(last?.equity ?? null, saleCosts);
  const flows = rows.map(({ cashFlow }, index) =>
    index === rows.length - 1 ? cashFlow + (proceeds ?? 0) : cashFlow,
  );
  const cashIn = holding.cashIn !== null && holding.cashIn > 0 ? holding.cashIn : null;
  let rate: { irr: Figure } | undefined;
  return {
    years,
    value: figure(last?.value ?? Number.NaN),
    balance: figure(last?.balance ?? Number.NaN),
    equity: figure(last?.equity ?? Number.NaN),
    saleCosts,
    lastCashFlow: figure(last?.cashFlow ?? Number.NaN),
    totalCashFlow: last === undefined ? null : figure(rows.reduce((all, { cashFlow }) => all + cashFlow, 0)),
    // Most of the model's time, and a solver that works out hundreds of deals never asks for it.
    get irr() {
      rate ??= { irr: cashIn === null || last === undefined ? null : internalRate([-cashIn, ...flows]) };
      return rate.irr;
    },
  };
}

const lowestRate = -0.9999;
const highestRate = 100;
/** How finely the range is looked through: each step multiplies 1 + rate by the same factor, 3.5%. */
const rateSteps = 400;
const rateFactor = ((1 + highestRate) / (1 + lowestRate)) ** (1 / rateSteps);
const rates = Array.from({ length: rateSteps + 1 }, (_, step) => (1 + lowestRate) * rateFactor ** step - 1);

/**
 * The yearly rate, in %, at which the flows (£, one a year, the first today) are worth nothing today; null when they
 * have none between −99.99 % and 10,000 %. Flows that change sign more than once may have several: a rate above which the
 * deal is worth less than nothing goes first, then the one nearest to zero.
 */
export function internalRate(flows: readonly number[]): Figure {
  const latestFirst = flows.toReversed();
  const worth = (rate: number) => {
    let later = 0;
    for (const flow of latestFirst) later = flow + later / (1 + rate);
    return later;
  };
  const crossings = crossingsOf(worth);
  const falling = crossings.filter(({ isFalling }) => isFalling);
  const [first] = (falling.length > 0 ? falling : crossings)
    .map(({ low, high, isFalling }) => bisected((rate) => worth(rate) > 0 === isFalling, low, high))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return figure((first ?? Number.NaN) * 100);
}

/** The steps of the range within which the worth changes its sign. */
function crossingsOf(worth: (rate: number) => number) {
  const crossings: { low: number; high: number; isFalling: boolean }[] = [];
  let low = lowestRate;
  let isLowAbove = worth(low) > 0;
  for (const high of rates.slice(1)) {
    const isHighAbove = worth(high) > 0;
    if (isHighAbove !== isLowAbove) crossings.push({ low, high, isFalling: isLowAbove });
    low = high;
    isLowAbove = isHighAbove;
  }
  return crossings;
}

/** Where a claim that holds at `low` and not at `high` stops holding. */
function bisected(holds: (rate: number) => boolean, from: number, to: number): number {
  let low = from;
  let high = to;
  for (let step = 0; step < 200 && high - low > 1e-12; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
