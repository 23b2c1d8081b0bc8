import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';

/** One of the deals, scenarios or strategies that stand side by side. */
export interface Compared {
  id: string;
  title: string;
  strategy: Strategy;
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
  return typeof from === 'number' && typeof to === 'number' ? to - from : null;
}

/** Whether a change of the figure is a change for the better; null when it is none. */
export const isBetter = (metric: HeadlineMetric, change: number): boolean | null =>
  Math.abs(change) < 0.005 ? null : lowIsBetter.has(metric) ? change < 0 : change > 0;
