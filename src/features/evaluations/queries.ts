import { read, readPages } from '@/api/queries';

export interface ListFilters {
  query?: string;
  strategy?: 'btl' | 'brrr' | 'hmo' | 'sa' | 'flip' | 'r2r';
  stage?: (typeof stages)[number];
  owner?: 'mine' | 'shared';
  area?: string;
  tag?: string;
  minRoi?: number;
  archived?: boolean;
  trash?: boolean;
  sort?: SortOrder;
}

/** Where a deal can stand, in order. */
export const stages = [
  'sourced',
  'evaluating',
  'viewing',
  'offer_made',
  'offer_accepted',
  'conveyancing',
  'exchanged',
  'completed',
  'lost',
] as const;

export const sortKeys = [
  'updatedAt',
  'title',
  'price',
  'stampDuty',
  'cashIn',
  'grossYield',
  'netYield',
  'cashFlow',
  'roi',
  'roce',
  'moneyLeftIn',
  'icr',
  'evidence',
] as const;
export type SortKey = (typeof sortKeys)[number];
export type SortOrder = SortKey | `-${SortKey}`;

export const evaluationQueries = {
  list: (filters: ListFilters) => readPages('/evaluations', { query: { ...filters } }),
  /** By its own id, or by its property's. */
  one: (id: string) => read('/evaluations/{id}', { path: { id } }),
  versions: (evaluationId: string) => readPages('/evaluation-versions', { query: { evaluationId } }),
  settings: () => ({ ...read('/evaluation-settings'), staleTime: 5 * 60_000 }),
};
