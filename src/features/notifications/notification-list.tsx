import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { errorMessage } from '@/api/errors';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/safe-href';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { useNow } from '@/ui/use-now';
import { useMarkRead } from './mutations';
import { NotificationItem } from './notification-item';
import { notificationQueries } from './queries';
import { isReadByClick, notificationDestination } from './wording';

/** Every in-app notification, newest first. A click marks it read (messages aside) and opens what it is about. */
export function NotificationList({ username }: { username: string }) {
  const now = useNow();
  const router = useRouter();
  const list = useInfiniteQuery(notificationQueries.list());
  const markRead = useMarkRead();

  const open = (notification: Schemas['Notification']) => {
    if (!notification.read && isReadByClick(notification)) {
      markRead.mutate({ path: { id: notification.id }, body: { read: true } });
    }
    const destination = notificationDestination(notification, username, runtimeConfig.portfolioUrl);
    if (destination?.startsWith('/')) void router.navigate({ href: destination });
    else if (destination && safeHref(destination)) window.open(destination, '_blank', 'noopener');
  };
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading notifications" className="flex flex-col gap-2">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-16 rounded-lg" />
        ))}
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title="We could not load your notifications"
        text={errorMessage(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  const shown = list.data.pages
    .flatMap((page) => page.notifications)
    .filter(({ wasInAppSent }) => wasInAppSent);
  if (shown.length === 0) {
    return <EmptyState icon={<Inbox aria-hidden size={22} />} title="No notifications to display." />;
  }
  return (
    <>
      <ul>
        {shown.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} now={now} onOpen={open} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button
            variant="outline"
            isLoading={list.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
