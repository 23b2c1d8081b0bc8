import { useEffect } from 'react';

interface Pages<Page> {
  data?: { pages: readonly Page[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Reads one page after the other to the last, for what needs all of them: totals, calendars, a choice among all.
 * @param isNeeded false once what is looked for is among them
 */
export function useEveryPage<Page>(
  { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Pages<Page>,
  isNeeded = true,
): readonly Page[] | undefined {
  useEffect(() => {
    if (isNeeded && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isNeeded, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return data?.pages;
}
