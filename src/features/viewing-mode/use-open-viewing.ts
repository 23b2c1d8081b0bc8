import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onNetworkBack } from '@/lib/network/network-back';
import { openViewing, type OpenViewing } from './open-viewing';
import { soleTabName, whenSole } from './use-sole-tab';

/** How long after the last change it is sent, in ms. */
const rest = 1500;

/** A viewing that is open for as long as the component is there: sent when it rests, and when the network is back. */
export function useOpenViewing(memberId: number, id: string, isSignedIn: boolean): OpenViewing {
  const queryClient = useQueryClient();
  const [viewing] = useState(() => openViewing(queryClient, memberId, id));
  useEffect(() => {
    void viewing.load(isSignedIn);
    if (!isSignedIn) return;
    const life = new AbortController();
    onNetworkBack(() => void viewing.load(), life.signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = viewing.use.subscribe(({ kept, standing }, before) => {
      if (kept === before.kept || standing.kind !== 'waiting') return;
      clearTimeout(timer);
      timer = setTimeout(() => navigator.onLine && void viewing.send(), rest);
    });
    return () => {
      life.abort();
      stop();
      clearTimeout(timer);
    };
  }, [viewing, isSignedIn]);
  const isLeft = useRef(false);
  // A screen that was left needs nothing here that the server has; a reload is no leaving, nor is a screen that is there again.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      void whenSole(soleTabName(memberId, id), async () => {
        if (isLeft.current) await viewing.close();
      });
    };
  }, [viewing, memberId, id]);
  return viewing;
}
