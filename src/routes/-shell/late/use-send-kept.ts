import { useEffect, useEffectEvent } from 'react';
import { onNetworkBack } from '@/lib/network/network-back';

/** Sends what a member left on this device: at once, and whenever the network may be back. */
export function useSendKept(memberId: number | undefined, send: (memberId: number) => Promise<void>): void {
  const trySending = useEffectEvent(() => {
    if (memberId !== undefined && navigator.onLine) void send(memberId);
  });
  useEffect(() => {
    const life = new AbortController();
    trySending();
    onNetworkBack(() => trySending(), life.signal);
    return () => life.abort();
  }, [memberId]);
}
