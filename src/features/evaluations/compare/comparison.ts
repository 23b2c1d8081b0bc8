import { figure } from '@/lib/evaluation/figures';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { Region } from '@/lib/stamp-duty/region';
import { metricRow, metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';

/** One of the deals, scenarios or strategies that stand side by side. */
export interface Compared {
  id: string;
  title: string;
  strategy: Strategy;
  /** Of its tax: Scotland’s has a name of its own. */
  region: Region;
  headline: Headline;
}

/** How many evaluations stand side by side at most. */
export const maxCompared = 4;

/** Figures of which less is better. */
const lowIsBetter: ReadonlySet<HeadlineMetric> = new Set([
  'stampDuty',
  'totalCost',
  'cashInvested',
  'paybackYears',
  'moneyLeftIn',
]);

const order: readonly HeadlineMetric[] = [
  'cashFlowPcm',
  'profit',
  'roi',
  'roce',
  'grossYield',
  'netYield',
  'cashInvested',
  'moneyLeftIn',
  'stampDuty',
  'totalCost',
  'paybackYears',
  'icr',
  'afterTax',
];

/** The rows of a comparison: what at least one of the strategies has to tell, and what buying costs. */
export function comparedMetrics(columns: readonly Pick<Compared, 'strategy'>[]): HeadlineMetric[] {
  const told = new Set<HeadlineMetric>(['stampDuty', 'totalCost']);
  for (const { strategy } of columns) for (const metric of metricsOf[strategy]) told.add(metric);
  return order.filter((metric) => told.has(metric));
}

/** What a figure is called in all columns; “Stamp duty or LBTT” of homes on both sides of the border. */
export const comparedName = (
  metric: HeadlineMetric,
  columns: readonly Pick<Compared, 'strategy' | 'region'>[],
): string =>
  [...new Set(columns.map(({ strategy, region }) => metricRow(metric, { primary: strategy, region })))]
    // ROCE and LBTT stay as they are.
    .map((name, at) => (at > 0 ? name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) : name))
    .join(' or ');

/** A figure as a number that can be ranked; null when it is not known. An endless return is the most, “never” the longest. */
export function rank(metric: HeadlineMetric, headline: Headline): number | null {
  const value = headline[metric];
  return value === 'infinite' || value === 'never' ? Infinity : value;
}

/** The column whose figure is better than all others; null when two share it, or only one is known. */
export function bestOf(metric: HeadlineMetric, columns: readonly Compared[]): string | null {
  const known = columns.flatMap(({ id, headline }) => {
    const value = rank(metric, headline);
    return value === null ? [] : [{ id, value }];
  });
  const values = known.map(({ value }) => value);
  const best = lowIsBetter.has(metric) ? Math.min(...values) : Math.max(...values);
  const [only, another] = known.filter(({ value }) => value === best);
  return known.length > 1 && only && !another ? only.id : null;
}

/** How much more a figure is than the first column's; null when one of the two has no number. */
export function difference(metric: HeadlineMetric, first: Headline, other: Headline): number | null {
  const from = first[metric];
  const to = other[metric];
  return typeof from === 'number' && typeof to === 'number'
    ? figure(hundredths(to) - hundredths(from))
    : null;
}

/** As it is shown, half away from zero: who subtracts one figure from the other finds the difference. */
const hundredths = (value: number) => (Math.sign(value) * Math.round(Math.abs(value) * 100)) / 100;

/** Whether a change of the figure is a change for the better; null when it is none. */
export const isBetter = (metric: HeadlineMetric, change: number): boolean | null =>
  Math.abs(change) < 0.005 ? null : lowIsBetter.has(metric) ? change < 0 : change > 0;
