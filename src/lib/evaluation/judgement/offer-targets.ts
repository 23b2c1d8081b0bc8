import type { Strategy } from '../inputs/inputs';
import type { Metric, Target } from '../solve';
import type { Criteria } from './criteria';
import { metricsOf } from './metrics';

/** What the next offer has to give at once (product.md N5). */
export const offerMetrics = ['roi', 'icr', 'moneyLeftIn'] as const satisfies readonly Metric[];
export type OfferMetric = (typeof offerMetrics)[number];

interface OfferedDeal {
  primary: Strategy;
  inputs: { stress: { icr: number } };
  results: { headline: Readonly<Record<OfferMetric, unknown>> };
}

/**
 * What a member asks of a deal’s next offer: their own return, interest cover and money left in, in per cent and £; without a cover of
 * their own the lender’s. What the deal has no figure for, such as the cover of a purchase in cash, asks nothing.
 */
export function offerTargets(
  { primary, inputs, results }: OfferedDeal,
  criteria: Pick<Criteria, 'minRoi' | 'minIcr' | 'maxMoneyLeftIn'> | undefined,
): Target[] {
  const wanted: Readonly<Record<OfferMetric, number | null>> = {
    roi: criteria?.minRoi ?? null,
    icr: criteria?.minIcr ?? inputs.stress.icr,
    moneyLeftIn: criteria?.maxMoneyLeftIn ?? null,
  };
  return offerMetrics.flatMap((metric) => {
    const value = wanted[metric];
    const isKnown = metricsOf[primary].includes(metric) && results.headline[metric] !== null;
    return value === null || !isKnown ? [] : [{ metric, value }];
  });
}
