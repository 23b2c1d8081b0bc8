import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { Later } from '@/ui/page/later';
import { IconButton } from '@/ui/button/icon-button';
import { newestIn } from '../data/cache';
import { useMarkAllRead } from '../data/mutations';
import { ListSkeleton } from '../list/list-skeleton';
import { NotificationList, type NotificationListProps } from '../list/notification-list';
import { PanelSwitch } from './panel-switch';
import { closePanel, setUnreadOnly, usePanel } from './panel-store';
import { notificationQueries } from '../data/queries';
import { keepSeen, readSeen } from '../data/seen';
import { useUnreadCount } from '../data/use-unread-count';

interface NotificationPanelProps {
  username: string;
  /** The list of requests to connect, and how many there are. */
  requests: ReactNode;
  requestCount: number | undefined;
  answersOf?: NotificationListProps['answersOf'];
}

/** Fixed at top right, 330 px wide, 76 px from the top, its body at most half the screen high (specification §2). */
export function NotificationPanel({ username, requests, requestCount, answersOf }: NotificationPanelProps) {
  const view = usePanel((state) => state.view);
  const isUnreadOnly = usePanel((state) => state.isUnreadOnly);
  const [newSince] = useState(() => readSeen(username));
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { data } = useInfiniteQuery(notificationQueries.list());
  const unread = useUnreadCount();
  const { markAllRead } = useMarkAllRead();
  const isRequests = view === 'requests';
  const newestAt = newestIn(data)[0]?.createdAt;

  useEffect(() => {
    title.current?.focus();
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closePanel());
  }, [router]);

  useEffect(() => {
    // What the panel shows has been seen, whatever then closes it; `newSince` is how far that was before.
    if (!isRequests && newestAt) keepSeen(username, newestAt);
  }, [isRequests, newestAt, username]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears the Escape of what is inside
    <section
      ref={panel}
      role="dialog"
      aria-labelledby="notification-panel-title"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && closePanel()}
      className="border-line bg-overlay shadow-lg fixed top-[76px] max-h-[calc(100dvh-84px-var(--dock-bottom,0px))] right-2 z-(--z-panel) flex w-[330px] max-w-[calc(100%-16px)] animate-(--animate-rise) flex-col overflow-hidden rounded-2xl border md:right-4"
    >
      <div className="flex items-center gap-2 py-2.5 pr-2.5 pl-4.5">
        <h2
          ref={title}
          id="notification-panel-title"
          tabIndex={-1}
          className="flex-1 font-semibold outline-none"
        >
          {isRequests ? 'Connection Requests' : 'Notifications'}
        </h2>
        <IconButton label="Close" size="sm" onClick={closePanel}>
          <X aria-hidden size={18} />
        </IconButton>
      </div>
      <PanelSwitch requestCount={requestCount} />
      <div
        ref={body}
        className="border-line-subtle max-h-[50vh] overflow-y-auto overscroll-contain border-t p-1.5"
      >
        <Later isPanel skeleton={<ListSkeleton />}>
          {() =>
            isRequests ? (
              requests
            ) : (
              <NotificationList
                username={username}
                filter={isUnreadOnly ? 'unread' : 'all'}
                scroller={body}
                onOpened={closePanel}
                keysIn={panel}
                sections={{ newSince }}
                answersOf={answersOf}
              />
            )
          }
        </Later>
      </div>
      <div className="border-line flex border-t p-2">
        <Button
          variant="ghost"
          size="sm"
          className="flex-1"
          onClick={markAllRead}
          aria-disabled={unread === 0}
        >
          Mark all as read
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="flex-1"
          onClick={() => {
            closePanel();
            setUnreadOnly(false);
            void router.navigate({ to: '/notifications' });
          }}
        >
          View All
        </Button>
      </div>
    </section>
  );
}
