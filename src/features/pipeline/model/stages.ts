// The nine stages are the contract's; what they are called, their order and limits are the member's own.
import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';
import { stageKeys, stageNameOf } from '@/lib/pipeline/stage-names';
import type { DealCard, Stage } from './deal-card';

export type StagePreference = Schemas['StagePreference'];

export const stages: readonly Stage[] = stageKeys;

/** Deals in these are at their end: nothing rots, and no cash is needed. */
export const isFinal = (stage: Stage): boolean => stage === 'completed' || stage === 'lost';

/** All nine stages in the member's order, those that have no preference behind them in the usual order. */
export function arranged(preferences: readonly StagePreference[]): StagePreference[] {
  const known = preferences.filter(
    ({ stage }, at) =>
      stages.includes(stage) && preferences.findIndex((other) => other.stage === stage) === at,
  );
  const missing = stages.filter((stage) => !known.some((each) => each.stage === stage));
  return [...known, ...missing.map((stage) => ({ stage, name: null, isHidden: false, maxDeals: null }))];
}

/** The member’s own name of a stage, else the usual one of the nation. */
export function stageName(
  { stage, name }: Pick<StagePreference, 'stage' | 'name'>,
  nation?: Schemas['EvaluationNation'],
): string {
  return name ?? stageNameOf(stage, nation);
}

/** The name above a column: Scotland's where every deal in it is Scottish. */
export function columnName(
  view: Pick<StagePreference, 'stage' | 'name'>,
  deals: readonly { nation: Schemas['EvaluationNation'] }[],
): string {
  const isScottish = deals.length > 0 && deals.every(({ nation }) => nation === 'scotland');
  return stageName(view, isScottish ? 'scotland' : undefined);
}

/** What a stage is called for a deal. */
export const nameFor = (
  views: readonly StagePreference[],
  stage: Stage,
  nation?: Schemas['EvaluationNation'],
): string => stageName(views.find((each) => each.stage === stage) ?? { stage, name: null }, nation);

/** `2 deals in hidden stages`: those that the board doesn’t show; null for none. */
export function hiddenText(
  deals: readonly { pipeline: Pick<DealCard['pipeline'], 'stage'> }[],
  views: readonly StagePreference[],
): string | null {
  const isHidden = (stage: Stage) => views.some((view) => view.stage === stage && view.isHidden);
  const hidden = deals.map(({ pipeline }) => pipeline.stage).filter(isHidden);
  if (hidden.length === 0) return null;
  return `${counted(hidden.length, 'deal')} in ${new Set(hidden).size === 1 ? 'a hidden stage' : 'hidden stages'}`;
}
