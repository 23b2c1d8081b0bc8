import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvents } from '@/realtime/events';
import { setAttention } from './attention';
import { refreshNotifications } from './refresh';

const gatherMs = 500;

/**
 * What a socket event means for the cache: `newNotification` says nothing more, so the first page is read again. Events
 * that come within half a second of each other are one; attention is wanted when something unread is there then (A9).
 */
export function notificationEvents(queryClient: QueryClient): Pick<ServerEvents, 'newNotification'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    newNotification: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshNotifications(queryClient).then((unread) => unread > 0 && setAttention(true));
      }, gatherMs);
    },
  };
}
