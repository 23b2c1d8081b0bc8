import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { badgeCount } from '@/lib/badge-count';
import { CountBadge } from '@/ui/count-badge';
import { useAttention } from '../data/attention';
import { togglePanel, usePanel } from './panel-store';
import { useUnreadCount } from '../data/use-unread-count';

/** The bell: its badge shows while something unread wants attention, and the count of it (A9). A click toggles the panel. */
export function NotificationBell() {
  const { isWanted, arrival } = useAttention();
  const isOpen = usePanel((state) => state.view !== null);
  const bell = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const unreadCount = useUnreadCount();
  const unread = badgeCount(unreadCount);

  useEffect(() => {
    // The panel is gone with whatever had the focus in it; a focus that has moved on is left alone.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) bell.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  useEffect(() => {
    if (arrival.turn > 0) bounce(bell.current?.children[1]);
  }, [arrival.turn]);

  return (
    <>
      <button
        ref={bell}
        type="button"
        aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={togglePanel}
        className="text-ink-2 hover:bg-hover hover:text-ink aria-expanded:bg-hover touch-target relative grid size-10 place-items-center rounded-[10px]"
      >
        <Bell aria-hidden size={19} strokeWidth={1.75} />
        {isWanted && <CountBadge count={unreadCount} tone="danger" />}
      </button>
      <span role="status" className="sr-only">
        {arrival.count > 0 && (
          <span key={arrival.turn}>
            {arrival.count === 1 ? '1 new notification' : `${arrival.count} new notifications`}
          </span>
        )}
      </span>
    </>
  );
}

/** Moves the badge once, for those who do not mind movement. */
function bounce(badge: Element | undefined): void {
  if (!badge || !('animate' in badge) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  badge.animate({ scale: [1, 1.4, 1] }, { duration: 320, easing: 'ease-out' });
}
