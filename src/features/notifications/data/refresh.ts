import type { QueryClient } from '@tanstack/react-query';
import { refreshFirstPage } from '@/api/cache/newest';
import { readOnce } from '@/api/queries';
import { withHead, type NotificationPages } from './cache';
import { notificationQueries } from './queries';
import { unreadIn } from './unread';

/**
 * Reads the first page of every loaded list again and merges it: what is new appears, what was read elsewhere shows so,
 * and the pages behind it stay. Answers the server's count of unread ones. A failure is only logged: the next event or
 * visit asks again.
 */
export async function refreshNotifications(queryClient: QueryClient): Promise<number> {
  const lists = queryClient.getQueriesData<NotificationPages>({ queryKey: ['/notifications', 'pages'] });
  const loaded = lists.filter(([, pages]) => pages !== undefined);
  await Promise.all(loaded.map(([queryKey]) => refreshHead(queryClient, queryKey)));
  return unreadIn(queryClient.getQueryData<NotificationPages>(notificationQueries.list().queryKey));
}

async function refreshHead(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = queryOf(queryKey);
  try {
    await refreshFirstPage(queryClient, queryKey, {
      ask: () => readOnce('/notifications', { query: { ...query, page: 1 } }),
      merge: (pages: NotificationPages, head) => withHead(pages, head, 'unread' in query),
    });
  } catch (error) {
    // oxlint-disable-next-line no-console -- nobody asked for this read, so nobody is told
    console.debug('Notifications couldn’t be refreshed', error);
  }
}

/** The query a list was read with: the last part of its key. */
function queryOf(queryKey: readonly unknown[]): object {
  const last = queryKey.at(-1);
  return typeof last === 'object' && last !== null ? last : {};
}
