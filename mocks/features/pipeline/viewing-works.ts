// Costs that somebody notes at a viewing are works of the linked deal.
import { withViewedWorks } from '@/lib/evaluation/inputs/viewing-works';
import type { Schema } from '../../engine/contract/contract';
import type { World } from '../../engine/world/world';
import { changeEvaluation } from '../evaluations/history/update';
import { roleIn, type EvaluationRow } from '../evaluations/rules/access';

type Checklist = readonly Schema<'ViewingCheck'>[];

/** Brings the deal's works into step with the checklist, as one change by this member; not for those who may not edit it. */
export function keepWorksInStep(
  world: World,
  deal: EvaluationRow,
  memberId: number,
  before: Checklist,
  after: Checklist,
): void {
  const role = roleIn(deal, memberId);
  if ((role !== 'owner' && role !== 'edit') || deal.deletedAt !== null) return;
  const { items } = deal.inputs.refurb;
  const next = withViewedWorks(items, before, after);
  if (JSON.stringify(next) === JSON.stringify(items)) return;
  changeEvaluation(world, deal, { inputs: { refurb: { items: next.slice(0, 200) } } }, memberId);
}
