// One socket for a signed-in person, opened after the first paint: the library is not part of the first load.
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { followUser } from '@/entities/session/follow';
import { tellNetworkBack } from '@/lib/network/network-back';
import { whenIdle } from '@/lib/timing/when-idle';
import {
  clearConnectionStatus,
  connectionStatus,
  provideRetry,
  setConnectionStatus,
} from '@/realtime/status';

/** The wait after a connection error (specification §4): a library that did not arrive is one. */
const missingLibraryDelay = 5_000;

/** Follows the session: connects for whoever is signed in and has an id, disconnects when nobody is or `signal` ends it. Call once. */
export function connectRealtime(queryClient: QueryClient, signal?: AbortSignal): void {
  let connectedAs: number | null = null;
  let stop = () => {};
  const follow = (userId: number | null) => {
    if (userId === connectedAs) return;
    connectedAs = userId;
    stop();
    stop = () => {};
    if (userId === null) return;
    whenIdle(() => void connect(userId));
  };
  const connect = async (userId: number) => {
    const live = await import('./live-updates.late').catch(() => null);
    if (connectedAs !== userId) return;
    if (live === null) {
      stop = waitForLibrary(() => void connect(userId));
      return;
    }
    const connection = live.startLiveUpdates(queryClient, userId);
    provideRetry(connection.retry);
    stop = () => {
      provideRetry(null);
      connection.stop();
    };
  };
  followUser(queryClient, follow, signal);
  signal?.addEventListener('abort', () => follow(null));
  // A connection made although the browser believes to be offline: reads and code that wait for the network go on too.
  const stopWatching = connectionStatus.subscribe(({ status }) => {
    if (status !== 'connected') return;
    onlineManager.setOnline(true);
    tellNetworkBack();
  });
  signal?.addEventListener('abort', stopWatching);
}

/** The library's chunk could not be loaded: asks for it again by and by, or when a person wants to. Returns what ends that. */
function waitForLibrary(again: () => void): () => void {
  setConnectionStatus('error');
  const timer = setTimeout(again, missingLibraryDelay);
  provideRetry(() => {
    clearTimeout(timer);
    again();
  });
  return () => {
    clearTimeout(timer);
    provideRetry(null);
    clearConnectionStatus();
  };
}
