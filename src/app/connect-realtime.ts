// One socket for a signed-in person, opened after the first paint: the library is not part of the first load.
import type { QueryClient } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/runtime-config';
import { followSession } from '@/entities/session/follow';
import { notificationEvents } from '@/features/notifications/events';
import { refreshNotifications } from '@/features/notifications/refresh';
import { whenIdle } from '@/lib/when-idle';

/** Follows the session: connects for whoever is signed in, disconnects when nobody is. Call once. */
export function connectRealtime(queryClient: QueryClient): void {
  let connectedAs: number | null = null;
  let stop = () => {};
  const follow = (userId: number | null) => {
    if (userId === connectedAs) return;
    connectedAs = userId;
    stop();
    stop = () => {};
    if (userId === null) return;
    whenIdle(() => void connect(userId));
  };
  const connect = async (userId: number) => {
    const { startRealtime } = await import('@/realtime/socket');
    if (connectedAs !== userId) return;
    const connection = startRealtime({
      url: runtimeConfig.socketUrl || location.origin,
      userId,
      on: notificationEvents(queryClient),
      onReconnect: () => void refreshNotifications(queryClient),
    });
    stop = connection.stop;
  };
  followSession(queryClient, ({ userId }) => follow(userId));
}
