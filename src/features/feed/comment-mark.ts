import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

interface Pages {
  data:
    { pages: readonly { data: readonly { id: number; replies: readonly { id: number }[] }[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export interface CommentMark {
  /** Of the comment or reply that the address names (`#comment-12`); null for none. */
  id: number | null;
  /** It is no comment and none of the first replies: it can only be among the replies that were not read yet. */
  isAmongReplies: boolean;
  /** Brings it into view and gives it the focus, once, as soon as it is on the page. */
  show: () => void;
}

/** The comment or reply that the address names: sought page by page, shown once and given the focus. */
export function useMarkedComment(isWanted: boolean, comments: Pages): CommentMark {
  const { hash } = useLocation();
  const named = /^comment-(\d{1,10})$/.exec(hash.replace(/^#/, ''));
  const id = isWanted && named ? Number(named[1]) : null;
  const shown = useRef<number | null>(null);
  const show = useCallback(() => {
    const element = id === null || shown.current === id ? null : document.getElementById(`comment-${id}`);
    if (!element) return;
    shown.current = id;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [id]);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = comments;
  const listed = data?.pages.flatMap((page) => page.data.flatMap((each) => [each, ...each.replies]));
  const isHere = listed?.some((said) => said.id === id) ?? false;
  const isMissing = id !== null && listed !== undefined && !isHere;
  useEffect(() => {
    // Every page that comes may have it.
    if (data === undefined) return;
    if (isHere) show();
    else if (isMissing && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [data, isHere, isMissing, show, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { id, isAmongReplies: isMissing && !hasNextPage, show };
}
