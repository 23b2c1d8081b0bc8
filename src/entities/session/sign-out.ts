import { usePost } from '@/api/queries';
import { useQueryClient } from '@tanstack/react-query';
import { setSession } from './queries';
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

/** Ends the session here, in every other tab and on the server; what this person typed on this machine goes too. */
export function useSignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const queryClient = useQueryClient();
  return usePost('/auth/logout', {
    failureTitle: "You're still signed in: the server could not be reached",
    refreshes: [],
    onDone: () => {
      setSession(queryClient, null);
      forgetRememberedPath();
      tellOtherTabs();
      onSignedOut();
    },
  });
}
