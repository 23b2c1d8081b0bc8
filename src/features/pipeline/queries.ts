import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { read, readPages } from '@/api/queries';
import { isOnBoard } from './model/deal-card';

export const pipelineQueries = {
  board: () => readPages('/evaluations', { query: { pipeline: true } }),
  deal: (id: string) => read('/evaluations/{id}', { path: { id } }),
  /** Tasks and log of a deal, the newest first. */
  actions: (evaluationId: string) =>
    readPages('/property-actions', { query: { evaluationId, sort: '-createdAt' } }),
  viewings: (evaluationId: string) => readPages('/property-viewings', { query: { evaluationId } }),
  /** Viewings of all my deals from a moment on, for the calendar. */
  viewingsBetween: (from: string, until: string) =>
    readPages('/property-viewings', { query: { from, until } }),
  contacts: () => readPages('/contacts'),
  documents: (evaluationId: string) => readPages('/documents', { query: { linkedTo: evaluationId } }),
};

/** Every deal on the board: columns and totals rest on all of them, so every page is read. */
export function useBoard() {
  const board = useInfiniteQuery(pipelineQueries.board());
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = board;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const deals = useMemo(() => data?.pages.flatMap((page) => page.data).filter(isOnBoard), [data]);
  return { ...board, deals };
}
