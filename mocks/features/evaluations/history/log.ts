// What happens to a deal is written to its history, and told to the others who work on it.
import type { Schema } from '../../../engine/contract/contract';
import type { World } from '../../../engine/world/world';
import { stageNameOf } from '@/lib/pipeline/stage-names';
import type { EvaluationRow } from '../rules/access';

/** Adds an entry to the history of a deal. */
export function logDeal(world: World, row: EvaluationRow, actorId: number, title: string): void {
  const at = world.clock.now().toISOString();
  world.db.propertyAction.add({
    ownerId: row.ownerId,
    propertyId: null,
    evaluationId: row.id,
    tenancyId: null,
    kind: 'log',
    title,
    dueAt: null,
    doneAt: at,
    assigneeId: actorId,
    priority: 'normal',
    repeat: null,
    checklist: [],
    remindAt: null,
    taskId: null,
    nextId: null,
    step: null,
    record: null,
    remindedOf: null,
    createdAt: at,
    updatedAt: at,
  });
}

/** Logs what differs on the board and on the offer ladder. */
export function logChanges(world: World, before: EvaluationRow, after: EvaluationRow, actorId: number): void {
  const from = before.pipeline?.stage;
  const to = after.pipeline?.stage;
  if (to !== from) logDeal(world, after, actorId, moveWording(after));
  const known = new Set(before.offers.map((offer) => JSON.stringify(offer)));
  for (const offer of after.offers) {
    if (!known.has(JSON.stringify(offer))) logDeal(world, after, actorId, offerWording(offer));
  }
  // One that was only changed is logged above, as it is now.
  if (after.offers.length >= before.offers.length) return;
  const left = new Set(after.offers.map((offer) => JSON.stringify(offer)));
  for (const offer of before.offers) {
    if (!left.has(JSON.stringify(offer)))
      logDeal(world, after, actorId, offerWording({ ...offer, status: 'deleted' }));
  }
}

/** The contract's limit of a title. */
const maxTitle = 200;

/** `Moved to Lost: Outbid`. */
function moveWording({ pipeline, nation }: EvaluationRow): string {
  if (!pipeline) return 'Removed from the board';
  const text = `Moved to ${stageNameOf(pipeline.stage, nation)}`;
  const whole = pipeline.lostReason ? `${text}: ${pipeline.lostReason}` : text;
  return whole.length > maxTitle ? `${whole.slice(0, maxTitle - 1)}…` : whole;
}

type LoggedOffer = Pick<Schema<'EvaluationOffer'>, 'amount'> & {
  status: Schema<'EvaluationOffer'>['status'] | 'deleted';
};

const offerWording = ({ amount, status }: LoggedOffer) =>
  `Offer of £${amount.toLocaleString('en-GB')} ${status}`;

/** Everybody else who has the deal reads it again. */
export function notifyOthers(world: World, row: EvaluationRow, actorId: number): void {
  for (const id of [row.ownerId, ...row.collaborators.map(({ userId }) => userId)]) {
    if (id !== actorId) world.hub.emitTo(id, 'newNotification');
  }
}
