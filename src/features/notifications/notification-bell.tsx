import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { badgeCount } from '@/lib/badge-count';
import { CountBadge } from '@/ui/count-badge';
import { setAttention, useAttention } from './attention';
import { notificationQueries } from './queries';

/** The bell: its badge shows while something unread wants attention, and the count of it (A9). */
export function NotificationBell() {
  const { data } = useInfiniteQuery(notificationQueries.list());
  const isWanted = useAttention((state) => state.isWanted);
  const unreadCount = data?.pages[0]?.unreadCount ?? 0;
  const unread = badgeCount(unreadCount);
  return (
    <Link
      to="/notifications"
      onClick={() => setAttention(false)}
      aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
      className="text-ink-2 hover:bg-hover hover:text-ink relative grid size-10 place-items-center rounded-[10px]"
    >
      <Bell aria-hidden size={19} strokeWidth={1.75} />
      {isWanted && <CountBadge count={unreadCount} tone="danger" />}
    </Link>
  );
}
