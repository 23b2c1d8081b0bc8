// An evaluation and the engine.
import { evaluate } from '@/lib/evaluation/evaluate';
import { mergeInputs } from '@/lib/evaluation/inputs/overrides';
import { platformDefaults } from '@/lib/evaluation/inputs/platform-defaults';
import type { Terms } from '@/lib/evaluation/inputs/terms';
import { regionOfNation } from '@/lib/stamp-duty/region';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';

type Deal = Pick<Row<'evaluation'>, 'inputs' | 'nation' | 'outcode' | 'strategies' | 'primary' | 'roceBasis'>;

/** The deal worked out, and the region that its nation belongs to. */
export function worked({ inputs, ...deal }: Deal): Pick<Row<'evaluation'>, 'results' | 'region'> {
  const region = regionOfNation(deal.nation);
  const terms: Terms = { ...deal, region };
  return { region, results: evaluate(inputs, terms) };
}

export const settingsOf = (db: Database, memberId: number): Readonly<Row<'evaluationSetting'>>[] =>
  db.evaluationSetting.by('ownerId', memberId);

/** The profile a member's deals are judged by: the named one, else the default; undefined without any. */
export function profileFor(
  db: Database,
  memberId: number,
  id: string | null,
): Readonly<Row<'evaluationSetting'>> | undefined {
  const mine = settingsOf(db, memberId);
  return mine.find((each) => each.id === id) ?? mine.find((each) => each.isDefault);
}

/** Given inputs on top of the profile's, on top of the platform's. */
export function completeInputs(
  day: string,
  profile: Readonly<Row<'evaluationSetting'>> | undefined,
  ...given: readonly (Schema<'SomeEvaluationInputs'> | undefined)[]
): Schema<'EvaluationInputs'> {
  return mergeInputs(platformDefaults(day), profile?.inputs, ...given);
}
