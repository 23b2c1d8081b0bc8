import type { Headline } from './headline';
import type { Strategy } from '../inputs/inputs';
import type { Terms } from '../inputs/terms';

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

/** What figures are called where no deal is at hand, or several. */
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

/** What a figure of a deal is called: a sale ends in profit where a let home has cash flow, and Scotland has a tax of its own. */
export function metricName(
  metric: HeadlineMetric,
  { primary, region }: Partial<Pick<Terms, 'primary' | 'region'>>,
): string {
  if (primary === 'flip' && metric === 'roce') return 'Profit on cost';
  if (primary === 'flip' && metric === 'afterTax') return 'Profit after tax';
  if (region === 'scotland' && metric === 'stampDuty') return 'LBTT';
  return metricNames[metric];
}

/** The same as the row of a table, which shows no unit beside its figures: `Cash flow per month`. */
export function metricRow(metric: HeadlineMetric, terms: Partial<Pick<Terms, 'primary' | 'region'>>): string {
  const name = metricName(metric, terms);
  if (metric === 'cashFlowPcm') return `${name} per month`;
  return metric === 'afterTax' && terms.primary !== 'flip' ? `${name} per year` : name;
}

/** The tax on a purchase in a sentence: `LBTT` in Scotland, `stamp duty` elsewhere. */
export const dutyName = (region: Terms['region']): string => (region === 'scotland' ? 'LBTT' : 'stamp duty');
