import { useQueryClient } from '@tanstack/react-query';
import { usePut } from '@/api/queries';
import { sessionQueries } from '@/entities/session/queries';

/** Keeps a thread as the member's own; when it cannot be saved, that is only logged (specification §8). */
export function useSaveThread() {
  const queryClient = useQueryClient();
  return usePut('/auth/auth-user', {
    refreshes: [],
    onDone: (user) => queryClient.setQueryData(sessionQueries.user().queryKey, user),
    onUndo: () => {
      // oxlint-disable-next-line no-console -- the specification wants this failure logged, and nothing more
      console.debug('The thread with Ava could not be saved');
    },
  });
}
