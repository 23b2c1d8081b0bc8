import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { LoadMore } from '@/ui/rows/load-more';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { useOutdatedLook } from '@/ui/states/outdated/use-outdated-look';

interface RecordPagesProps {
  /** A list that is read page by page, as its query knows it. */
  list: {
    data?: unknown;
    error: unknown;
    isError: boolean;
    isRefetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What couldn’t be loaded: `your mortgages`. */
  what: string;
  children: ReactNode;
}

/** A list of records while it waits, when it fails, and its next page as the reader comes near its end. */
export function RecordPages({ list, what, children }: RecordPagesProps) {
  const look = useOutdatedLook(list.isPlaceholderData);
  if (list.data === undefined) {
    return list.isError ? (
      <ErrorState
        title={`Couldn’t load ${what}`}
        text={errorMessage(list.error)}
        headingLevel={2}
        onRetry={retryOf(list.error, () => void list.refetch())}
        isRetrying={list.isRefetching}
      />
    ) : (
      <RowsSkeleton what={what} onRetry={() => void list.refetch()} />
    );
  }
  const isFree = list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  return (
    <div aria-busy={list.isPlaceholderData} className={look}>
      {children}
      {isFree && <VisibleMarker onVisible={() => void list.fetchNextPage()} />}
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </div>
  );
}

/** Rows of a table or cards, before they are there. */
export function RowsSkeleton({ what, onRetry }: { what: string; onRetry?: () => void }) {
  return (
    <div className="flex flex-col gap-px overflow-hidden rounded-[14px]">
      <span role="status" className="sr-only">
        {`Loading ${what}`}
      </span>
      <Skeleton className="h-10 rounded-none max-md:hidden" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-15 rounded-none max-md:mb-3 max-md:h-56 max-md:rounded-[14px]" />
      ))}
      {onRetry && <StillLoading onRetry={onRetry} />}
    </div>
  );
}
