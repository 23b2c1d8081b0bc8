import type { Schemas } from '@/api/contract';

export type Stage = Schemas['PipelineStage'];

/** A deal as the board has it. */
export type DealCard = Schemas['EvaluationSummary'] & { pipeline: Schemas['PipelineCard'] };

/** Only deals that have a place on the board. */
export const isOnBoard = (row: Schemas['EvaluationSummary']): row is DealCard => row.pipeline !== null;

/** May this member move the deal? */
export const canMove = ({ myRole }: Pick<DealCard, 'myRole'>): boolean =>
  myRole === 'owner' || myRole === 'edit';
