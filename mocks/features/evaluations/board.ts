// Moves on the board: columns stay numbered from the top without a hole.
import type { Schema } from '../../engine/contract/contract';
import type { PipelinePosition } from '../../engine/db/tables/evaluations';
import type { Database } from '../../engine/db/database';
import type { EvaluationRow } from './rules/access';
import { invalid } from '../../engine/requests/refusal';

type Stage = Schema<'PipelineStage'>;
type Move = Schema<'PipelineMove'>;

/** An owner's column from the top; archived and deleted deals stand in none. */
export function columnOf(db: Database, ownerId: number, stage: Stage): EvaluationRow[] {
  return db.evaluation
    .by('ownerId', ownerId)
    .filter((row) => row.pipeline?.stage === stage && row.archivedAt === null && row.deletedAt === null)
    .toSorted((a, b) => (a.pipeline?.position ?? 0) - (b.pipeline?.position ?? 0));
}

/**
 * Where a deal stands after a move; its neighbours make room. A deal that changes its stage without a position goes to
 * the top. Throws 422 for a deal that has no stage yet and gets none, and for a loss without a reason.
 */
export function placeAfter(db: Database, row: EvaluationRow, move: Move, at: string): PipelinePosition {
  const from = row.pipeline;
  const stage = move.stage ?? from?.stage;
  if (stage === undefined) throw invalid({ 'pipeline.stage': ['Choose a stage'] });
  const isNew = from?.stage !== stage;
  const lostReason =
    stage === 'lost' ? (move.lostReason ?? (isNew ? null : (from?.lostReason ?? null))) : null;
  if (stage === 'lost' && lostReason === null) {
    throw invalid({ 'pipeline.lostReason': ['Choose why the deal was lost'] });
  }
  const others = columnOf(db, row.ownerId, stage).filter(({ id }) => id !== row.id);
  const wanted = move.position ?? (isNew ? 0 : (from?.position ?? 0));
  const position = Math.min(wanted, others.length);
  renumber(db, [...others.slice(0, position), null, ...others.slice(position)]);
  if (from && isNew) leaveColumn(db, row);
  return { stage, position, enteredAt: isNew || !from ? entryOf(move, at) : from.enteredAt, lostReason };
}

/** A move that takes another back says since when the deal stood there; nobody comes into a stage in the future. */
function entryOf({ enteredAt }: Move, at: string): string {
  const given = enteredAt === undefined ? NaN : Date.parse(enteredAt);
  return given < Date.parse(at) ? new Date(given).toISOString() : at;
}

/** Closes the gap a deal leaves in its column. */
export function leaveColumn(db: Database, row: EvaluationRow): void {
  if (row.pipeline === null) return;
  renumber(
    db,
    columnOf(db, row.ownerId, row.pipeline.stage).filter(({ id }) => id !== row.id),
  );
}

/** Null holds a place for the deal that is being moved. Neighbours keep their version: nobody edited them. */
function renumber(db: Database, column: readonly (EvaluationRow | null)[]): void {
  column.forEach((row, position) => {
    if (row?.pipeline && row.pipeline.position !== position) {
      db.evaluation.update(row.id, { pipeline: { ...row.pipeline, position } });
    }
  });
}
