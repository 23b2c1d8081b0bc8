import { read, readPages } from '@/api/queries';
import type { Viewing } from './viewing-names';

/** Every read of viewings begins so. */
export const viewingsPath = '/property-viewings';

const open = ['requested' as const, 'confirmed' as const];
const closed = ['done' as const, 'no_show' as const, 'cancelled' as const];

export const viewingQueries = {
  ofDeal: (evaluationId: string) => readPages('/property-viewings', { query: { evaluationId } }),
  /** Those that begin at one moment or later and before another, the earliest first. */
  between: (from: string, until: string) => readPages('/property-viewings', { query: { from, until } }),
  /** From a moment on, the earliest first. */
  upcoming: (from: string) => readPages('/property-viewings', { query: { from } }),
  /** Those before a moment of which nobody has said how they went, the latest first. */
  unanswered: (until: string) =>
    readPages('/property-viewings', { query: { until, status: open, sort: '-startsAt' } }),
  /** Those before a moment that are settled, the latest first. */
  settled: (until: string) =>
    readPages('/property-viewings', { query: { until, status: closed, sort: '-startsAt' } }),
  /** Those that take their time between two moments. */
  open: (from: string, until: string) => read('/property-viewings', { query: { from, until, status: open } }),
};

/** Paths whose answers change with a viewing: of its deal the history and the card on the board, too. */
export const readersOf = ({ evaluationId }: Partial<Pick<Viewing, 'evaluationId'>>): string[] => [
  viewingsPath,
  ...(evaluationId ? ['/property-actions', '/evaluations', `/evaluations/${evaluationId}`] : []),
];
