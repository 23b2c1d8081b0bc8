import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { badgeCount } from '@/lib/badge-count';
import { CountBadge } from '@/ui/count-badge';
import { useAttention } from './attention';
import { unreadIn } from './cache';
import { togglePanel, usePanel } from './panel-store';
import { notificationQueries } from './queries';

/** The bell: its badge shows while something unread wants attention, and the count of it (A9). A click toggles the panel. */
export function NotificationBell() {
  const { data } = useInfiniteQuery(notificationQueries.list());
  const isWanted = useAttention((state) => state.isWanted);
  const isOpen = usePanel((state) => state.view !== null);
  const bell = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const unreadCount = unreadIn(data);
  const unread = badgeCount(unreadCount);

  useEffect(() => {
    // The panel is gone with whatever had the focus in it; a focus that has moved on is left alone.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) bell.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <button
      ref={bell}
      type="button"
      aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => togglePanel(new Date())}
      className="text-ink-2 hover:bg-hover hover:text-ink aria-expanded:bg-hover touch-target relative grid size-10 place-items-center rounded-[10px]"
    >
      <Bell aria-hidden size={19} strokeWidth={1.75} />
      {isWanted && <CountBadge count={unreadCount} tone="danger" />}
    </button>
  );
}
