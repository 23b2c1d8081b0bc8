import type { Figure } from '../figures';
import type { EvaluationInputs } from '../inputs/inputs';
import type { LettingResults } from '../strategies/letting';
import type { Payback, Roi } from '../strategies/returns';
import type { StrategyResults } from '../inputs/strategies';
import type { TaxView } from '../loan/tax';
import type { Terms } from '../inputs/terms';

/** What tiles, lists and cards show of a deal, whatever its strategy; null where a strategy knows no such figure. */
export interface Headline {
  price: number;
  stampDuty: Figure;
  totalCost: Figure;
  /** The most cash that is in at once. */
  cashInvested: Figure;
  grossYield: Figure;
  netYield: Figure;
  cashFlowPcm: Figure;
  roi: Roi;
  roce: Roi;
  paybackYears: Payback;
  icr: Figure;
  icrPass: boolean | null;
  moneyLeftIn: Figure;
  /** Of a sale. */
  profit: Figure;
  /** What the first year or the sale leaves the owner, by the ownership of the deal. */
  afterTax: Figure;
}

/** The headline of one strategy; all unknown when it was not worked out. */
export function headline(inputs: EvaluationInputs, terms: Terms, results: StrategyResults): Headline {
  const known = pricedHeadline(inputs, terms, results);
  if (inputs.price > 0 || terms.primary === 'r2r') return known;
  // Without a price nothing is known but what a home bought with cash leaves: no part of that is a loan on the price.
  const isLoanFree = inputs.finance.kind === 'cash' && terms.primary !== 'flip' && terms.primary !== 'brrr';
  return {
    ...blankHeadline(inputs),
    ...(isLoanFree && { cashFlowPcm: known.cashFlowPcm, afterTax: known.afterTax }),
  };
}

function pricedHeadline(inputs: EvaluationInputs, terms: Terms, results: StrategyResults): Headline {
  const blank = blankHeadline(inputs);
  switch (terms.primary) {
    case 'flip':
      return flipHeadline(blank, results.flip);
    case 'brrr':
      return brrrHeadline(blank, inputs, terms, results.brrr);
    case 'sa':
      return servicedHeadline(blank, inputs, results.sa);
    case 'btl':
    case 'hmo':
    case 'r2r':
      return letHeadline(blank, inputs, results[terms.primary]);
  }
}

const blankHeadline = ({ price }: EvaluationInputs): Headline => ({
  price,
  stampDuty: null,
  totalCost: null,
  cashInvested: null,
  grossYield: null,
  netYield: null,
  cashFlowPcm: null,
  roi: null,
  roce: null,
  paybackYears: null,
  icr: null,
  icrPass: null,
  moneyLeftIn: null,
  profit: null,
  afterTax: null,
});

function letHeadline(
  blank: Headline,
  inputs: EvaluationInputs,
  results: LettingResults | undefined,
): Headline {
  if (results === undefined) return blank;
  const { purchase, returns, lender, tax } = results;
  return {
    ...blank,
    ...bought(purchase),
    ...earned(returns),
    icr: lender.icr,
    icrPass: lender.icrPass,
    afterTax: owned(inputs, tax),
  };
}

function servicedHeadline(
  blank: Headline,
  inputs: EvaluationInputs,
  results: StrategyResults['sa'],
): Headline {
  if (results === undefined) return blank;
  const { purchase, returns, tax } = results;
  return { ...blank, ...bought(purchase), ...earned(returns), afterTax: owned(inputs, tax) };
}

function brrrHeadline(
  blank: Headline,
  inputs: EvaluationInputs,
  { roceBasis }: Terms,
  results: StrategyResults['brrr'],
): Headline {
  if (results === undefined) return blank;
  const { project, returns, lender, tax } = results;
  return {
    ...blank,
    stampDuty: project.stampDuty,
    totalCost: project.totalCost,
    cashInvested: project.peakCash,
    grossYield: returns.grossYieldOnGdv,
    cashFlowPcm: returns.cashFlowPcm,
    roi: returns.roiOnMoneyLeftIn,
    roce: roceBasis === 'cashLeftIn' ? returns.roceCashLeftIn : returns.roce,
    icr: lender.icr,
    icrPass: lender.icrPass,
    moneyLeftIn: project.moneyLeftIn,
    afterTax: owned(inputs, tax),
  };
}

function flipHeadline(blank: Headline, results: StrategyResults['flip']): Headline {
  if (results === undefined) return blank;
  const { stampDuty, totalCost, cashIn, roi, profit, profitOnCost, profitAfterTax } = results;
  const figures = { stampDuty, totalCost, cashInvested: cashIn, roi, profit };
  return { ...blank, ...figures, roce: profitOnCost, afterTax: profitAfterTax };
}

const bought = ({ stampDuty, totalCost, cashInvested }: LettingResults['purchase']) => ({
  stampDuty,
  totalCost,
  cashInvested,
});

const earned = (returns: LettingResults['returns']) => ({
  grossYield: returns.grossYield,
  netYield: returns.netYield,
  cashFlowPcm: returns.cashFlowPcm,
  roi: returns.cashOnCashRoi,
  roce: returns.roce,
  paybackYears: returns.paybackYears,
});

const owned = ({ tax: { ownership } }: EvaluationInputs, tax: TaxView): Figure =>
  ownership === 'company' ? tax.afterTaxCompany : tax.afterTaxPersonal;
