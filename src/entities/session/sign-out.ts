import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { tellOtherTabs } from './other-tabs';
import { knownSession, setSession, signedInId } from './queries';
import { takeRememberedPath as forgetRememberedPath } from './remembered-path';

/** Whose sign-out is under way: a second press is not sent. */
const leaving = new WeakSet<QueryClient>();

/** What follows once the server has ended the session: here and in every other tab nobody is signed in any more. */
export function leaveSession(queryClient: QueryClient, onSignedOut: (userId: number | null) => void): void {
  const userId = knownSession(queryClient)?.userId ?? signedInId(queryClient);
  setSession(queryClient, null);
  forgetRememberedPath();
  if (userId !== null) tellOtherTabs({ signedOut: userId });
  onSignedOut(userId);
}

/**
 * Ends the session here, in every other tab and on the server. `onSignedOut` gets the id of who it was, so that what they
 * left in this browser goes too. A session that had already ended (401) ends here all the same.
 */
export function signOut(queryClient: QueryClient, onSignedOut: (userId: number | null) => void): void {
  const leave = () => leaveSession(queryClient, onSignedOut);
  if (leaving.has(queryClient)) return;
  leaving.add(queryClient);
  // Whatever is still on its way would come back refused, once the session has ended.
  void queryClient.cancelQueries();
  void write(
    queryClient,
    'post',
    '/auth/logout',
    {},
    {
      failureTitle: 'Couldn’t sign you out. Check your connection and try again.',
      refreshes: [],
      onDone: leave,
      onUndo: (_context, _args, error) => {
        if (hasStatus(error, 401)) leave();
        else
          void queryClient.refetchQueries({
            type: 'active',
            predicate: ({ state }) => state.data === undefined,
          });
      },
    },
  )
    // The mutation cache has said why.
    .catch(() => undefined)
    .finally(() => leaving.delete(queryClient));
}
