import { useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/api/errors';
import { usePost } from '@/api/queries';
import { tellOtherTabs } from './news';
import { knownSession, setSession, signedInId } from './queries';
import { takeRememberedPath as forgetRememberedPath } from './remembered-path';

/**
 * Ends the session here, in every other tab and on the server. `onSignedOut` is told who it was, so that what
 * this person left on this machine goes too. A session that had ended
 * before is signed out of all the same: the server answers 401 then.
 */
export function useSignOut({ onSignedOut }: { onSignedOut: (userId: number | null) => void }) {
  const queryClient = useQueryClient();
  const leave = () => {
    const userId = knownSession(queryClient)?.userId ?? signedInId(queryClient);
    setSession(queryClient, null);
    forgetRememberedPath();
    if (userId !== null) tellOtherTabs({ signedOut: userId });
    onSignedOut(userId);
  };
  return usePost('/auth/logout', {
    failureTitle: 'Couldn’t log you out. Check your connection and try again.',
    refreshes: [],
    onDone: leave,
    onUndo: (_context, _args, error) => {
      if (hasStatus(error, 401)) leave();
    },
  });
}
