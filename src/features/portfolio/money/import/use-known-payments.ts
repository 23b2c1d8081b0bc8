import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import { daysOf, type ReadRow } from './plan-statement';

interface Kept {
  key: string;
  rows: readonly Schemas['Transaction'][];
}

/** The member’s transactions of the statement’s days, as they were when those days were first read: what is imported now stays new. */
export function useKnownPayments(read: readonly ReadRow[]) {
  const days = daysOf(read);
  const list = useInfiniteQuery({
    ...readPages('/transactions', { query: { ...days, perPage: 1000 } }),
    enabled: days !== null,
  });
  const pages = useEveryPage(list);
  const [kept, setKept] = useState<Kept | null>(null);
  const key = days === null ? '' : `${days.from} ${days.to}`;
  // What was read before an earlier import is read again first.
  if (pages !== undefined && !list.hasNextPage && !list.isFetching && kept?.key !== key)
    setKept({ key, rows: pages.flatMap(({ data }) => data) });
  return {
    /** Undefined until all of them are there. */
    data: days === null ? [] : kept?.key === key ? kept.rows : undefined,
    error: list.isError ? list.error : null,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
  };
}
