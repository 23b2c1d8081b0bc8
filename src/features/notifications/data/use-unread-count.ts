import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationQueries } from './queries';
import { unreadHidden, useRemoval } from './removal-store';
import { unreadIn } from './unread';

/** The server's count of unread notifications, without those that are being removed; 0 before the first answer. */
export function useUnreadCount(): number {
  const { data } = useInfiniteQuery(notificationQueries.list());
  const hidden = useRemoval(unreadHidden);
  return Math.max(0, unreadIn(data) - hidden);
}
