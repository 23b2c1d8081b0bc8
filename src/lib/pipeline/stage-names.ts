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

/** What a stage is called for a deal: a Scottish purchase has no exchange of contracts, it binds when the missives are concluded. */
export const stageNameOf = (stage: keyof typeof stageNames, nation?: string): string =>
  stage === 'exchanged' && nation === 'scotland' ? 'Missives concluded' : stageNames[stage];

/** The keys of the stages, from the first to the last. */
// The names are those of the stages.
export const stageKeys = Object.keys(stageNames) as (keyof typeof stageNames)[];
