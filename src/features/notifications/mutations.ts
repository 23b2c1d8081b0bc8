import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { notificationQueries } from './queries';

type Pages = InfiniteData<Schemas['NotificationPage'], number>;

/** Marks one read. The list is read again after it; a failure is said in the specification's words. */
export function useMarkRead() {
  return usePut('/notifications/{id}', {
    refreshes: ['/notifications'],
    failureTitle: 'Error updating notification!',
  });
}

/** Marks all read; a failure is only logged (specification §8). */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationQueries.list();
  const markAll = usePut('/notifications/mark-all', {
    refreshes: ['/notifications'],
    // oxlint-disable-next-line no-console -- the specification wants this failure logged, and nothing more
    onUndo: () => console.debug('Notifications could not be marked as read'),
  });
  /** Nothing is sent while nothing is unread. */
  const markAllRead = () => {
    const unread = queryClient.getQueryData<Pages>(queryKey)?.pages[0]?.unreadCount ?? 0;
    if (unread > 0 && !markAll.isPending) markAll.mutate({ body: {} });
  };
  return { markAllRead, isPending: markAll.isPending };
}
