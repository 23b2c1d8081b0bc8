import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvents } from '@/realtime/events';
import { setAttention } from './attention';
import { notificationQueries } from './queries';

/** What a socket event means for the cache: `newNotification` says nothing more, so the list is read again. */
export function notificationEvents(queryClient: QueryClient): Pick<ServerEvents, 'newNotification'> {
  return {
    newNotification: () => {
      setAttention(true);
      void queryClient.invalidateQueries({ queryKey: notificationQueries.list().queryKey });
    },
  };
}
