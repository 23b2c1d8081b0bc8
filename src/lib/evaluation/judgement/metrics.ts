import type { Headline } from './headline';
import type { Strategy } from '../inputs/inputs';

/** A figure of the headline that has a tile, a formula and a reason when it is not known. */
export type HeadlineMetric = Exclude<keyof Headline, 'price' | 'icrPass'>;

const letting: readonly HeadlineMetric[] = [
  'cashFlowPcm',
  'grossYield',
  'netYield',
  'cashInvested',
  'roi',
  'roce',
  'paybackYears',
  'icr',
  'afterTax',
];

/** What a strategy has to tell, the most wanted first. */
export const metricsOf: Readonly<Record<Strategy, readonly HeadlineMetric[]>> = {
  btl: letting,
  hmo: letting,
  brrr: ['cashFlowPcm', 'moneyLeftIn', 'roi', 'cashInvested', 'grossYield', 'roce', 'icr', 'afterTax'],
  sa: ['cashFlowPcm', 'grossYield', 'netYield', 'cashInvested', 'roi', 'roce', 'paybackYears', 'afterTax'],
  flip: ['profit', 'roi', 'cashInvested', 'roce', 'afterTax'],
  r2r: ['cashFlowPcm', 'cashInvested', 'roi', 'roce', 'paybackYears', 'afterTax'],
};

/** What figures are called, on tiles and in tables. */
export const metricNames: Readonly<Record<HeadlineMetric, string>> = {
  stampDuty: 'Stamp duty',
  totalCost: 'Total cost',
  cashInvested: 'Cash needed',
  grossYield: 'Gross yield',
  netYield: 'Net yield',
  cashFlowPcm: 'Cash flow',
  roi: 'ROI',
  roce: 'ROCE',
  paybackYears: 'Payback',
  icr: 'Interest cover',
  moneyLeftIn: 'Money left in',
  profit: 'Profit',
  afterTax: 'After-tax cash flow',
};
