import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { postQueries } from '@/entities/post/queries';
import { Button } from '@/ui/button/button';
import { safeRows } from '@/ui/rows/safe-rows';
import { openReportComment } from '../acts/report-comment';
import { CommentBubble } from './comment-bubble';
import type { CommentMark } from './comment-mark';
import { writtenReplies } from './data/comment-cache';
import { useLikeReply } from './data/comment-mutations';
import type { Unsent } from '../unsent/unsent';
import { UnsentComment } from '../unsent/unsent-comment';
import { useMine } from '../unsent/use-mine';

interface RepliesProps {
  comment: Schemas['Comment'];
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  marked: CommentMark;
  unsent: readonly Unsent[];
  onRetry: (unsent: Unsent) => void;
  onReply: (() => void) | undefined;
  onQuote: ((words: string) => void) | undefined;
}

/** The first replies come with their comment; the rest when asked for, or when the one that the address names may be among them. */
export function Replies(props: RepliesProps) {
  const { comment, post, user, now, marked, unsent, onRetry, onReply, onQuote } = props;
  const postId = post.id;
  const [isAsked, setIsAsked] = useState(false);
  const isWhole = isAsked || (marked.isAmongReplies && comment.replyCount > comment.replies.length);
  const like = useLikeReply(postId);
  const all = useInfiniteQuery({ ...postQueries.replies(postId, comment.id), enabled: isWhole });
  const replies = (isWhole && all.data?.pages.flatMap((page) => page.data)) || comment.replies;
  const mine = useMine(
    user.id,
    writtenReplies(postId, comment.id),
    replies,
    // The first three alone come with their comment.
    isWhole ? all.hasNextPage || all.isFetching || all.isStale : comment.replyCount > replies.length,
    unsent.filter(({ parentId }) => parentId === comment.id),
  );
  const missing = Math.max(0, comment.replyCount - replies.length - mine.written.length);
  const showMore = () => {
    if (isWhole) void (all.isError ? all.refetch() : all.fetchNextPage());
    else setIsAsked(true);
  };
  const { isAmongReplies, show, missed } = marked;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = all;
  const isHere = replies.some(({ id }) => id === marked.id);
  useEffect(() => {
    if (isHere) show();
    else if (!data || !isAmongReplies || isFetching || isError) return;
    else if (hasNextPage) void fetchNextPage();
    else missed(comment.id);
  }, [
    data,
    isHere,
    show,
    missed,
    isAmongReplies,
    hasNextPage,
    isFetching,
    isError,
    fetchNextPage,
    comment.id,
  ]);
  const shown = (reply: Schemas['Reply']) => (
    <li key={reply.id} id={`comment-${reply.id}`} tabIndex={-1} className="outline-hidden">
      <CommentBubble
        item={reply}
        now={now}
        isAuthor={reply.authUser.id === post.authUser.id}
        isMarked={marked.id === reply.id}
        own={reply.authUser.id === user.id ? { postId, userId: user.id, parentId: comment.id } : undefined}
        onLike={() => like.mutate({ path: { id: reply.id }, body: { liked: !reply.likedByMe } })}
        onReply={onReply}
        onQuote={onQuote}
        onReport={
          reply.authUser.id === user.id ? undefined : () => openReportComment('reply', reply.id, post)
        }
      />
    </li>
  );
  const own = [
    ...safeRows(mine.written, 'reply', shown),
    ...mine.unsent.map((each) => (
      <UnsentComment key={each.clientId} unsent={each} post={post} user={user} onRetry={onRetry} />
    )),
  ];
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {[...safeRows(replies, 'reply', shown), ...(missing === 0 ? own : [])]}
      </ul>
      {missing > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          isLoading={all.isFetching}
          loadingLabel="Loading"
          onClick={showMore}
        >
          {all.isError
            ? 'Couldn’t load replies. Try again'
            : `View ${missing} more ${missing === 1 ? 'reply' : 'replies'}`}
        </Button>
      )}
      {missing > 0 && <ul className="flex flex-col gap-3 empty:hidden">{own}</ul>}
    </>
  );
}
