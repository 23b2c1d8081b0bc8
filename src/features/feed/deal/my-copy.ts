import type { Schemas } from '@/api/contract';
import { evaluate, type EvaluationResults } from '@/lib/evaluation/evaluate';
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import { withMyNumbers, type OwnFigure } from '@/lib/evaluation/my-numbers';
import { regionOfNation } from '@/lib/stamp-duty/region';

type Known = Readonly<Partial<Record<OwnFigure, number>>>;

export interface MyCopy {
  inputs: EvaluationInputs;
  results: EvaluationResults;
}

/** A shared deal worked out under my settings. */
export function myCopy(
  deal: Schemas['SharedDeal'],
  profile: Schemas['EvaluationSetting'] | undefined,
  known: Known,
  day: string,
): MyCopy {
  const { strategy, nation, outcode } = deal;
  const inputs = withMyNumbers(deal.inputs, profile?.inputs, known, { strategy, day });
  const results = evaluate(inputs, {
    nation,
    outcode,
    region: regionOfNation(nation),
    strategies: [strategy],
    primary: strategy,
    roceBasis: profile?.roceBasis ?? 'totalCapital',
  });
  return { inputs, results };
}

const longestTitle = 120;

/** A new evaluation of mine that begins as my copy of a shared deal. */
export const copyBody = (
  { title }: Pick<Schemas['Snapshot'], 'title'>,
  { strategy, nation, outcode }: Schemas['SharedDeal'],
  profile: Schemas['EvaluationSetting'] | undefined,
  inputs: EvaluationInputs,
): Schemas['NewEvaluation'] => ({
  title: `Copy of ${title}`.slice(0, longestTitle).trimEnd(),
  outcode,
  nation,
  strategies: [strategy],
  primary: strategy,
  ...(profile && { settingsId: profile.id }),
  inputs,
});
