import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { useMarkAllRead } from './mutations';
import { NotificationList } from './notification-list';
import { notificationQueries } from './queries';

/** The full list of notifications. */
export function NotificationsPage({ username }: { username: string }) {
  const { data } = useInfiniteQuery(notificationQueries.list());
  const { markAllRead, isPending } = useMarkAllRead();
  const unread = data?.pages[0]?.unreadCount ?? 0;
  return (
    <div className="mx-auto max-w-[680px]">
      <title>Notifications · Tiebeam</title>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <h1 className="font-display text-2xl tracking-display font-bold">Notifications</h1>
        {unread > 0 && (
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
      <Card isPadded={false} className="p-2">
        <NotificationList username={username} />
      </Card>
    </div>
  );
}
