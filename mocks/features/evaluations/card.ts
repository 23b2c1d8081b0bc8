// A deal on the board: its next action, its next offer, and whether it rots.
import type { Schema } from '../../engine/contract/contract';
import type { PipelinePosition } from '../../engine/db/tables/evaluations';
import type { Row } from '../../engine/db/database';
import { soonestFirst } from '../pipeline/due-order';
import type { World } from '../../engine/world/world';
import { londonDays } from '../../engine/world/london-days';
import { nextOffer } from './next-offer';
import type { EvaluationRow } from './rules/access';

type Stage = Schema<'PipelineStage'>;
type Action = Readonly<Row<'propertyAction'>>;

/** Days without any activity after which a deal rots; the last two stages are at their end. */
const rotsAfterDays: Readonly<Record<Stage, number>> = {
  sourced: 7,
  evaluating: 7,
  viewing: 10,
  offer_made: 7,
  offer_accepted: 14,
  conveyancing: 21,
  exchanged: 28,
  completed: Infinity,
  lost: Infinity,
};
const dayMs = 24 * 3_600_000;

export function cardOf(
  world: World,
  row: EvaluationRow,
  place: PipelinePosition,
  readerId: number,
): Schema<'PipelineCard'> {
  const { db, clock } = world;
  const actions = db.propertyAction.by('evaluationId', row.id);
  const lastActivityAt = actions.reduce(
    (latest, { doneAt }) => (doneAt !== null && doneAt > latest ? doneAt : latest),
    place.enteredAt,
  );
  const quietDays = (clock.now().getTime() - Date.parse(lastActivityAt)) / dayMs;
  return {
    ...place,
    lastActivityAt,
    isRotting: quietDays > rotsAfterDays[place.stage],
    nextAction: nextAction(actions, clock.now()),
    noteCount: actions.filter(({ isNote }) => isNote).length,
    nextOffer: nextOffer(world, row, readerId),
  };
}

function nextAction(actions: readonly Action[], now: Date): Schema<'NextAction'> | null {
  const open = actions
    .filter(({ kind, doneAt }) => kind === 'task' && doneAt === null)
    .toSorted(soonestFirst);
  const [next] = open;
  if (next === undefined) return null;
  const { dueAt } = next;
  const { end } = londonDays(now);
  const state = dueAt === null || dueAt >= end ? 'later' : dueAt < now.toISOString() ? 'overdue' : 'today';
  return { id: next.id, title: next.title, dueAt, state };
}
