import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { useSaveThread } from './use-save-thread';

/**
 * The member's thread with Ava. One without is fetched and then saved to the member (specification §4); when it cannot be
 * saved, that is only logged (§8), and the thread is good for this visit.
 */
export function useThread({ avaThreadId }: Schemas['CurrentUser']) {
  const queryClient = useQueryClient();
  const thread = useQuery({ ...read('/ava/thread'), enabled: avaThreadId === null || avaThreadId === '' });
  const fetched = thread.data?.threadId;
  const { mutate: save } = useSaveThread();
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
