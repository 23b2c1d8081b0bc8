import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Schemas } from '@/api/contract';
import { read, usePut } from '@/api/queries';
import { sessionQueries } from '@/entities/session/queries';

/**
 * The member's thread with Ava. One without is fetched and then saved to the member (specification §4); when it cannot be
 * saved, that is only logged (§8), and the thread is good for this visit.
 */
export function useThread({ avaThreadId }: Schemas['CurrentUser']) {
  const queryClient = useQueryClient();
  const thread = useQuery({ ...read('/ava/thread'), enabled: avaThreadId === null || avaThreadId === '' });
  const fetched = thread.data?.threadId;
  const { mutate: save } = usePut('/auth/auth-user', {
    refreshes: [],
    onDone: (user) => queryClient.setQueryData(sessionQueries.user().queryKey, user),
    onUndo: () => {
      // oxlint-disable-next-line no-console -- the specification wants this failure logged, and nothing more
      console.debug('The thread with Ava could not be saved');
    },
  });
  useEffect(() => {
    if (fetched !== undefined) save({ body: { avaThreadId: fetched } });
  }, [fetched, save]);
  /** For what is sent before the thread is known: asks for it once more. */
  const findThread = useCallback(
    async () => (await queryClient.fetchQuery({ ...read('/ava/thread'), retry: false })).threadId,
    [queryClient],
  );
  return { threadId: avaThreadId || fetched, findThread };
}
