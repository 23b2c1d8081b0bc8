import { useQueryClient } from '@tanstack/react-query';
import { usePut } from '@/api/queries';
import { sessionQueries } from '@/entities/session/queries';

/** Keeps a thread as the member's own; when it cannot be saved, that is only logged (specification §8). */
export function useSaveThread() {
  const queryClient = useQueryClient();
  return usePut('/auth/auth-user', {
    refreshes: [],
    // What the answer holds is not documented: it may name nobody.
    onDone: (_answer, { body }) =>
      queryClient.setQueryData(sessionQueries.user().queryKey, (known) => known && { ...known, ...body }),
    onUndo: () => {
      // oxlint-disable-next-line no-console -- the specification wants this failure logged, and nothing more
      console.debug('Couldn’t save your conversation with Ava');
    },
  });
}
