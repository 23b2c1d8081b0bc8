import type { Schemas } from '@/api/contract';
import { freeName, maxScenarios, soundOverrides } from '@/lib/evaluation/scenarios';
import type { Evaluation } from '../model/deal';
import { valueAt } from '../model/paths';

export type EvaluationScenario = Schemas['EvaluationScenario'];
type Overrides = EvaluationScenario['overrides'];

/** The scenarios as they can be saved: names of their own, and nothing that leads to a room that is gone. */
const saved = (deal: Evaluation, scenarios: readonly EvaluationScenario[]): EvaluationScenario[] =>
  scenarios.map(({ name, overrides }) => ({ name, overrides: soundOverrides(deal.inputs, overrides) }));

/** With one more, at the end; as they were when there are six. */
export function withScenario(deal: Evaluation, name: string, overrides: Overrides): EvaluationScenario[] {
  const { scenarios } = deal;
  if (scenarios.length >= maxScenarios) return scenarios;
  const named = {
    name: freeName(
      name,
      scenarios.map((each) => each.name),
    ),
    overrides,
  };
  return saved(deal, [...scenarios, named]);
}

export const withoutScenario = (deal: Evaluation, at: number): EvaluationScenario[] =>
  saved(
    deal,
    deal.scenarios.filter((_, place) => place !== at),
  );

export function renamed(deal: Evaluation, at: number, name: string): EvaluationScenario[] {
  const others = deal.scenarios.filter((_, place) => place !== at).map((each) => each.name);
  return changed(deal, at, (scenario) => ({ ...scenario, name: freeName(name, others) }));
}

/** With another value of an input; the deal's own when it is undefined. */
export function withOverride(
  deal: Evaluation,
  at: number,
  path: string,
  value: Overrides[string] | undefined,
): EvaluationScenario[] {
  return changed(deal, at, ({ name, overrides }) => {
    const { [path]: _old, ...others } = overrides;
    return {
      name,
      // A value that is there already keeps its place in the list.
      overrides: value === undefined ? others : { ...overrides, [path]: value },
    };
  });
}

function changed(
  deal: Evaluation,
  at: number,
  change: (scenario: EvaluationScenario) => EvaluationScenario,
): EvaluationScenario[] {
  return saved(
    deal,
    deal.scenarios.map((scenario, place) => (place === at ? change(scenario) : scenario)),
  );
}

/** What an input is in the deal itself. */
export const baseValue = (deal: Evaluation, path: string): unknown => valueAt(deal.inputs, path);
