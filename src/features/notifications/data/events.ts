import type { QueryClient } from '@tanstack/react-query';
import { postQueries } from '@/entities/post/queries';
import { askForRefused, refreshPost } from '@/entities/post/refresh';
import type { ServerEvents } from '@/realtime/events';
import { sayArrived, setAttention } from './attention';
import { newestIn, type NotificationPages } from './cache';
import { notificationQueries } from './queries';
import { refreshNotifications } from './refresh';

const gatherMs = 500;

/**
 * What a socket event means for the cache: `newNotification` says nothing more, so the first page is read again. Events
 * that come within half a second of each other are one; attention is wanted when something unread is there then (A9).
 */
export function notificationEvents(queryClient: QueryClient): Pick<ServerEvents, 'newNotification'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const list = notificationQueries.list();
  const pages = () => queryClient.getQueryData<NotificationPages>(list.queryKey);
  const refresh = async (before: NotificationPages | undefined) => {
    timer = undefined;
    const known = new Set(newestIn(before).map(({ id }) => id));
    // A first read that is under way may be from before the event.
    if (!pages()) await queryClient.ensureInfiniteQueryData(list).catch(() => {});
    const unread = await refreshNotifications(queryClient);
    if (unread === 0) return;
    setAttention(true);
    const arrived = newestIn(pages()).filter(({ id, read }) => !read && !known.has(id));
    // Where nothing was known, nothing can be said to be new.
    if (before && arrived.length > 0) {
      sayArrived(arrived.length);
      askForRefused(queryClient);
    }
    // What it tells of may be said under a post on the page, or be one that the feed does not have yet.
    const posts = new Set(arrived.flatMap(({ userPost }) => userPost?.id ?? []));
    for (const id of posts) void refreshPost(queryClient, id);
    if (posts.size > 0) {
      void queryClient.refetchQueries({ queryKey: postQueries.anyNewest(), type: 'active' });
    }
  };
  return {
    newNotification: () => {
      if (timer !== undefined) return;
      const before = pages();
      timer = setTimeout(() => void refresh(before), gatherMs);
    },
  };
}
