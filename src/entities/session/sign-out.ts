import { usePost } from '@/api/queries';
import { useQueryClient } from '@tanstack/react-query';
import { knownSession, setSession } from './queries';
import { takeRememberedPath as forgetRememberedPath } from './remembered-path';

const channelName = 'session';

function tellOtherTabs(signedOut: number | null): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ signedOut });
  channel.close();
}

/** Calls `act` when another tab of this browser signed out, with whom. */
export function onSignedOutElsewhere(act: (userId: unknown) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(channelName).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'signedOut' in data) act(data.signedOut);
  });
}

/** Ends the session here, in every other tab and on the server; what this person typed on this machine goes too. */
export function useSignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const queryClient = useQueryClient();
  return usePost('/auth/logout', {
    failureTitle: "You're still signed in: the server could not be reached",
    refreshes: [],
    onDone: () => {
      const userId = knownSession(queryClient)?.userId ?? null;
      setSession(queryClient, null);
      forgetRememberedPath();
      tellOtherTabs(userId);
      onSignedOut();
    },
  });
}
