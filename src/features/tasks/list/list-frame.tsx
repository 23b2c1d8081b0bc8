import type { FetchStatus } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { Unready } from '@/entities/record/unready';
import { LoadMore } from '@/ui/rows/load-more';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { Skeleton } from '@/ui/states/skeleton';

interface ListFrameProps {
  list: {
    data?: unknown;
    error: unknown;
    isError: boolean;
    isRefetching: boolean;
    fetchStatus: FetchStatus;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  failure: string;
  children: ReactNode;
}

/** A list that is read page by page, as the reader comes near its end: while it waits, when it fails, and its next page. */
export function ListFrame({ list, failure, children }: ListFrameProps) {
  if (list.data === undefined) {
    return <Unready query={list} title={failure} skeleton={<ListSkeleton />} isPage />;
  }
  const isFree = list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  return (
    <>
      {children}
      {isFree && <VisibleMarker onVisible={() => void list.fetchNextPage()} />}
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="flex flex-col pt-5">
      <span role="status" className="sr-only">
        Loading tasks
      </span>
      <Skeleton className="mb-2 h-4 w-24" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex min-h-11 items-center gap-3 border-b border-line-subtle py-1.5">
          <Skeleton className="size-[18px] rounded-[5px]" />
          <Skeleton className="h-4 max-w-96 flex-1" />
        </div>
      ))}
    </div>
  );
}
