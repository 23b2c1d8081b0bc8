import { useEffect } from 'react';

interface Pages<Page> {
  data?: { pages: readonly Page[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Reads one page after the other to the last, for what needs all of them: totals, calendars, a choice among all. */
export function useEveryPage<Page>({
  data,
  hasNextPage,
  isFetchingNextPage,
  isError,
  fetchNextPage,
}: Pages<Page>): readonly Page[] | undefined {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return data?.pages;
}
