import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '@/entities/session/queries';
import { unsentTasks } from '@/entities/task/waiting/waiting';
import { inBackground } from '@/lib/timing/background-load';
import { useSendKept } from './use-send-kept';

/** Adds the tasks that were left on this device, from whatever page is open once there is a network. */
export function WaitingTasks() {
  const queryClient = useQueryClient();
  useSendKept(useCurrentUser()?.id, async (memberId) => {
    if (unsentTasks(memberId).length === 0) return;
    const sending = await inBackground(import('@/entities/task/waiting/send-waiting')).catch(() => undefined);
    await sending?.sendWaiting(queryClient, memberId);
  });
  return null;
}
