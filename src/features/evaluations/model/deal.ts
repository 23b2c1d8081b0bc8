import type { Schemas } from '@/api/contract';
import { evaluate, type EvaluationResults } from '@/lib/evaluation/evaluate';
import { headline, type Headline } from '@/lib/evaluation/judgement/headline';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import { regionOfNation } from '@/lib/stamp-duty/region';
import { fieldAt } from './fields';
import { withValue } from './paths';

export type Evaluation = Schemas['Evaluation'];
/** What figures rest on. */
export type Deal = Pick<Evaluation, 'inputs' | 'nation' | 'outcode' | 'strategies' | 'primary' | 'roceBasis'>;

/** What a deal is worked out under when it is looked at as this strategy. */
export const termsOf = (deal: Deal, primary: Strategy = deal.primary): Terms => ({
  region: regionOfNation(deal.nation),
  nation: deal.nation,
  outcode: deal.outcode,
  strategies: deal.strategies,
  primary,
  roceBasis: deal.roceBasis,
});

/** Whether a long loan is paid from the income: not of a home that is sold on or rented, nor of one bought with cash and kept as it is. */
export const hasMortgage = ({ inputs }: Deal, strategy: Strategy): boolean =>
  strategy === 'brrr' || (strategy !== 'flip' && strategy !== 'r2r' && inputs.finance.kind !== 'cash');

const workings = new WeakMap<Deal, EvaluationResults>();

/** The deal worked out here; once for each state of it. */
export function workedOut(deal: Deal): EvaluationResults {
  const known = workings.get(deal);
  if (known) return known;
  const results = evaluate(deal.inputs, termsOf(deal));
  workings.set(deal, results);
  return results;
}

/** The headline of the deal as one of its strategies. */
export const headlineAs = (deal: Deal, strategy: Strategy): Headline =>
  headline(deal.inputs, termsOf(deal, strategy), workedOut(deal).strategies);

/**
 * Which figures of a strategy rest on fields whose text cannot be used, and on which: those that differ when the field has its
 * least, its present or its greatest value.
 */
export function blockedFigures(
  deal: Deal,
  strategy: Strategy,
  wrongPaths: readonly string[],
): ReadonlyMap<HeadlineMetric, string> {
  const blocked = new Map<HeadlineMetric, string>();
  const now = headlineAs(deal, strategy);
  for (const path of wrongPaths) {
    const field = fieldAt(path);
    const others = field
      ? [field.min, field.max].map((value) => headlineAs(withValue(deal, path, value), strategy))
      : [];
    for (const metric of ['stampDuty', ...metricsOf[strategy]] as const) {
      if (others.some((other) => other[metric] !== now[metric])) blocked.set(metric, path);
    }
  }
  return blocked;
}
