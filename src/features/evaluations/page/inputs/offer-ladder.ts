import type { Criteria } from '@/lib/evaluation/judgement/criteria';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { reasonFor, type Reason } from '@/lib/evaluation/judgement/reasons';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import { maxOffer, withFigure, type Metric, type Target, type Unknown } from '@/lib/evaluation/solve';
import { hasMortgage, headlineAs, termsOf, type Deal } from '@/features/evaluations/model/deal';
import { metricName } from '@/features/evaluations/model/fields';
import { metricUnit, reasonText } from '../results/figure-text';

interface Rung {
  name: string;
  /** £; null where no price meets the target, `endlessPrice` where every price does. */
  offer: number | null;
  /** Why no price can be found, where it isn’t the target’s fault. */
  why: string | null;
}

const asked = [
  ['minRoi', 'roi'],
  ['minIcr', 'icr'],
  ['maxMoneyLeftIn', 'moneyLeftIn'],
  ['minGrossYield', 'grossYield'],
  ['minCashFlowPcm', 'cashFlowPcm'],
  ['maxCashIn', 'cashInvested'],
] as const satisfies readonly (readonly [keyof Criteria, Metric])[];

/**
 * The highest offer for each thing asked of the deal (N5): one rung for the lender where something is borrowed, one for each thing the member
 * asks that the strategy has, and one for all of them at once.
 */
export function offerLadder(deal: Deal, strategy: Strategy, criteria: Criteria): Rung[] {
  const terms = termsOf(deal, strategy);
  const known = metricsOf[strategy].filter((metric) => metric !== 'icr' || isTested(deal, strategy));
  const targets: Target[] = asked.flatMap(([criterion, metric]) => {
    const value = criteria[criterion];
    return value === null || !known.includes(metric) ? [] : [{ metric, value }];
  });
  const hasLender = known.includes('icr') && !targets.some(({ metric }) => metric === 'icr');
  if (hasLender) targets.push({ metric: 'icr', value: deal.inputs.stress.icr });
  if (targets.length === 0)
    targets.push({ metric: strategy === 'flip' ? 'profit' : 'cashFlowPcm', value: 0 });
  const alone = targets.map((target) => {
    const offer = maxOffer(deal.inputs, terms, [target]);
    const reason = offer === null ? reasonAtPrice(deal, strategy, target.metric) : null;
    return { name: targetName(target, strategy), offer, why: reason && whyText(reason, terms) };
  });
  const all = {
    name: 'All of these',
    offer: maxOffer(deal.inputs, terms, targets),
    why: alone.find(({ why }) => why !== null)?.why ?? null,
  };
  return targets.length > 1 ? [...alone, all] : alone;
}

/** Whether a lender tests the deal's income: not where nothing is borrowed. */
export const isTested = (deal: Deal, strategy: Strategy): boolean =>
  hasMortgage(deal, strategy) && reasonAtPrice(deal, strategy, 'icr')?.kind !== 'no-loan';

/** Why a figure isn’t known at any price, such as rooms that are missing; null where a price gives it. */
function reasonAtPrice(deal: Deal, strategy: Strategy, metric: Metric): Reason | null {
  const price = deal.inputs.price > 0 ? deal.inputs.price : 100_000;
  const priced = { ...deal, inputs: withFigure('price', deal.inputs, price) };
  return reasonFor(metric, priced.inputs, termsOf(deal, strategy), headlineAs(priced, strategy));
}

/** `Enter a rent to see this offer`, `No loan to test`. */
const whyText = (reason: Reason, terms: Terms): string =>
  `${reasonText(reason, terms)}${reason.kind === 'missing' ? ' to see this offer' : ''}`;

const targetName = ({ metric, value }: Target, primary: Strategy): string =>
  `${metricName(metric, { primary })} ${metric === 'moneyLeftIn' || metric === 'cashInvested' ? 'at most' : 'at least'} ${metricUnit(metric, value)}`;

/** Whether turning one figure changes another: what is paid for a home to sell doesn’t hang on its sale price. */
export function isMovedBy(deal: Deal, strategy: Strategy, turned: Unknown, metric: Metric): boolean {
  const pounds = turned === 'rentPcm' ? [600, 1_200] : [60_000, 120_000];
  const priced = deal.inputs.price > 0 ? deal.inputs : withFigure('price', deal.inputs, 100_000);
  const [less, more] = pounds.map(
    (each) => headlineAs({ ...deal, inputs: withFigure(turned, priced, each) }, strategy)[metric],
  );
  return less !== more;
}
