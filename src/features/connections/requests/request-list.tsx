import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { adviceText, errorMessage } from '@/api/errors';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { useNow } from '@/ui/text/use-now';
import { RequestCard } from './request-card';
import { requestQueries } from './request-queries';

const empty = {
  in: { title: 'No requests waiting', text: 'When someone asks to connect, you can accept or decline here.' },
  out: { title: 'No requests sent', text: 'Requests you send will appear here until they’re answered.' },
};

interface RequestListProps {
  direction: 'in' | 'out';
  /** Said when a link of a request is followed. */
  onLeave?: () => void;
}

/** Requests to connect, newest first: received ones to answer, sent ones to withdraw. */
export function RequestList(props: RequestListProps) {
  const area = useRef<HTMLDivElement>(null);
  const { data } = useInfiniteQuery(requestQueries.pending(props.direction));
  useFocusAfterRemoval(area, data?.pages.flatMap((page) => page.data.map(({ id }) => id)) ?? []);
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <Requests {...props} />
    </div>
  );
}

function Requests({ direction, onLeave }: RequestListProps) {
  const now = useNow();
  const list = useInfiniteQuery(requestQueries.pending(direction));
  const requests = list.data?.pages.flatMap((page) => page.data) ?? [];
  const { shown, list: listed } = useLongRows<(typeof requests)[number], HTMLUListElement>(requests, {
    keyOf: ({ id }) => id,
    rowHeight: 140,
  });
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading requests" className="flex flex-col gap-2 p-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-20 rounded-lg" />
        ))}
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title="Couldn’t load the requests"
        text={adviceText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  if (requests.length === 0) {
    return <EmptyState icon={<UserPlus aria-hidden size={22} />} {...empty[direction]} />;
  }
  return (
    <>
      <ul ref={listed} aria-label={direction === 'in' ? 'Received requests' : 'Sent requests'}>
        {safeRows(shown, 'request', (request) => (
          <li key={request.id} data-row={request.id}>
            <RequestCard
              request={request}
              direction={direction}
              now={now}
              {...(onLeave ? { onLeave } : {})}
            />
          </li>
        ))}
      </ul>
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </>
  );
}
