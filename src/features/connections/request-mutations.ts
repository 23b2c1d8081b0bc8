import { useDelete, usePut } from '@/api/queries';
import { showToast } from '@/ui/toast';

/** Accepts, declines or blocks. Only an acceptance is said aloud: declining is silent to the other, and plain to see here. */
export function useAnswerRequest() {
  return usePut('/connections/{id}', {
    refreshes: ['/connections', '/users'],
    failureTitle: "Your answer wasn't saved",
    onDone: ({ status }) => {
      if (status === 'accepted') showToast({ kind: 'success', text: 'You are now connected' });
    },
  });
}

/** Takes a request of mine back; the other member is not told. */
export function useWithdrawRequest() {
  return useDelete('/connections/{id}', {
    refreshes: ['/connections', '/users'],
    failureTitle: "Your request wasn't withdrawn",
  });
}
