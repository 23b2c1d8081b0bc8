import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeOf } from '@/api/cache/optimistic';
import type { Schemas } from '@/api/contract';
import { usePost, usePut } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { pipelineQueries } from '../../queries';
import { readersOf, type Action } from '../deal';

type Pages = InfiniteData<Schemas['PropertyActionPage'], number>;

/** Everything that is to be done and was done for a deal. */
export function useActions(dealId: string) {
  const query = useInfiniteQuery(pipelineQueries.actions(dealId));
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  // The open tasks of a deal may stand behind fifty entries of its log.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const all = data?.pages.flatMap((page) => page.data);
  return {
    ...query,
    tasks: all?.filter(({ kind }) => kind === 'task').toSorted(bySoonest),
    log: all?.filter(({ kind }) => kind === 'log'),
  };
}

function bySoonest(a: Action, b: Action): number {
  return (a.dueAt ?? '~').localeCompare(b.dueAt ?? '~');
}

/** Adds to a deal’s tasks or log; the caller shows what goes wrong. */
export const useAddAction = (dealId: string, onAdded: () => void) =>
  usePost('/property-actions', { refreshes: readersOf(dealId), onDone: onAdded });

const undoMs = 10_000;

/** Ticks a task off, or takes the tick back: at once, and back within ten seconds. */
export function useTick(dealId: string) {
  const change = usePut('/property-actions/{id}', {
    refreshes: readersOf(dealId),
    failureTitle: 'Couldn’t update the action',
    changes: ({ path, body }) => [
      changeOf<Pages>({ queryKey: pipelineQueries.actions(dealId).queryKey }, (known) => ({
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: page.data.map((each) =>
            each.id === path.id ? { ...each, doneAt: body?.done ? new Date().toISOString() : null } : each,
          ),
        })),
      })),
    ],
  });
  return ({ id, title }: Action, done: boolean) => {
    change.mutate({ path: { id }, body: { done } });
    if (!done) return;
    showToast({
      kind: 'success',
      text: `Done: ${title}`,
      durationMs: undoMs,
      action: { label: 'Undo', onAction: () => change.mutate({ path: { id }, body: { done: false } }) },
    });
  };
}
