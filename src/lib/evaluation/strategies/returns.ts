import { minus, percentage, ratio, times, type Figure } from '../figures';

/** Whose capital ROCE is measured by: all that is employed, or the cash that stays in. */
export type RoceBasis = 'totalCapital' | 'cashLeftIn';
/** Years, `never` when the cash flow is zero or less. */
export type Payback = Figure | 'never';
/** Per cent, `infinite` when cash flows and no money is left in. */
export type Roi = Figure | 'infinite';

/** What a year brings, before tax (product.md §5.3). */
export interface Returns {
  noi: Figure;
  mortgagePcm: Figure;
  annualCashFlow: Figure;
  cashFlowPcm: Figure;
  grossYield: Figure;
  netYield: Figure;
  cashOnCashRoi: Figure;
  roce: Figure;
  paybackYears: Payback;
  /** Times the loan's payments. */
  dscr: Figure;
}

interface Basis {
  /** What yields are measured by, £. */
  value: number;
  grossIncome: Figure;
  noi: Figure;
  mortgagePcm: Figure;
  cashInvested: Figure;
  totalCost: Figure;
  roceBasis: RoceBasis;
}

/** ROI is pre-tax cash flow ÷ cash invested; ROCE is NOI ÷ capital employed, or as `roceBasis` says. */
export function returns(of: Basis): Returns {
  const annualCashFlow = minus(of.noi, times(12, of.mortgagePcm));
  const roi = percentage(annualCashFlow, of.cashInvested);
  return {
    noi: of.noi,
    mortgagePcm: of.mortgagePcm,
    annualCashFlow,
    cashFlowPcm: times(annualCashFlow, 1 / 12),
    grossYield: percentage(of.grossIncome, of.value),
    netYield: percentage(of.noi, of.value),
    cashOnCashRoi: roi,
    roce: of.roceBasis === 'cashLeftIn' ? roi : percentage(of.noi, of.totalCost),
    paybackYears: payback(of.cashInvested, annualCashFlow),
    dscr: ratio(of.noi, times(12, of.mortgagePcm)),
  };
}

/** Years until the cash has come back. */
export function payback(cashInvested: Figure, annualCashFlow: Figure): Payback {
  if (cashInvested === null || annualCashFlow === null) return null;
  if (annualCashFlow <= 0) return 'never';
  return ratio(Math.max(0, cashInvested), annualCashFlow);
}

/** Cash flow over the money that is left in; with none left in, infinite as soon as there is any cash flow. */
export function roiOnMoneyLeft(annualCashFlow: Figure, moneyLeftIn: Figure): Roi {
  if (annualCashFlow === null || moneyLeftIn === null) return null;
  if (moneyLeftIn <= 0) return annualCashFlow > 0 ? 'infinite' : null;
  return percentage(annualCashFlow, moneyLeftIn);
}
