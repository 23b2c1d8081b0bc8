import { replaceEqualDeep } from '@tanstack/react-query';
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
  one: (id: string) => ({
    ...read('/evaluations/{id}', { path: { id } }),
    structuralSharing: (known: unknown, answer: unknown): unknown =>
      isOlder(answer, known) ? known : replaceEqualDeep(known, answer),
  }),
  versions: (evaluationId: string) => readPages('/evaluation-versions', { query: { evaluationId } }),
  settings: () => ({ ...read('/evaluation-settings'), staleTime: 5 * 60_000 }),
};

/** An answer that was on its way while a newer version was saved. */
function isOlder(answer: unknown, known: unknown): boolean {
  const [a, b] = [versionOf(answer), versionOf(known)];
  return a !== undefined && b !== undefined && a.id === b.id && a.version < b.version;
}

function versionOf(record: unknown): { id: unknown; version: number } | undefined {
  const isRecord = typeof record === 'object' && record !== null && 'id' in record && 'version' in record;
  return isRecord && typeof record.version === 'number'
    ? { id: record.id, version: record.version }
    : undefined;
}
