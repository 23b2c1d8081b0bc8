import type { Schemas } from '@/api/contract';
import { regionOfNation } from '@/lib/stamp-duty/region';
import type { Terms } from '@/lib/evaluation/inputs/terms';

/** A deal with all its figures. */
export type Deal = Schemas['Evaluation'];

export const canEdit = ({ myRole }: Deal): boolean => myRole === 'owner' || myRole === 'edit';

/** What a deal is worked out under, as its main strategy. */
export const termsOf = (deal: Deal): Terms => ({
  region: regionOfNation(deal.nation),
  nation: deal.nation,
  outcode: deal.outcode,
  strategies: deal.strategies,
  primary: deal.primary,
  roceBasis: deal.roceBasis,
});

/** Paths whose answers change with a deal’s history, board card and offers. */
export const readersOf = (id: string): string[] => [
  '/property-actions',
  '/evaluations',
  `/evaluations/${id}`,
];
