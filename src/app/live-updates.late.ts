// What the socket's events mean for what is in the cache. Comes with the socket's library, after the first paint.
import type { QueryClient } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/runtime-config';
import { postQueries } from '@/entities/post/queries';
import { notificationEvents } from '@/features/notifications/data/events';
import { refreshNotifications } from '@/features/notifications/data/refresh';
import { boardEvents } from '@/features/pipeline/events';
import { savedSearchEvents } from '@/features/property-search/alerts/events';
import { tellChat } from '@/realtime/chat/chat-news';
import { startRealtime } from '@/realtime/socket';
import { figureEvents } from '@/routes/-shell/figure-queries';

/** Connects for a person who is signed in; what is missed while the socket is away is read again when it is back. */
export function startLiveUpdates(queryClient: QueryClient, userId: number) {
  const notifications = notificationEvents(queryClient);
  const figures = figureEvents(queryClient);
  const searches = savedSearchEvents(queryClient);
  const board = boardEvents(queryClient);
  return startRealtime({
    url: runtimeConfig.socketUrl || location.origin,
    userId,
    on: {
      newNotification: () => {
        notifications.newNotification();
        figures.newNotification();
        searches.newNotification();
        board.newNotification();
        tellChat({ type: 'anything' });
      },
    },
    onReconnect: () => {
      void refreshNotifications(queryClient);
      figures.reconnect();
      searches.reconnect();
      board.reconnect();
      tellChat({ type: 'anything' });
      void queryClient.refetchQueries({ queryKey: postQueries.anyNewest(), type: 'active' });
    },
  });
}
