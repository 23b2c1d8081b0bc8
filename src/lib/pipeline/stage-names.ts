/** The stages of a deal in their order, as they are called unless a member names them otherwise. */
export const stageNames = {
  sourced: 'Sourced',
  evaluating: 'Evaluating',
  viewing: 'Viewing booked',
  offer_made: 'Offer made',
  offer_accepted: 'Offer accepted',
  conveyancing: 'Conveyancing',
  exchanged: 'Exchanged',
  completed: 'Completed',
  lost: 'Lost',
} as const;

/** The keys of the stages, from the first to the last. */
// The names are those of the stages.
export const stageKeys = Object.keys(stageNames) as (keyof typeof stageNames)[];
