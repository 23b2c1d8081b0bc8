import type { QueryClient } from '@tanstack/react-query';
import { request } from '@/api/client';
import { unreadIn, withHead, type NotificationPages } from './cache';
import { notificationQueries, type NotificationFilter } from './queries';

const filters: readonly NotificationFilter[] = ['all', 'unread', 'mentions', 'deals'];

/**
 * Reads the first page of every loaded list again and merges it: what is new appears, what was read elsewhere shows so,
 * and the pages behind it stay. Answers the server's count of unread ones. A failure is only logged: the next event or
 * visit asks again.
 */
export async function refreshNotifications(queryClient: QueryClient): Promise<number> {
  const loaded = filters.filter((filter) =>
    queryClient.getQueryData(notificationQueries.list(filter).queryKey),
  );
  await Promise.all(loaded.map((filter) => refreshHead(queryClient, filter)));
  return unreadIn(queryClient.getQueryData<NotificationPages>(notificationQueries.list().queryKey));
}

async function refreshHead(queryClient: QueryClient, filter: NotificationFilter): Promise<void> {
  const { queryKey } = notificationQueries.list(filter);
  try {
    const head = await request('get', '/notifications', { query: { ...queryOf(queryKey), page: 1 } });
    queryClient.setQueryData<NotificationPages>(
      queryKey,
      (pages) => pages && withHead(pages, head, filter === 'unread'),
    );
  } catch (error) {
    // oxlint-disable-next-line no-console -- nobody asked for this read, so nobody is told
    console.debug('Notifications could not be refreshed', error);
  }
}

/** The query a list was read with: the last part of its key. */
function queryOf(queryKey: readonly unknown[]): object {
  const last = queryKey.at(-1);
  return typeof last === 'object' && last !== null ? last : {};
}
