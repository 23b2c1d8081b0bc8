import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

interface Pages {
  data:
    { pages: readonly { data: readonly { id: number; replies: readonly { id: number }[] }[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * The id of the comment or reply that the address names (`#comment-12`); null for none. It is sought page by page, shown once
 * and given the focus.
 */
export function useMarkedComment(isWanted: boolean, comments: Pages): number | null {
  const { hash } = useLocation();
  const named = /^comment-(\d{1,10})$/.exec(hash.replace(/^#/, ''));
  const marked = isWanted && named ? Number(named[1]) : null;
  const shown = useRef<number | null>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = comments;
  useEffect(() => {
    if (marked === null || data === undefined || shown.current === marked) return;
    const element = document.getElementById(`comment-${marked}`);
    if (element) {
      shown.current = marked;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    } else if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [marked, data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return marked;
}
