import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Listed {
  id: number;
  replyCount: number;
  replies: readonly { id: number }[];
}

interface Pages {
  data: { pages: readonly { data: readonly Listed[] }[] } | undefined;
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
  /** All replies of this comment were read, and it is none of them. */
  missed: (commentId: number) => void;
  /** Everything was read, and it is not there: it was deleted. */
  isGone: boolean;
  /** Of what says that it is gone: brings that into view and gives it the focus, once. */
  showGone: (note: HTMLElement | null) => void;
}

/** The comment or reply that the address names: sought page by page, shown once and given the focus. */
export function useMarkedComment(isWanted: boolean, read: Pages): CommentMark {
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
  const showGone = useCallback(
    (note: HTMLElement | null) => {
      if (!note || shown.current === id) return;
      shown.current = id;
      note.scrollIntoView({ block: 'center' });
      note.focus({ preventScroll: true });
    },
    [id],
  );
  const [searched, setSearched] = useState<ReadonlySet<number>>(new Set());
  const missed = useCallback(
    (commentId: number) => setSearched((now) => (now.has(commentId) ? now : new Set(now).add(commentId))),
    [],
  );
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = read;
  const comments = data?.pages.flatMap((page) => page.data);
  const listed = comments?.flatMap((each) => [each, ...repliesOf(each)]);
  const isHere = listed?.some((said) => said.id === id) ?? false;
  const isMissing = id !== null && listed !== undefined && !isHere;
  useEffect(() => {
    // Every page that comes may have it.
    if (data === undefined) return;
    if (isHere) show();
    else if (isMissing && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [data, isHere, isMissing, show, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const isAmongReplies = isMissing && !hasNextPage;
  const isGone =
    isAmongReplies &&
    (comments?.every((each) => each.replyCount <= repliesOf(each).length || searched.has(each.id)) ?? false);
  return { id, isAmongReplies, show, missed, isGone, showGone };
}

/** A comment that a server sends without its replies has none: it must not cost the page. */
const repliesOf = ({ replies }: Listed): Listed['replies'] => (Array.isArray(replies) ? replies : none);
const none: Listed['replies'] = [];
