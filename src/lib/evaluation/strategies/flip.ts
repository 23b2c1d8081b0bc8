import { figure, minus, percentage, sum, times, type Figure } from '../figures';
import type { EvaluationInputs } from '../inputs/inputs';
import { bridge, feeTotal, refurbTotal, stampDutyOf } from './purchase';
import { tradingTax } from '../loan/tax';
import type { Terms } from '../inputs/terms';

/** Buy, refurbish, sell (product.md §5.7), £ and %. */
export interface FlipResults {
  stampDuty: Figure;
  refurbTotal: number;
  fees: number;
  loan: number;
  financeCosts: number;
  holding: number;
  sellingCosts: Figure;
  totalCost: Figure;
  cashIn: Figure;
  profit: Figure;
  roi: Figure;
  /** Null when more than everything is lost. */
  annualisedRoi: Figure;
  profitOnCost: Figure;
  profitOnGdv: Figure;
  breakEvenSale: Figure;
  tax: Figure;
  profitAfterTax: Figure;
}

export function buyAndSell(inputs: EvaluationInputs, { region }: Terms): FlipResults {
  const { exit } = inputs;
  const finance = bridge(inputs, exit.months);
  const stampDuty = stampDutyOf(inputs, region);
  const works = refurbTotal(inputs.refurb);
  const fees = feeTotal(inputs.fees);
  const holding = inputs.holdingPcm * exit.months;
  const bought = sum(inputs.price, stampDuty, works, fees, inputs.furnishing);
  const beforeSale = sum(bought, finance.costs, holding);
  const agentShare = (exit.agentPct * (1 + exit.agentVatPct / 100)) / 100;
  const sellingCosts = exit.salePrice === null ? null : exit.salePrice * agentShare + exit.legal;
  const totalCost = sum(beforeSale, sellingCosts);
  const cashIn = minus(beforeSale, finance.loan);
  const profit = minus(exit.salePrice, totalCost);
  const roi = percentage(profit, cashIn);
  const tax = tradingTax(inputs, profit);
  return {
    stampDuty,
    refurbTotal: works,
    fees,
    loan: finance.loan,
    financeCosts: finance.costs,
    holding,
    sellingCosts,
    totalCost,
    cashIn,
    profit,
    roi,
    annualisedRoi: annualised(roi, exit.months),
    profitOnCost: percentage(profit, totalCost),
    profitOnGdv: percentage(profit, exit.salePrice),
    breakEvenSale: agentShare >= 1 ? null : times(sum(beforeSale, exit.legal), 1 / (1 - agentShare)),
    tax,
    profitAfterTax: minus(profit, tax),
  };
}

/** (1 + ROI)^(12 ÷ months) − 1, all in %. */
export function annualised(roi: Figure, months: number): Figure {
  if (roi === null || months <= 0 || roi < -100) return null;
  return figure(((1 + roi / 100) ** (12 / months) - 1) * 100);
}
