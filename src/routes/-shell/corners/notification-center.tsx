// Two features meet here: notifications lend the panel, connections the requests in it. Loaded when the bell is approached.
import { useInfiniteQuery } from '@tanstack/react-query';
import { PendingAnswers } from '@/features/connections/requests/request-answers';
import { RequestList } from '@/features/connections/requests/request-list';
import { requestQueries } from '@/features/connections/requests/request-queries';
import { NotificationPanel } from '@/features/notifications/panel/notification-panel';
import { closePanel } from '@/features/notifications/panel/panel-store';

export function NotificationCenter({ username }: { username: string }) {
  const { data } = useInfiniteQuery(requestQueries.pending('in'));
  return (
    <NotificationPanel
      username={username}
      requests={<RequestList direction="in" onLeave={closePanel} />}
      requestCount={data?.pages[0]?.total}
      answersOf={answersOf}
    />
  );
}

function answersOf(connectionId: number, onAnswered: () => void) {
  return <PendingAnswers connectionId={connectionId} onAnswered={onAnswered} />;
}
