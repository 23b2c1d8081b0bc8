import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { pipelineQueries } from './queries';

const gatherMs = 500;

/**
 * When the board is read again: `newNotification` says nothing more than that something happened, and somebody may have moved a deal
 * that is shared. A board without one is left alone. Events within half a second of each other are one.
 */
export function boardEvents(queryClient: QueryClient) {
  const { queryKey } = pipelineQueries.board();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const board = queryClient.getQueryData<InfiniteData<Schemas['EvaluationPage']>>(queryKey);
      if (board?.pages.some(({ data }) => data.some(isShared))) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }, gatherMs);
  };
  return { newNotification: readAgain, reconnect: readAgain };
}

const isShared = ({ myRole, collaborators }: Schemas['EvaluationSummary']) =>
  myRole !== 'owner' || collaborators.length > 0;
