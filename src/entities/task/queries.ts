import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { read, readPages } from '@/api/queries';
import { useMemo } from 'react';
import type { Task } from './task';

/** Filter by person: all that I may see, my own, or those that others gave me. */
export type Whose = 'all' | 'mine' | 'given';

const whoseQuery = {
  all: {},
  mine: { owner: 'me' },
  given: { owner: 'others' },
} as const;

const open = { kind: 'task', done: false } as const;

export const taskQueries = {
  one: (id: string) => read('/property-actions/{id}', { path: { id } }),
  /** What is still to be done, the soonest first. */
  open: (whose: Whose) => readPages('/property-actions', { query: { ...open, ...whoseQuery[whose] } }),
  /** The same, together what is about one thing. */
  bySubject: (whose: Whose) =>
    readPages('/property-actions', { query: { ...open, ...whoseQuery[whose], sort: 'subject' } }),
  /** What is to be done between two moments. */
  between: (whose: Whose, from: string, until: string) =>
    readPages('/property-actions', { query: { ...open, ...whoseQuery[whose], from, until } }),
  /** What was done and what happened, the newest first. */
  log: (whose: Whose) =>
    readPages('/property-actions', { query: { kind: 'log', ...whoseQuery[whose], sort: '-createdAt' } }),
  /** What is still to be done about a property, the soonest first. */
  ofProperty: (propertyId: string) => readPages('/property-actions', { query: { ...open, propertyId } }),
  /** The log of a record of the portfolio, the newest first. */
  ofRecord: (record: string) => readPages('/property-actions', { query: { record, sort: '-createdAt' } }),
  /** Tasks and log of a deal, the newest first. */
  ofDeal: (evaluationId: string) =>
    readPages('/property-actions', { query: { evaluationId, sort: '-createdAt' } }),
};

/** Everything that is to be done and was done for a deal. */
export function useDealTasks(dealId: string) {
  const query = useInfiniteQuery(taskQueries.ofDeal(dealId));
  // The open tasks of a deal may stand behind fifty entries of its log.
  const pages = useEveryPage(query);
  const all = useMemo(() => pages?.flatMap((page) => page.data), [pages]);
  return {
    ...query,
    tasks: all?.filter(({ kind }) => kind === 'task').toSorted(bySoonest),
    log: all?.filter(({ kind }) => kind === 'log'),
  };
}

function bySoonest(a: Task, b: Task): number {
  return (a.dueAt ?? '~').localeCompare(b.dueAt ?? '~');
}
