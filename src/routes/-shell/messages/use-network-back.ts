import { useEffect, useEffectEvent } from 'react';
import { onNetworkBack } from '@/lib/network/network-back';
import { isServerReachable } from '@/lib/network/server-reachable';

/** How long the next look at the network waits, in ms: 2 s, doubled each time, at most half a minute. */
const waitBefore = (look: number) => Math.min(2000 * 2 ** look, 30_000);

/**
 * Calls `act` as soon as the server can be reached: the browser or the socket says so, or a small question to it is answered.
 * Browsers may call a network there that leads nowhere, and one that is back still gone, so each word of theirs is tried.
 */
export function useNetworkBack(act: () => void): void {
  const arrive = useEffectEvent(act);
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (looks: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(looks + 1), waitBefore(looks));
    };
    const look = async (looks: number) => {
      const isBack = await isServerReachable();
      if (signal.aborted) return;
      if (!isBack) return wait(looks);
      life.abort();
      arrive();
    };
    wait(0);
    onNetworkBack(() => void look(0), signal);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return () => life.abort();
  }, []);
}
