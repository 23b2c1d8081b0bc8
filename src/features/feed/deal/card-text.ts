import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { formatWholePounds } from '@/lib/money/money';
import { withMinus } from '@/lib/money/minus';

const inPercent: ReadonlySet<string> = new Set(['grossYield', 'netYield', 'roi', 'roce', 'icr']);

/** A figure as the card of a deal writes it: whole pounds, and one place of a percentage; `n/a` when it is not known. */
export function cardText(metric: Exclude<HeadlineMetric, 'paybackYears'>, headline: Headline): string {
  const value = headline[metric];
  if (value === null) return 'n/a';
  if (value === 'infinite') return 'Infinite';
  if (inPercent.has(metric)) return `${withMinus(value.toFixed(1))}%`;
  return `${formatWholePounds(value)}${metric === 'cashFlowPcm' ? ' pcm' : ''}`;
}
