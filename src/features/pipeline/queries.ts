import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { read, readPages } from '@/api/queries';
import { isOnBoard } from './model/deal-card';

export const pipelineQueries = {
  board: () => readPages('/evaluations', { query: { pipeline: true } }),
  deal: (id: string) => read('/evaluations/{id}', { path: { id } }),
  /** My profiles with their criteria; they seldom change. */
  profiles: () => ({ ...read('/evaluation-settings'), staleTime: 5 * 60_000 }),
  contacts: () => readPages('/contacts'),
  documents: (evaluationId: string) => readPages('/documents', { query: { linkedTo: evaluationId } }),
};

/** Every deal on the board: columns and totals rest on all of them, so every page is read. */
export function useBoard() {
  const board = useInfiniteQuery(pipelineQueries.board());
  const pages = useEveryPage(board);
  const deals = useMemo(() => pages?.flatMap((page) => page.data).filter(isOnBoard), [pages]);
  return { ...board, deals };
}
