import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { errorMessage } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { StillLoading } from '@/ui/still-loading';
import { useNow } from '@/ui/use-now';
import { VirtualRows } from '@/ui/virtual-rows';
import { VisibleMarker } from '@/ui/visible-marker';
import { shownIn } from './cache';
import { moveByKey } from './list-keys';
import { useMarkAllRead, useMarkRead } from './mutations';
import { NotificationItem } from './notification-item';
import { notificationQueries, type NotificationFilter } from './queries';
import { useOpenNotification } from './use-open-notification';

interface NotificationListProps {
  username: string;
  filter?: NotificationFilter;
  /** What scrolls, when it is not the page. */
  scroller?: RefObject<HTMLElement | null>;
  onOpened?: () => void;
  /** What stands above a row, given the row before it; null for nothing. */
  headingOf?: (row: Schemas['Notification'], before: Schemas['Notification'] | undefined) => string | null;
}

/** In-app notifications, newest first, page by page. Keys: j and k move, Enter opens, e marks read, E all. */
export function NotificationList({
  username,
  filter = 'all',
  scroller,
  onOpened,
  headingOf,
}: NotificationListProps) {
  const now = useNow();
  const list = useInfiniteQuery(notificationQueries.list(filter));
  const open = useOpenNotification(username, onOpened);
  const markRead = useMarkRead();
  const { markAllRead } = useMarkAllRead();
  const area = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();

  useEffect(() => {
    if (filter !== 'unread') return;
    // What was read during the visit leaves the list of unread ones with it.
    return () => queryClient.removeQueries({ queryKey: notificationQueries.list(filter).queryKey });
  }, [filter, queryClient]);

  if (list.isPending) return <ListSkeleton onRetry={() => void list.refetch({ cancelRefetch: true })} />;
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
  const shown = shownIn(list.data);
  const loadMore = () => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = moveByKey(event, area.current);
    if (event.key === 'E') markAllRead();
    if (event.key === 'e' && id !== null) markRead.mutate({ path: { id }, body: { read: true } });
  };
  if (shown.length === 0 && !list.hasNextPage) {
    return <EmptyState icon={<Inbox aria-hidden size={22} />} title="No notifications to display." />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the rows inside, heard on their way up
    <div ref={area} onKeyDown={onKeyDown}>
      <VirtualRows
        label="Notifications"
        items={shown.map((row, index) => ({ row, heading: headingOf?.(row, shown[index - 1]) }))}
        keyOf={({ row }) => row.id}
        rowHeight={64}
        {...(scroller ? { scroller } : {})}
      >
        {({ row, heading }) => (
          <>
            {heading && <p className="text-ink-3 px-3 pt-3 pb-1 text-xs font-medium">{heading}</p>}
            <NotificationItem notification={row} now={now} onOpen={open} />
          </>
        )}
      </VirtualRows>
      {list.isFetchNextPageError && (
        <ErrorState
          title="We could not load more"
          text={errorMessage(list.error)}
          onRetry={() => void list.fetchNextPage()}
          isRetrying={list.isFetchingNextPage}
        />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <div className="flex justify-center py-3">
          <VisibleMarker key={shown.length} onVisible={loadMore} />
          <Button
            variant="outline"
            size="sm"
            isLoading={list.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={loadMore}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

function ListSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <div role="status" aria-label="Loading notifications" className="flex flex-col gap-1 p-1">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex items-center gap-3 px-2 py-2.5">
            <Skeleton className="size-10 rounded-full" />
            <span className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-3 w-4/5 rounded-sm" />
              <Skeleton className="h-3 w-2/5 rounded-sm" />
            </span>
          </div>
        ))}
      </div>
      <StillLoading onRetry={onRetry} />
    </>
  );
}
