import type { QueryClient } from '@tanstack/react-query';
import { errorMessage, hasStatus, isPassing } from '@/api/errors';
import { refresh, write } from '@/api/queries';
import { counted } from '@/lib/lists/counted';
import { showToast } from '@/ui/toast/toast';
import { taskReaders } from '../writes';
import { dropWaiting, markFailed, unsentTasks } from './waiting';

/** Sends the tasks that wait, one after the other and in one tab alone; what the server refuses stays with its reason. */
export async function sendWaiting(queryClient: QueryClient, memberId: number): Promise<void> {
  const send = async () => {
    let sent = 0;
    for (const task of unsentTasks(memberId)) {
      try {
        const body = { ...task.body, clientId: task.id };
        await write(queryClient, 'post', '/property-actions', { body }, { refreshes: [] });
        dropWaiting(memberId, task.id);
        sent += 1;
      } catch (error) {
        if (isPassing(error) || hasStatus(error, 401)) break;
        markFailed(memberId, task, errorMessage(error));
      }
    }
    if (sent === 0) return;
    void refresh(queryClient, ...taskReaders);
    showToast({ kind: 'success', text: `${counted(sent, 'task')} added` });
  };
  if (!('locks' in navigator)) return send();
  await navigator.locks.request(`waiting-tasks:${memberId}`, { ifAvailable: true }, async (lock) => {
    if (lock) await send();
  });
}
