import type { FetchStatus } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { LoadMore } from '@/ui/rows/load-more';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { useOutdatedLook } from '@/ui/states/outdated/use-outdated-look';
import { Skeleton } from '@/ui/states/skeleton';
import { Unready } from './unready';

interface RecordPagesProps {
  /** A list that is read page by page, as its query knows it. */
  list: {
    data?: unknown;
    error: unknown;
    isError: boolean;
    isRefetching: boolean;
    isPlaceholderData: boolean;
    fetchStatus: FetchStatus;
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

/** A list of records while it waits or there is no network, when it fails, and its next page as the reader comes near its end. */
export function RecordPages({ list, what, children }: RecordPagesProps) {
  const look = useOutdatedLook(list.isPlaceholderData);
  if (list.data === undefined) {
    return (
      <Unready query={list} title={`Couldn’t load ${what}`} skeleton={<RowsSkeleton what={what} />} isPage />
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
export function RowsSkeleton({ what }: { what: string }) {
  return (
    <div className="flex flex-col gap-px overflow-hidden rounded-[14px]">
      <span role="status" className="sr-only">
        {`Loading ${what.replace(/^(the|your) /, '')}`}
      </span>
      <Skeleton className="h-10 rounded-none max-md:hidden" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-15 rounded-none max-md:mb-3 max-md:h-56 max-md:rounded-[14px]" />
      ))}
    </div>
  );
}
