import { stampDuty, type BandShare } from '../stamp-duty/stamp-duty';
import { stampDutyNotes, type StampDutyNote } from '../stamp-duty/timeline';
import type { Figure } from './figures';
import { headline, type Headline } from './judgement/headline';
import type { EvaluationInputs } from './inputs/inputs';
import { missingInputs, strategyResults, type StrategyResults } from './inputs/strategies';
import type { Terms } from './inputs/terms';

/**
 * `tax-nation`: income tax bands of Wales or Scotland may differ. `undersized-room`, `licence`: of a house let by the
 * room in England. `vat-threshold`, `london-nights`: of a home let by the night.
 */
export type EvaluationNote =
  StampDutyNote | 'tax-nation' | 'undersized-room' | 'licence' | 'vat-threshold' | 'london-nights';

export interface EvaluationResults {
  headline: Headline;
  stampDuty: {
    /** £; null when no rates are on file and none was given. */
    amount: Figure;
    isOverridden: boolean;
    /** What each band takes; empty when no rates are on file. */
    bands: BandShare[];
  };
  strategies: StrategyResults;
  /** Dotted paths of the inputs that are still wanted. */
  missing: string[];
  notes: EvaluationNote[];
}

/**
 * Works a deal out (product.md §5). Pounds and percentages come unrounded, stamp duty alone in whole pounds; what is
 * not known or has no meaning is null, and nothing is ever NaN or infinite.
 */
export function evaluate(inputs: EvaluationInputs, terms: Terms): EvaluationResults {
  const duty = stampDuty(inputs.price, terms.region, inputs.purchaseDate);
  const strategies = strategyResults(inputs, terms);
  return {
    headline: headline(inputs, terms, strategies),
    stampDuty: {
      amount: inputs.stampDutyOverride ?? duty?.amount ?? null,
      isOverridden: inputs.stampDutyOverride !== null,
      bands: [...(duty?.bands ?? [])],
    },
    strategies,
    missing: missingInputs(inputs, [terms.primary, ...terms.strategies]),
    notes: notes(inputs, terms, strategies),
  };
}

function notes(
  inputs: EvaluationInputs,
  { nation, region }: Terms,
  { hmo, sa }: StrategyResults,
): EvaluationNote[] {
  const found: EvaluationNote[] = stampDutyNotes(inputs.price, nation, region, inputs.purchaseDate);
  if (inputs.tax.ownership !== 'company' && (nation === 'wales' || nation === 'scotland'))
    found.push('tax-nation');
  // The other nations' own rules are told with what they cost.
  if (nation === 'england') {
    if (hmo !== undefined && hmo.rooms.undersized.length > 0) found.push('undersized-room');
    if (hmo?.rooms.licenceRequired) found.push('licence');
  }
  if (sa?.stays.vatFlag) found.push('vat-threshold');
  if (sa?.stays.nightsFlag) found.push('london-nights');
  return found;
}
