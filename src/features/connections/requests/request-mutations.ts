import { useQueryClient } from '@tanstack/react-query';
import { useDelete, usePut } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { requestGone, settleRequest, startRequest } from './request-cache';

/**
 * Accepts, declines or blocks: the request is gone at once, and back when the answer was not saved. Only an acceptance is
 * said aloud: declining is silent to the other, and plain to see here.
 */
export function useAnswerRequest() {
  const queryClient = useQueryClient();
  return usePut('/connections/{id}', {
    refreshes: [],
    failureTitle: 'Your answer wasn’t saved',
    changes: ({ path: { id } }) => [requestGone(id)],
    onStart: () => startRequest(queryClient),
    onUndo: () => settleRequest(queryClient),
    onDone: (_answer, { body }) => {
      settleRequest(queryClient);
      // voice: the specification’s words
      if (body?.status === 'accepted') showToast({ kind: 'success', text: 'You are now connected' });
    },
  });
}

/** Takes a request of mine back: gone at once, back when that failed; the other member is not told. */
export function useWithdrawRequest() {
  const queryClient = useQueryClient();
  return useDelete('/connections/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t withdraw your request',
    changes: ({ path: { id } }) => [requestGone(id)],
    onStart: () => startRequest(queryClient),
    onUndo: () => settleRequest(queryClient),
    onDone: () => settleRequest(queryClient),
  });
}
