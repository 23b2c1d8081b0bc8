// Who may do what with an evaluation.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { World } from '../../../engine/world/world';
import type { Call } from '../../../engine/answers/operation';
import { forbidden, notFound, Refusal } from '../../../engine/requests/refusal';
import { isMyProperty } from '../prefill';

export type EvaluationRow = Readonly<Row<'evaluation'>>;
export type Role = Schema<'MyEvaluationRole'>;

const trashMs = 30 * 24 * 3_600_000;
const noun = 'We couldn’t find that evaluation';

/** What the member may do: everything as the owner, else as shared; undefined when it is not shared with them. */
export function roleIn(row: EvaluationRow, memberId: number): Role | undefined {
  if (row.ownerId === memberId) return 'owner';
  // What lies in the trash is its owner's affair.
  if (row.deletedAt !== null) return undefined;
  return row.collaborators.find(({ userId }) => userId === memberId)?.role;
}

/** Has the member been asked for a second opinion? They see the pictures of the deal, and none of its figures. */
export const isAskedAbout = ({ db }: Pick<World, 'db'>, evaluationId: string, memberId: number): boolean =>
  db.evaluationOpinion
    .by('evaluationId', evaluationId)
    .some(({ asked }) => asked.some(({ userId }) => userId === memberId));

/** Is it gone for good: in the trash for more than 30 days? */
export const isGone = ({ deletedAt }: EvaluationRow, now: Date): boolean =>
  deletedAt !== null && now.getTime() - Date.parse(deletedAt) > trashMs;

/**
 * The evaluation of the path: by its own id or its property's (mine before others'). Throws 404, with the code
 * `no-evaluation` for a property of mine that has none.
 */
export function findEvaluation(call: Call, id = call.param('id')): EvaluationRow {
  const me = call.me();
  const { db, clock } = call.world;
  const ofProperty = db.evaluation.by('propertyId', id).filter(({ deletedAt }) => deletedAt === null);
  const row = db.evaluation.get(id) ?? ofProperty.find(({ ownerId }) => ownerId === me.id) ?? ofProperty[0];
  if (row !== undefined && !isGone(row, clock.now())) return row;
  if (isMyProperty(call.world, id, me.id)) {
    throw new Refusal(404, { message: 'This property has no evaluation yet', code: 'no-evaluation' });
  }
  throw notFound(noun);
}

/** The evaluation and my role in it. Throws 404, and 403 when it is not shared with me. */
export function sharedEvaluation(call: Call, id?: string): { row: EvaluationRow; role: Role } {
  const row = findEvaluation(call, id);
  const role = roleIn(row, call.me().id);
  if (role === undefined) throw forbidden('You don’t have access to this evaluation');
  return { row, role };
}

/** As `sharedEvaluation`, for those who may edit. */
export function editableEvaluation(call: Call, id?: string): EvaluationRow {
  const { row, role } = sharedEvaluation(call, id);
  if (role !== 'owner' && role !== 'edit') throw forbidden('You can view this evaluation but not edit it');
  return row;
}

/** Mine and those shared with me, in the order they were written. */
export function evaluationsOf({ db, clock }: World, memberId: number): EvaluationRow[] {
  const now = clock.now();
  return db.evaluation.all().filter((row) => roleIn(row, memberId) !== undefined && !isGone(row, now));
}
