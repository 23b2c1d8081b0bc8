import type { Headline } from './headline';
import type { EvaluationInputs } from '../inputs/inputs';
import { metricsOf, type HeadlineMetric } from './metrics';
import { missingInputs } from '../inputs/strategies';
import { stampDutyOf } from '../strategies/purchase';
import type { Terms } from '../inputs/terms';

/**
 * Why a figure is not known. `missing`: an input is wanted. `no-rates`: no stamp duty on file for the day.
 * `not-of-strategy`: the strategy has no such figure. `no-loan`: nothing is borrowed that could be tested.
 * `no-cash-in`: no cash is invested that a return could be measured by. `no-term`: a repayment loan without years.
 * `no-meaning`: the sum has no answer.
 */
export type Reason =
  | { kind: 'missing'; paths: readonly string[] }
  | { kind: 'no-rates' | 'not-of-strategy' | 'no-loan' | 'no-cash-in' | 'no-term' | 'no-meaning' };

const needsDuty: ReadonlySet<HeadlineMetric> = new Set([
  'stampDuty',
  'totalCost',
  'cashInvested',
  'roi',
  'roce',
  'paybackYears',
  'moneyLeftIn',
  'profit',
]);
const needsIncome: ReadonlySet<HeadlineMetric> = new Set([
  'grossYield',
  'netYield',
  'cashFlowPcm',
  'roi',
  'roce',
  'paybackYears',
  'icr',
  'afterTax',
  'profit',
  'moneyLeftIn',
]);

/** Why a figure of the headline is null; null when it is known. */
export function reasonFor(
  metric: HeadlineMetric,
  inputs: EvaluationInputs,
  terms: Terms,
  headline: Headline,
): Reason | null {
  if (headline[metric] !== null) return null;
  const always: readonly HeadlineMetric[] = ['stampDuty', 'totalCost'];
  if (!always.includes(metric) && !metricsOf[terms.primary].includes(metric))
    return { kind: 'not-of-strategy' };
  const missing = missingInputs(inputs, [terms.primary]).filter(
    (path) => path === 'price' || needsIncome.has(metric),
  );
  if (missing.length > 0) return { kind: 'missing', paths: missing };
  const hasDuty = terms.primary === 'r2r' || stampDutyOf(inputs, terms.region) !== null;
  if (!hasDuty && (needsDuty.has(metric) || terms.primary === 'flip')) return { kind: 'no-rates' };
  if (metric === 'icr')
    return isBorrowed(inputs, terms) && inputs.stress.rate <= 0
      ? { kind: 'missing', paths: ['stress.rate'] }
      : { kind: 'no-loan' };
  const { method } = terms.primary === 'brrr' ? inputs.refi : inputs.finance;
  const isRepaid = method === 'repayment' && (terms.primary === 'brrr' || inputs.finance.kind !== 'cash');
  if (isRepaid && inputs.finance.termYears <= 0 && terms.primary !== 'flip') return { kind: 'no-term' };
  const ofCash = metric === 'roi' || metric === 'roce' || metric === 'paybackYears';
  return { kind: ofCash && (headline.cashInvested ?? 0) <= 0 ? 'no-cash-in' : 'no-meaning' };
}

/** A lender has something to test: after the works (BRRR), or at the purchase. */
const isBorrowed = ({ finance, refi }: EvaluationInputs, { primary }: Terms): boolean =>
  primary === 'brrr' ? refi.ltv > 0 : finance.kind !== 'cash' && finance.ltv > 0;
