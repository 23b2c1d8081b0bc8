import type { Schema } from '../../engine/contract/contract';

type Stage = Schema<'PipelineStage'>;

/** The columns of the board, from left to right. */
export const stages: readonly Stage[] = [
  'sourced',
  'evaluating',
  'viewing',
  'offer_made',
  'offer_accepted',
  'conveyancing',
  'exchanged',
  'completed',
  'lost',
];

/** A stage as people read it. */
export const stageNames: Readonly<Record<Stage, string>> = {
  sourced: 'Sourced',
  evaluating: 'Evaluating',
  viewing: 'Viewing booked',
  offer_made: 'Offer made',
  offer_accepted: 'Offer accepted',
  conveyancing: 'Conveyancing',
  exchanged: 'Exchanged',
  completed: 'Completed',
  lost: 'Lost',
};
