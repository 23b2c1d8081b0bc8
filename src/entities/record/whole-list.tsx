import type { FetchStatus } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEveryPage } from '@/api/every-page';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { Unready } from './unready';

interface WholeListProps<Row> {
  /** A list that is read page by page, as its query knows it. */
  list: Parameters<typeof useEveryPage<{ data: readonly Row[] }>>[0] & {
    error: unknown;
    isRefetching: boolean;
    fetchStatus: FetchStatus;
    refetch: () => unknown;
  };
  /** What couldn’t be loaded: `the tenancies`. */
  what: string;
  /** What is made of the rows, said while they are read: `occupancy`. */
  loading: string;
  /** Drawn once the last page is read: a part of the rows would make wrong sums. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** What is worked out from every row of a list: read to its last page, with the wait and the failure said in its place. */
export function WholeList<Row>({ list, what, loading, children }: WholeListProps<Row>) {
  const pages = useEveryPage(list);
  const isComplete = pages !== undefined && !list.hasNextPage;
  // What was read before a refresh failed still stands.
  if (!isComplete) {
    const { isError, error, fetchStatus } = list;
    const isRefetching = list.isRefetching || list.isFetchingNextPage;
    const refetch = () => (pages === undefined ? list.refetch() : list.fetchNextPage());
    return (
      <Unready
        query={{ isError, error, fetchStatus, isRefetching, refetch }}
        title={`Couldn’t load ${what}`}
        skeleton={
          <div>
            <span role="status" className="sr-only">{`Loading ${loading}`}</span>
            <Skeleton className="h-28" />
            <StillLoading onRetry={() => void list.refetch()} />
          </div>
        }
      />
    );
  }
  return children(pages.flatMap(({ data }) => data));
}
