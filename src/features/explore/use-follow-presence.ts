import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { presence } from '@/realtime/presence/presence';

/** A busy hour has people come and go every second: the list is asked for no oftener than this, ms. */
const restMs = 2000;

/** Reads a list of who is online anew when somebody comes or goes: at once, then after each rest. */
export function useFollowPresence(queryKey: QueryKey, isNeeded: boolean): void {
  const queryClient = useQueryClient();
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (!isNeeded) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isOutdated = false;
    const readAnew = () => {
      isOutdated = false;
      rest = setTimeout(() => {
        rest = undefined;
        if (isOutdated) readAnew();
      }, restMs);
      void queryClient.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey, exact: true }); // -- made from one above
    };
    const stop = presence.subscribe(({ online }, { online: before }) => {
      if (online === before) return;
      if (rest === undefined) readAnew();
      else isOutdated = true;
    });
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, [queryClient, key, isNeeded]);
}
