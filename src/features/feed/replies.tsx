import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { postQueries } from '@/entities/post/queries';
import { Button } from '@/ui/button';
import { CommentBubble } from './comment-bubble';
import type { CommentMark } from './comment-mark';
import { useLikeReply } from './comment-mutations';

interface RepliesProps {
  comment: Schemas['Comment'];
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  marked: CommentMark;
  onReply: (() => void) | undefined;
  onQuote: ((words: string) => void) | undefined;
}

/** The first replies come with their comment; the rest when asked for, or when the one that the address names may be among them. */
export function Replies({ comment, post, user, now, marked, onReply, onQuote }: RepliesProps) {
  const postId = post.id;
  const [isAsked, setIsAsked] = useState(false);
  const isWhole = isAsked || (marked.isAmongReplies && comment.replyCount > comment.replies.length);
  const like = useLikeReply(postId);
  const all = useInfiniteQuery({ ...postQueries.replies(postId, comment.id), enabled: isWhole });
  const replies = (isWhole && all.data?.pages.flatMap((page) => page.data)) || comment.replies;
  const missing = Math.max(0, comment.replyCount - replies.length);
  const showMore = () => {
    if (isWhole) void (all.isError ? all.refetch() : all.fetchNextPage());
    else setIsAsked(true);
  };
  const { isAmongReplies, show } = marked;
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = all;
  const isHere = replies.some(({ id }) => id === marked.id);
  useEffect(() => {
    if (isHere) show();
    else if (data && isAmongReplies && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [data, isHere, show, isAmongReplies, hasNextPage, isFetching, isError, fetchNextPage]);
  if (replies.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {replies.map((reply) => (
          <li key={reply.id} id={`comment-${reply.id}`} tabIndex={-1} className="outline-hidden">
            <CommentBubble
              item={reply}
              now={now}
              isAuthor={reply.authUser.id === post.authUser.id}
              isMarked={marked.id === reply.id}
              own={
                reply.authUser.id === user.id ? { postId, userId: user.id, parentId: comment.id } : undefined
              }
              onLike={() => like.mutate({ path: { id: reply.id }, body: { liked: !reply.likedByMe } })}
              onReply={onReply}
              onQuote={onQuote}
            />
          </li>
        ))}
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
            ? 'Replies could not be loaded. Try again'
            : `View ${missing} more ${missing === 1 ? 'reply' : 'replies'}`}
        </Button>
      )}
    </>
  );
}
