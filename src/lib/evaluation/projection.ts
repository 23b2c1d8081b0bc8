import { fixedCosts } from './strategies/income';
import type { EvaluationInputs, Strategy } from './inputs/inputs';
import { figure } from './figures';
import { balanceAfter, monthlyPayment, type Loan } from './loan/loan';
import { purchaseLoan } from './strategies/purchase';
import type { StrategyResults } from './inputs/strategies';

/** What a year of a held home brings and takes, £; the first has today's rents and costs. */
export interface ProjectedYear {
  year: number;
  /** Rent received and other income. */
  income: number;
  /** Everything paid to run it. */
  costs: number;
  interest: number;
  /** Repaid of the loan. */
  capital: number;
  cashFlow: number;
  value: number;
  balance: number;
  equity: number;
}

/** A month of the first year, £. */
export type ProjectedMonth = Pick<
  ProjectedYear,
  'income' | 'costs' | 'interest' | 'capital' | 'cashFlow' | 'balance'
> & { month: number };

interface Base {
  income: number;
  /** Costs that follow the rent. */
  following: number;
  fixed: number;
  value: number;
  loan: Loan;
}

const grown = (percent: number, years: number) => (1 + percent / 100) ** years;

/** The long loan of a strategy: the refinance for BRRR, none for a flip or a home that is rented on. */
export function longLoan(inputs: EvaluationInputs, strategy: Strategy): Loan | null {
  if (strategy === 'flip' || strategy === 'r2r') return null;
  if (strategy !== 'brrr') return purchaseLoan(inputs);
  const { gdv, ltv, rate, method } = inputs.refi;
  return gdv === null
    ? null
    : { amount: (gdv * ltv) / 100, rate, method, termYears: inputs.finance.termYears };
}

/** The years of the hold; empty for a flip, and while something it needs is not known. */
export function projection(
  inputs: EvaluationInputs,
  strategy: Strategy,
  results: StrategyResults,
  years = inputs.exit.holdYears,
): ProjectedYear[] {
  const base = baseOf(inputs, strategy, results);
  const payment = base && monthlyPayment(base.loan);
  if (base === null || payment === null) return [];
  const { growth } = inputs;
  let before = base.loan.amount;
  return Array.from({ length: years }, (_, gone) => {
    const year = gone + 1;
    const balance = balanceAfter(base.loan, year * 12) ?? 0;
    const isPaid = year <= base.loan.termYears || base.loan.method === 'interest_only';
    const paid = isPaid ? payment * 12 : 0;
    const capital = base.loan.method === 'repayment' ? Math.min(paid, before - balance) : 0;
    before = balance;
    const income = base.income * grown(growth.rent, gone);
    const costs = base.following * grown(growth.rent, gone) + base.fixed * grown(growth.cost, gone);
    const value = base.value * grown(growth.value, year);
    const cashFlow = income - costs - paid;
    return {
      year,
      income,
      costs,
      interest: paid - capital,
      capital,
      cashFlow,
      value,
      balance,
      equity: value - balance,
    };
  });
}

/** The first twelve months, rent and costs spread evenly; empty as `projection` is. */
export function firstMonths(
  inputs: EvaluationInputs,
  strategy: Strategy,
  results: StrategyResults,
): ProjectedMonth[] {
  const base = baseOf(inputs, strategy, results);
  const payment = base && monthlyPayment(base.loan);
  if (base === null || payment === null) return [];
  const income = base.income / 12;
  const costs = (base.following + base.fixed) / 12;
  const cashFlow = figure(income - costs - payment) ?? 0;
  let before = base.loan.amount;
  return Array.from({ length: 12 }, (_, gone) => {
    const balance = balanceAfter(base.loan, gone + 1) ?? 0;
    const capital = base.loan.method === 'repayment' ? before - balance : 0;
    before = balance;
    return {
      month: gone + 1,
      income,
      costs,
      interest: payment - capital,
      capital,
      cashFlow,
      balance,
    };
  });
}

function baseOf(inputs: EvaluationInputs, strategy: Strategy, results: StrategyResults): Base | null {
  if (strategy === 'flip') return null;
  const loan = longLoan(inputs, strategy) ?? { amount: 0, rate: 0, termYears: 0, method: 'interest_only' };
  if (strategy === 'sa') return servedBase(inputs, loan, results.sa);
  const found = results[strategy];
  if (found === undefined || found.income.effectiveRent === null) return null;
  const { effectiveRent, otherIncome, management, maintenance } = found.income;
  if (strategy === 'brrr' && inputs.refi.gdv === null) return null;
  const value = strategy === 'brrr' ? (inputs.refi.gdv ?? 0) : strategy === 'r2r' ? 0 : inputs.price;
  const following = (management ?? 0) + (maintenance ?? 0);
  return { income: effectiveRent + otherIncome, following, fixed: found.income.fixed, value, loan };
}

function servedBase(inputs: EvaluationInputs, loan: Loan, results: StrategyResults['sa']): Base | null {
  if (results === undefined || results.stays.revenue === null) return null;
  const { revenue, ota, management, cleaning } = results.stays;
  return {
    income: revenue,
    following: (ota ?? 0) + (management ?? 0) + (cleaning ?? 0),
    fixed: fixedCosts(inputs.costs) + inputs.costs.sa.fixed,
    value: inputs.price,
    loan,
  };
}
