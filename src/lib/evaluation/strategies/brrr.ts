import { percentOf } from '@/lib/money/percent';
import { figure, minus, percentage, sum, times, type Figure } from '../figures';
import { hold, type Hold } from './hold';
import { fixedCosts, homeRent, income, type Income } from './income';
import type { EvaluationInputs } from '../inputs/inputs';
import { rentLinked } from './letting';
import { lenderTest, type LenderTest } from '../loan/lender';
import { firstYearInterest, monthlyPayment, type Loan } from '../loan/loan';
import { bridge, feeTotal, refurbTotal, stampDutyOf } from './purchase';
import { roiOnMoneyLeft, type Roi } from './returns';
import { letTax, type TaxView } from '../loan/tax';
import type { Terms } from '../inputs/terms';

/** Buy, refurbish, rent, refinance (product.md §5.6), £ and %. */
export interface BrrrResults {
  project: {
    stampDuty: Figure;
    refurbTotal: number;
    fees: number;
    bridgeLoan: number;
    bridgeCosts: number;
    holding: number;
    totalCost: Figure;
    peakCash: Figure;
    refiLoan: Figure;
    cashReleased: Figure;
    moneyLeftIn: Figure;
    equityAfter: Figure;
    valueAdded: Figure;
    moneyRecycledPct: Figure;
  };
  income: Income;
  returns: {
    noi: Figure;
    mortgagePcm: Figure;
    annualCashFlow: Figure;
    cashFlowPcm: Figure;
    grossYieldOnGdv: Figure;
    roiOnMoneyLeftIn: Roi;
    roce: Figure;
    roceCashLeftIn: Roi;
  };
  lender: LenderTest;
  tax: TaxView;
  hold: Hold;
}

export function buyRefurbishRefinance(inputs: EvaluationInputs, terms: Terms): BrrrResults {
  const { refi, finance } = inputs;
  const { months } = finance.bridge;
  const bridging = bridge(inputs, months);
  const stampDuty = stampDutyOf(inputs, terms.region);
  const works = refurbTotal(inputs.refurb);
  const fees = feeTotal(inputs.fees);
  const holding = inputs.holdingPcm * months;
  const bought = sum(inputs.price, stampDuty, works, fees, inputs.furnishing);
  const totalCost = sum(bought, bridging.costs, holding);
  const peakCash = minus(totalCost, bridging.loan);
  const refiLoan = times(refi.gdv, refi.ltv / 100);
  const moneyLeftIn = minus(sum(totalCost, refi.fees), refiLoan);
  const loan: Loan = {
    amount: refiLoan ?? 0,
    rate: refi.rate,
    termYears: finance.termYears,
    method: refi.method,
  };
  const grossRent = homeRent(inputs);
  const earned = income(inputs, grossRent);
  const mortgagePcm = refiLoan === null ? null : monthlyPayment(loan);
  const annualCashFlow = minus(earned.noi, times(12, mortgagePcm));
  const roi = roiOnMoneyLeft(annualCashFlow, moneyLeftIn);
  return {
    project: {
      stampDuty,
      refurbTotal: works,
      fees,
      bridgeLoan: bridging.loan,
      bridgeCosts: bridging.costs,
      holding,
      totalCost,
      peakCash,
      refiLoan,
      cashReleased: minus(minus(refiLoan, bridging.loan), refi.fees),
      moneyLeftIn,
      equityAfter: minus(refi.gdv, refiLoan),
      valueAdded: minus(refi.gdv, totalCost),
      moneyRecycledPct: recycled(peakCash, moneyLeftIn),
    },
    income: earned,
    returns: {
      noi: earned.noi,
      mortgagePcm,
      annualCashFlow,
      cashFlowPcm: times(annualCashFlow, 1 / 12),
      grossYieldOnGdv: percentage(grossRent, refi.gdv),
      roiOnMoneyLeftIn: roi,
      roce: percentage(earned.noi, totalCost),
      roceCashLeftIn: roi,
    },
    lender: lenderTest(inputs, grossRent, percentOf(refi.ltv, refi.gdv ?? 0), refi.ltv),
    tax: letTax(inputs, earned.noi, refiLoan === null ? null : firstYearInterest(loan), annualCashFlow),
    hold: hold(inputs, {
      cashIn: moneyLeftIn,
      value: refi.gdv,
      rentLinked: rentLinked(earned),
      fixed: fixedCosts(inputs.costs),
      loan,
    }),
  };
}

/** How much of the cash that was in at most has come out again, %. */
function recycled(peakCash: Figure, moneyLeftIn: Figure): Figure {
  if (peakCash === null || moneyLeftIn === null || peakCash <= 0) return null;
  return figure(((peakCash - Math.max(moneyLeftIn, 0)) / peakCash) * 100);
}
