import { usePost } from '@/api/queries';
import { useQueryClient } from '@tanstack/react-query';
import { knownSession, setSession } from './queries';
import { takeRememberedPath as forgetRememberedPath } from './remembered-path';

const channelName = 'session';

function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-out');
  channel.close();
}

/** Calls `act` when another tab of this browser signed out. */
export function onSignedOutElsewhere(act: () => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(channelName).addEventListener('message', ({ data }) => {
    if (data === 'signed-out') act();
  });
}

/**
 * Ends the session here, in every other tab and on the server. `onSignedOut` hears whose it was, so that what this person
 * left on this machine goes too.
 */
export function useSignOut({ onSignedOut }: { onSignedOut: (userId: number | null) => void }) {
  const queryClient = useQueryClient();
  return usePost('/auth/logout', {
    failureTitle: "You're still signed in: the server could not be reached",
    refreshes: [],
    onDone: () => {
      const userId = knownSession(queryClient)?.userId ?? null;
      setSession(queryClient, null);
      forgetRememberedPath();
      tellOtherTabs();
      onSignedOut(userId);
    },
  });
}
