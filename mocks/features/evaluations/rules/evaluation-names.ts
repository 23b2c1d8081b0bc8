import type { Schema } from '../../../engine/contract/contract';

/** Strategies as cards and snapshots name them. */
export const strategyNames: Readonly<Record<Schema<'EvaluationStrategy'>, string>> = {
  btl: 'Buy-to-let',
  brrr: 'BRRR',
  hmo: 'HMO',
  sa: 'Serviced accommodation',
  flip: 'Flip',
  r2r: 'Rent-to-rent',
};
