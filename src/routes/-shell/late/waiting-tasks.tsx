import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { unsentTasks } from '@/entities/task/waiting/waiting';
import { onNetworkBack } from '@/lib/network/network-back';
import { inBackground } from '@/lib/timing/background-load';

/** Adds the tasks that were left on this device, from whatever page is open once there is a network. */
export function WaitingTasks() {
  const queryClient = useQueryClient();
  const memberId = useCurrentUser()?.id;
  const send = useEffectEvent(async () => {
    if (memberId === undefined || !navigator.onLine || unsentTasks(memberId).length === 0) return;
    const sending = await inBackground(import('@/entities/task/waiting/send-waiting')).catch(() => undefined);
    await sending?.sendWaiting(queryClient, memberId);
  });
  useEffect(() => {
    const life = new AbortController();
    void send();
    onNetworkBack(() => void send(), life.signal);
    return () => life.abort();
  }, [memberId]);
  return null;
}
