import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { PendingAnswers } from '@/features/connections/requests/request-answers';
import { RequestDirections } from '@/features/connections/requests/request-directions';
import { requestQueries } from '@/features/connections/requests/request-queries';
import { notificationQueries } from '@/features/notifications/data/queries';
import { NotificationsPage } from '@/features/notifications/notifications-page';
import { rawSearch } from '@/lib/links/raw-search';
import { firstReads } from './-shell/page/first-reads';
import {
  readNotificationsSearch,
  searchOf,
  type NotificationsSearch,
} from './-notifications/notifications-search';

export const Route = createFileRoute('/notifications')({
  validateSearch: rawSearch<keyof NotificationsSearch>(),
  // Who asks to connect is answered in the list.
  loader: firstReads((client) => [
    client.prefetchInfiniteQuery(notificationQueries.list()),
    client.prefetchInfiniteQuery(requestQueries.pending('in')),
  ]),
  component: Notifications,
});

function Notifications() {
  const user = useCurrentUser();
  const { requests, sent, tab, only } = readNotificationsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { data } = useInfiniteQuery(requestQueries.pending('in'));
  return (
    user && (
      <NotificationsPage
        username={user.username}
        tab={requests ? 'requests' : (tab ?? 'all')}
        onTab={(next) => void navigate({ search: searchOf(next), resetScroll: false })}
        only={only}
        onOnly={(next) =>
          void navigate({ search: { ...(tab && { tab }), ...(next && { only: next }) }, resetScroll: false })
        }
        answersOf={answersOf}
        requestCount={data?.pages[0]?.total ?? null}
        requests={
          <RequestDirections
            isSent={sent ?? false}
            onChange={(isSent) =>
              void navigate({ search: { requests: true, ...(isSent && { sent: true }) }, resetScroll: false })
            }
          />
        }
      />
    )
  );
}

function answersOf(connectionId: number, onAnswered: () => void) {
  return <PendingAnswers connectionId={connectionId} onAnswered={onAnswered} />;
}
