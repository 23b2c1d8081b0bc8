import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDelete, usePut } from '@/api/queries';
import { unreadIn, withAllRead, withoutOne, withRead, type NotificationPages } from './cache';
import { notificationQueries } from './queries';
import { refreshNotifications } from './refresh';

type Change = (pages: NotificationPages) => NotificationPages;

/** Changes every loaded list at once; answers how to take it back. */
function changeLists(queryClient: QueryClient, change: Change): () => void {
  const lists = queryClient.getQueriesData<NotificationPages>({ queryKey: ['/notifications', 'pages'] });
  for (const [key, pages] of lists) if (pages) queryClient.setQueryData(key, change(pages));
  return () => {
    for (const [key, pages] of lists) queryClient.setQueryData(key, pages);
  };
}

/** Marks one read or unread. The list is read again after it; a failure is said in the specification's words. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return usePut('/notifications/{id}', {
    refreshes: [],
    failureTitle: 'Error updating notification!',
    onStart: ({ path, body }) => changeLists(queryClient, (pages) => withRead(pages, path.id, body.read)),
    onUndo: (undo) => undo?.(),
    onDone: () => void refreshNotifications(queryClient),
  });
}

/** Marks all read; a failure is only logged (specification §8). */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  const markAll = usePut('/notifications/mark-all', {
    refreshes: [],
    onStart: () => changeLists(queryClient, withAllRead),
    onUndo: (undo) => {
      undo?.();
      // oxlint-disable-next-line no-console -- the specification wants this failure logged, and nothing more
      console.debug('Notifications could not be marked as read');
    },
    onDone: () => void refreshNotifications(queryClient),
  });
  /** Nothing is sent while nothing is unread. */
  const markAllRead = () => {
    const pages = queryClient.getQueryData<NotificationPages>(notificationQueries.list().queryKey);
    if (unreadIn(pages) > 0 && !markAll.isPending) markAll.mutate({ body: {} });
  };
  return { markAllRead, isPending: markAll.isPending };
}

/** Takes one out of the list for good. */
export function useRemoveNotification() {
  const queryClient = useQueryClient();
  return useDelete('/notifications/{id}', {
    refreshes: [],
    failureTitle: "The notification wasn't removed",
    onStart: ({ path }) => changeLists(queryClient, (pages) => withoutOne(pages, path.id)),
    onUndo: (undo) => undo?.(),
    onDone: () => void refreshNotifications(queryClient),
  });
}
