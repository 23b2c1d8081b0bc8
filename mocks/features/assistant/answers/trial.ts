// An evaluation tried with other inputs, by the functions that its page works with.
import type { EvaluationInputs } from '@/lib/evaluation/inputs/inputs';
import { solveFor } from '@/lib/evaluation/solve';
import { regionOfNation } from '@/lib/stamp-duty/region';
import { worked } from '../../evaluations/rules/evaluation-results';
import { changed, valueOf, withValue, type Change, type Changeable, type Trial, type Tried } from './changes';
import type { EvaluationRow } from '../../evaluations/rules/access';

const quoted = (value: number | string | null) => (typeof value === 'number' ? value : undefined);

/** How an evaluation is tried with other inputs. */
export function trialOf(row: EvaluationRow): Trial {
  const { primary } = row;
  return {
    asIf: (changes) => asIf(row, changes),
    reach: (unknown, metric, value) =>
      solveFor(unknown, row.inputs, { ...row, region: regionOfNation(row.nation) }, [{ metric, value }]),
    valueOf: (input) => valueOf(input, row.inputs, primary),
  };
}

function asIf(row: EvaluationRow, changes: readonly Change[]): Tried | Changeable {
  let inputs: EvaluationInputs = row.inputs;
  const made: { input: Changeable; from: number; to: number }[] = [];
  for (const change of changes) {
    const from = valueOf(change.input, inputs, row.primary);
    const to = from === undefined ? undefined : changed(change, from, inputs.price);
    if (from === undefined || to === undefined) return change.input;
    inputs = withValue(change.input, inputs, row.primary, to);
    made.push({ input: change.input, from, to });
  }
  const { headline } = worked({ ...row, inputs }).results;
  return { inputs: made, figureOf: (field) => quoted(headline[field]) };
}
