import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { RequestDirections } from '@/features/connections/request-directions';
import { requestQueries } from '@/features/connections/request-queries';
import { NotificationsPage, type NotificationTab } from '@/features/notifications/notifications-page';

interface NotificationsSearch {
  /** The list of requests to connect (specification §2). */
  requests?: true;
  /** Requests that I sent, not those that I received. */
  sent?: true;
  tab?: 'unread' | 'mentions' | 'deals';
}

const tabs = ['unread', 'mentions', 'deals'] as const;
const isOn = (value: unknown) => value === true || value === 'true';

export const Route = createFileRoute('/notifications')({
  validateSearch: (search: Record<string, unknown>): NotificationsSearch => {
    const tab = tabs.find((each) => each === search['tab']);
    return {
      ...(isOn(search['requests']) && { requests: true }),
      ...(isOn(search['sent']) && { sent: true }),
      ...(tab && { tab }),
    };
  },
  component: Notifications,
});

const searchOf = (tab: NotificationTab): NotificationsSearch =>
  tab === 'all' ? {} : tab === 'requests' ? { requests: true } : { tab };

function Notifications() {
  const user = useCurrentUser();
  const { requests, sent, tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useInfiniteQuery(requestQueries.pending('in'));
  return (
    user && (
      <NotificationsPage
        username={user.username}
        tab={requests ? 'requests' : (tab ?? 'all')}
        onTab={(next) => void navigate({ search: searchOf(next), resetScroll: false })}
        requestCount={data?.pages[0]?.total}
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
