import { pounds, share, yearsText } from './formula-step';
import { metricsOf, type HeadlineMetric } from '../judgement/metrics';

/** A figure of an evaluation as a text names it. */
export interface QuotedFigure {
  uuid: string;
  metric: HeadlineMetric;
  /** When it was written: £, %, or years. */
  value: number;
}

const known = new Set<string>(['stampDuty', 'totalCost', ...Object.values(metricsOf).flat()]);
const isMetric = (field: string): field is HeadlineMetric => known.has(field);

/** Reads `eval:{uuid}#{field}={value}`, a stranger's words; null for what is none, or names a figure that is not known. */
export function figureIn(token: string): QuotedFigure | null {
  const found =
    /^eval:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})#(\w{2,20})=(-?\d{1,12}(?:\.\d{1,6})?)$/i.exec(token);
  if (!found) return null;
  const [, uuid = '', metric = '', value = ''] = found;
  return isMetric(metric) ? { uuid: uuid.toLowerCase(), metric, value: Number(value) } : null;
}

const inPercent: ReadonlySet<HeadlineMetric> = new Set(['grossYield', 'netYield', 'roi', 'roce', 'icr']);

/** A figure's value as tiles write it: `£253.90`, `4.22%`, `23.71 years`. */
export function valueText(metric: HeadlineMetric, value: number): string {
  if (metric === 'paybackYears') return yearsText(value);
  return inPercent.has(metric) ? share(value) : pounds(value);
}

/** Where a figure stands on the page of its evaluation. */
export const figureId = (metric: HeadlineMetric): string => `figure-${metric}`;
