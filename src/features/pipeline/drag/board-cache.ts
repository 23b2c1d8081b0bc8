// What a move changes of the answers that are there: the board at once, and its totals with it.
import type { InfiniteData } from '@tanstack/react-query';
import { changeOf, type CacheChange } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';
import { isOnBoard } from '../model/deal-card';
import { moved, type Move } from '../model/moves';
import { pipelineQueries } from '../queries';

type Page = Schemas['EvaluationPage'];
type Board = InfiniteData<Page, number>;
type Evaluation = Schemas['EvaluationView'];

/** The board with a deal moved; pages without a deal that changed stay the same objects. */
export function withMove(board: Board, move: Move): Board {
  const all = board.pages.flatMap(({ data }) => data).filter(isOnBoard);
  const after = new Map<string, Page['data'][number]>(moved(all, move).map((deal) => [deal.id, deal]));
  const pages = board.pages.map((page) => {
    const data = page.data.map((row) => after.get(row.id) ?? row);
    return data.every((row, at) => row === page.data[at]) ? page : { ...page, data };
  });
  return pages.every((page, at) => page === board.pages[at]) ? board : { ...board, pages };
}

/** A move on the board and, where it is open, on the deal. */
export const changesOf = (move: Move): CacheChange[] => [
  changeOf<Board>({ queryKey: pipelineQueries.board().queryKey }, (board) => withMove(board, move)),
  changeOf<Evaluation>({ queryKey: pipelineQueries.deal(move.id).queryKey }, (deal) =>
    'access' in deal && deal.access === 'full' && deal.pipeline && deal.pipeline.stage !== move.stage
      ? {
          ...deal,
          pipeline: { ...deal.pipeline, stage: move.stage, lostReason: move.lostReason ?? null },
        }
      : deal,
  ),
];
