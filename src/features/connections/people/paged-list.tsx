import type { ReactNode } from 'react';
import { adviceText, errorMessage } from '@/api/errors';
import { ErrorState } from '@/ui/states/error-state';
import { LoadMore } from '@/ui/rows/load-more';
import { Skeleton } from '@/ui/states/skeleton';

interface PagedListProps {
  /** What is listed: "connections". */
  what: string;
  list: {
    data: unknown;
    error: Error | null;
    isPending: boolean;
    isRefetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** Shown once the first page is there. */
  children: ReactNode;
}

/** A list that comes page by page: waiting, failed, there, and the way to more of it. */
export function PagedList({ what, list, children }: PagedListProps) {
  if (list.isPending) {
    return (
      <div role="status" aria-label={`Loading ${what}`} className="flex flex-col gap-2">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-18 rounded-lg" />
        ))}
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title={`Couldn’t load the ${what}`}
        text={adviceText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  return (
    <>
      {children}
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </>
  );
}
