import { useInfiniteQuery } from '@tanstack/react-query';
import { errorMessage } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { postQueries } from '@/entities/post/queries';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { CommentBox } from './comment-box';
import { CommentItem } from './comment-item';

interface CommentsProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
}

/** The comments of a post, oldest first, and the box for one's own. */
export function Comments({ post, user, now }: CommentsProps) {
  const comments = useInfiniteQuery(postQueries.comments(post.id));
  const list = comments.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section aria-label="Comments" className="border-line-subtle flex flex-col gap-3 border-t py-3">
      {comments.isPending && (
        <div role="status" aria-label="Loading comments" className="flex gap-2.5">
          <Skeleton className="size-[30px] rounded-full" />
          <Skeleton className="h-16 flex-1 rounded-[14px]" />
        </div>
      )}
      {comments.isError && (
        <ErrorState
          title="We could not load the comments"
          text={errorMessage(comments.error)}
          onRetry={() => void comments.refetch()}
          isRetrying={comments.isRefetching}
        />
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {list.map((comment) => (
          <CommentItem key={comment.id} comment={comment} postId={post.id} user={user} now={now} />
        ))}
      </ul>
      {comments.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          isLoading={comments.isFetchingNextPage}
          loadingLabel="Loading"
          onClick={() => void comments.fetchNextPage()}
        >
          View more comments
        </Button>
      )}
      <CommentBox postId={post.id} user={user} />
    </section>
  );
}
