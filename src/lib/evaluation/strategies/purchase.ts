import { percentOf } from '@/lib/money/percent';
import { stampDutyAmount } from '@/lib/stamp-duty/stamp-duty';
import type { Region } from '@/lib/stamp-duty/region';
import { minus, sum, type Figure } from '../figures';
import type { BuyingFees, EvaluationInputs, RefurbItem } from '../inputs/inputs';
import type { Loan } from '../loan/loan';

/** What buying costs and who pays it, £ (product.md §5.2). */
export interface Purchase {
  /** Null when no rates are on file for the day; all that rests on it is null then. */
  stampDuty: Figure;
  refurbTotal: number;
  fees: number;
  loan: number;
  deposit: number;
  /** Price, stamp duty, works, fees and furnishing: the capital employed. */
  totalCost: Figure;
  cashInvested: Figure;
}

export function feeTotal(fees: BuyingFees): number {
  const { legal, survey, broker, mortgageArrangement, sourcing, auction, planning, other } = fees;
  return legal + survey + broker + mortgageArrangement + sourcing + auction + planning + other;
}

/** Σ quantity × rate with VAT, and the contingency on top, £. */
export function refurbTotal({ items, contingencyPct }: EvaluationInputs['refurb']): number {
  const works = items.reduce((all, item) => all + itemTotal(item), 0);
  return works * (1 + contingencyPct / 100);
}

/** One line of works with VAT, £. */
export const itemTotal = ({ qty, rate, vatPct }: RefurbItem): number => qty * rate * (1 + vatPct / 100);

/** The override when there is one, else the tax by region and day; null when no rates are on file. */
export function stampDutyOf(inputs: EvaluationInputs, region: Region): Figure {
  return inputs.stampDutyOverride ?? stampDutyAmount(inputs.price, region, inputs.purchaseDate);
}

/** The long-term loan on the price; nothing when bought with cash. A fee that is added makes it larger. */
export function purchaseLoan({ price, finance, fees }: EvaluationInputs): Loan {
  const { kind, ltv, rate, termYears, method, addFee } = finance;
  const base = kind === 'cash' ? 0 : percentOf(ltv, price);
  const added = addFee && base > 0 ? fees.mortgageArrangement : 0;
  return { amount: base + added, rate, termYears, method };
}

/** A purchase that the long-term loan finances. */
export function purchase(inputs: EvaluationInputs, region: Region): Purchase {
  const stampDuty = stampDutyOf(inputs, region);
  const works = refurbTotal(inputs.refurb);
  const fees = feeTotal(inputs.fees);
  const loan = purchaseLoan(inputs).amount;
  const base = inputs.finance.kind === 'cash' ? 0 : percentOf(inputs.finance.ltv, inputs.price);
  const totalCost = sum(inputs.price, stampDuty, works, fees, inputs.furnishing);
  return {
    stampDuty,
    refurbTotal: works,
    fees,
    loan,
    deposit: inputs.price - base,
    totalCost,
    // A fee in the loan stands in the total cost as well, so it leaves the cash by itself.
    cashInvested: minus(totalCost, loan),
  };
}

export interface Bridge {
  loan: number;
  /** Interest, arrangement and exit together, £. */
  costs: number;
}

/** A bridge over `months` months: simple interest, retained (product.md §5.6). None when bought with cash. */
export function bridge({ price, finance }: EvaluationInputs, months: number): Bridge {
  if (finance.kind === 'cash') return { loan: 0, costs: 0 };
  const { ltv, monthlyRate, arrangementPct, exitPct } = finance.bridge;
  const loan = percentOf(ltv, price);
  return { loan, costs: percentOf(arrangementPct + exitPct + monthlyRate * months, loan) };
}
