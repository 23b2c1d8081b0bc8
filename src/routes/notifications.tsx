import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { PendingAnswers } from '@/features/connections/request-answers';
import { RequestDirections } from '@/features/connections/request-directions';
import { requestQueries } from '@/features/connections/request-queries';
import { NotificationsPage, type NotificationTab } from '@/features/notifications/notifications-page';
import type { NotificationGroupName } from '@/features/notifications/queries';

interface NotificationsSearch {
  /** The list of requests to connect (specification §2). */
  requests?: true;
  /** Requests that I sent, not those that I received. */
  sent?: true;
  tab?: 'unread' | 'mentions' | 'deals';
  /** What the lists of all and of unread ones are narrowed to. */
  only?: NotificationGroupName;
}

const tabs = ['unread', 'mentions', 'deals'] as const;
const groups = ['connections', 'comments', 'reactions', 'messages', 'property'] as const;
const isOn = (value: unknown) => value === true || value === 'true';

export const Route = createFileRoute('/notifications')({
  validateSearch: (search: Record<string, unknown>): NotificationsSearch => {
    const tab = tabs.find((each) => each === search['tab']);
    const only = groups.find((each) => each === search['only']);
    return {
      ...(isOn(search['requests']) && { requests: true }),
      ...(isOn(search['sent']) && { sent: true }),
      ...(tab && { tab }),
      ...(only && { only }),
    };
  },
  component: Notifications,
});

const searchOf = (tab: NotificationTab): NotificationsSearch =>
  tab === 'all' ? {} : tab === 'requests' ? { requests: true } : { tab };

function Notifications() {
  const user = useCurrentUser();
  const { requests, sent, tab, only } = Route.useSearch();
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

function answersOf(connectionId: number, onAnswered: () => void) {
  return <PendingAnswers connectionId={connectionId} onAnswered={onAnswered} />;
}
