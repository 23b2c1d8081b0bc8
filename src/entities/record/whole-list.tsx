import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';

interface WholeListProps<Row> {
  /** A list that is read page by page, as its query knows it. */
  list: Parameters<typeof useEveryPage<{ data: readonly Row[] }>>[0] & {
    error: unknown;
    isRefetching: boolean;
    refetch: () => unknown;
  };
  /** What couldn’t be loaded: `the tenancies`. */
  what: string;
  /** What is made of the rows, said while they are read: `the occupancy`. */
  loading: string;
  /** Drawn once the last page is read: a part of the rows would make wrong sums. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** What is worked out from every row of a list: read to its last page, with the wait and the failure said in its place. */
export function WholeList<Row>({ list, what, loading, children }: WholeListProps<Row>) {
  const pages = useEveryPage(list);
  const isComplete = pages !== undefined && !list.hasNextPage;
  // What was read before a refresh failed still stands.
  if (list.isError && !isComplete) {
    return (
      <ErrorState
        title={`Couldn’t load ${what}`}
        text={errorMessage(list.error)}
        onRetry={retryOf(
          list.error,
          () => void (pages === undefined ? list.refetch() : list.fetchNextPage()),
        )}
        isRetrying={list.isRefetching || list.isFetchingNextPage}
      />
    );
  }
  if (!isComplete) {
    return (
      <div>
        <span role="status" className="sr-only">{`Loading ${loading}`}</span>
        <Skeleton className="h-28" />
        <StillLoading onRetry={() => void list.refetch()} />
      </div>
    );
  }
  return children(pages.flatMap(({ data }) => data));
}
