import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { feedGroup } from '@/lib/feed-groups';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Tabs } from '@/ui/tabs';
import { useNow } from '@/ui/use-now';
import { unreadIn } from './cache';
import { useMarkAllRead } from './mutations';
import { NotificationList } from './notification-list';
import { notificationQueries, type NotificationFilter } from './queries';

export type NotificationTab = NotificationFilter | 'requests';

interface NotificationsPageProps {
  username: string;
  tab: NotificationTab;
  onTab: (tab: NotificationTab) => void;
  /** The lists of requests to connect, and how many wait for an answer. */
  requests: ReactNode;
  requestCount: number | undefined;
}

/** The full list of notifications, and the requests to connect. */
export function NotificationsPage({ username, tab, onTab, requests, requestCount }: NotificationsPageProps) {
  const { data } = useInfiniteQuery(notificationQueries.list());
  const { markAllRead, isPending } = useMarkAllRead();
  const now = useNow();
  const unread = unreadIn(data);
  const isRequests = tab === 'requests';
  return (
    <div className="mx-auto max-w-[680px]">
      <title>{`${isRequests ? 'Connection Requests' : 'Notifications'} · Tiebeam`}</title>
      <div className="mb-3 flex min-h-9 flex-wrap items-end justify-between gap-3">
        <h1 className="font-display text-2xl tracking-display font-bold">
          {isRequests ? 'Connection Requests' : 'Notifications'}
        </h1>
        {unread > 0 && !isRequests && (
          <Button
            variant="outline"
            size="sm"
            isLoading={isPending}
            loadingLabel="Marking"
            onClick={markAllRead}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <Tabs
        label="Notifications"
        activeId={tab}
        onChange={onTab}
        tabs={[
          { id: 'all', label: 'All' },
          { id: 'unread', label: 'Unread', ...(unread > 0 && { count: unread }) },
          { id: 'mentions', label: 'Mentions' },
          { id: 'deals', label: 'Deals & property' },
          { id: 'requests', label: 'Requests', ...(requestCount && { count: requestCount }) },
        ]}
      >
        <Card isPadded={false} className="mt-4 p-2">
          {isRequests ? (
            requests
          ) : (
            <NotificationList
              key={tab}
              username={username}
              filter={tab}
              headingOf={(row, before) => {
                const day = feedGroup(row.createdAt, now);
                return before && feedGroup(before.createdAt, now) === day ? null : day;
              }}
            />
          )}
        </Card>
      </Tabs>
    </div>
  );
}
