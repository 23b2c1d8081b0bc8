import type { Headline } from './headline';
import type { Metric } from '../solve';

/** What a member asks of a deal; null asks nothing. */
export interface Criteria {
  minRoi: number | null;
  minGrossYield: number | null;
  minCashFlowPcm: number | null;
  maxCashIn: number | null;
  maxMoneyLeftIn: number | null;
  minIcr: number | null;
}

export interface Verdict {
  criterion: keyof Criteria;
  metric: Metric;
  wanted: number;
  got: number | 'infinite' | null;
  /** Null when the figure is not known or the strategy has none. */
  passes: boolean | null;
}

const metricOf = {
  minRoi: 'roi',
  minGrossYield: 'grossYield',
  minCashFlowPcm: 'cashFlowPcm',
  maxCashIn: 'cashInvested',
  maxMoneyLeftIn: 'moneyLeftIn',
  minIcr: 'icr',
} as const satisfies Record<keyof Criteria, Metric>;

/** How a deal stands against each thing asked of it. */
export function judge(headline: Headline, criteria: Criteria): Verdict[] {
  // Object.keys of a literal holds exactly its own keys.
  return (Object.keys(metricOf) as (keyof Criteria)[]).flatMap((criterion) => {
    const wanted = criteria[criterion];
    if (wanted === null) return [];
    const metric = metricOf[criterion];
    const got = headline[metric];
    return [{ criterion, metric, wanted, got, passes: passes(got, wanted, criterion.startsWith('max')) }];
  });
}

function passes(got: Verdict['got'], wanted: number, isCeiling: boolean): boolean | null {
  if (got === null) return null;
  if (got === 'infinite') return true;
  return isCeiling ? got <= wanted : got >= wanted;
}
