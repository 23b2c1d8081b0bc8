import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adviceText } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { postQueries, type CommentOrder } from '@/entities/post/queries';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { NativeSelect } from '@/ui/input/native-select';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { pairChoices } from '@/ui/input/choices';
import { CommentBox } from './comment-box';
import { useCommentCount } from './data/comment-count';
import { writtenComments } from './data/comment-cache';
import { isClosedTo } from './data/comment-rules';
import { CommentItem } from './comment-item';
import { useMarkedComment } from './comment-mark';
import { figureText, showAllComments, useShownFigure } from '../deal/figures';
import { useUnsent } from '../unsent/unsent';
import { UnsentComment } from '../unsent/unsent-comment';
import { useMine } from '../unsent/use-mine';
import { useBoxFocus } from './use-box-focus';
import { useSendComment } from '../unsent/use-send-comment';

// The folded comments of a post come with the same code.
export { NotSentWord } from '../unsent/not-sent-word';

interface CommentsProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  /** On the page of the post: with a choice of the order, and the comment that the address names is sought and marked. */
  isWhole?: boolean;
}

const orders = [
  ['oldest', 'Oldest first'],
  ['newest', 'Newest first'],
  ['top', 'Most liked first'],
] as const;

/** The comments of a post, oldest first unless asked otherwise, and the box for one's own. */
export function Comments({ post, user, now, isWhole = false }: CommentsProps) {
  const section = useRef<HTMLElement>(null);
  useBoxFocus(section, isWhole);
  const [order, setOrder] = useState<CommentOrder>('oldest');
  const figure = useShownFigure(post.id);
  const comments = useInfiniteQuery({
    ...postQueries.comments(post.id, order, figure),
    placeholderData: keepPreviousData,
  });
  const marked = useMarkedComment(isWhole, comments);
  const { isGone: isMarkedGone, showGone } = marked;
  const isClosed = isClosedTo(user, post);
  const list = onceEach(comments.data?.pages.flatMap((page) => page.data) ?? []);
  useCommentCount(post.id, {
    list,
    isWhole:
      figure === undefined && comments.isSuccess && !comments.hasNextPage && !comments.isPlaceholderData,
    readAt: comments.dataUpdatedAt,
  });
  const unsent = useUnsent(user.id, post.id);
  const sendComment = useSendComment(user.id, post);
  // A reply to what was deleted meanwhile has no other place.
  const isGone = (id: number) =>
    comments.isSuccess &&
    !comments.hasNextPage &&
    !comments.isFetching &&
    !list.some((each) => each.id === id);
  const mine = useMine(
    user.id,
    writtenComments(post.id),
    list,
    comments.hasNextPage || comments.isFetching || comments.isStale,
    unsent.filter(({ parentId }) => parentId === undefined || isGone(parentId)),
  );
  const isShown = ({ pin }: { pin?: Schemas['FigurePin'] | null | undefined }) =>
    figure === undefined || pin?.field === figure;
  const inList = (comment: Schemas['Comment']) => (
    <CommentItem
      key={comment.id}
      comment={comment}
      post={post}
      user={user}
      now={now}
      marked={marked}
      unsent={unsent}
      onRetry={sendComment}
    />
  );
  const own = [
    ...safeRows(mine.written.filter(isShown), 'comment', inList),
    ...mine.unsent
      .filter(isShown)
      .map((each) => (
        <UnsentComment key={each.clientId} unsent={each} post={post} user={user} onRetry={sendComment} />
      )),
  ];
  // What is not read yet stands between what is read and my own.
  const place = order === 'newest' ? 'above' : comments.hasNextPage ? 'apart' : 'below';
  return (
    <section
      ref={section}
      aria-label="Comments"
      tabIndex={-1}
      className="outline-hidden border-line-subtle flex flex-col gap-3 border-t py-3"
    >
      {figure !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="num text-sm font-medium">
            {`Comments on ${figureText(post.attachment, figure)}`}
          </p>
          <Button variant="ghost" size="sm" onClick={showAllComments}>
            Show all comments
          </Button>
        </div>
      )}
      {isMarkedGone && figure === undefined && (
        <p
          ref={showGone}
          tabIndex={-1}
          className="bg-surface-3 text-ink-2 w-fit rounded-[9px] px-3.5 py-2.5 text-sm"
        >
          That comment was deleted.
        </p>
      )}
      {isWhole && list.length > 1 && (
        <NativeSelect
          aria-label="Sort comments"
          className="w-auto! self-end"
          choices={pairChoices(orders)}
          value={order}
          onChange={({ target }) =>
            setOrder(orders.find(([value]) => value === target.value)?.[0] ?? 'oldest')
          }
        />
      )}
      {comments.isPending && (
        <div role="status" aria-label="Loading comments" className="flex gap-2.5">
          <Skeleton className="size-[30px] rounded-full" />
          <Skeleton className="h-16 flex-1 rounded-[14px]" />
        </div>
      )}
      {comments.isError && (
        <ErrorState
          title="Couldn’t load the comments"
          text={adviceText(comments.error)}
          onRetry={() => void comments.refetch()}
          isRetrying={comments.isRefetching}
        />
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {/* one list: what comes from my own into the server's keeps its place, its focus and an open reply */}
        {[
          ...(place === 'above' ? own.toReversed() : []),
          ...safeRows(list, 'comment', inList),
          ...(place === 'below' ? own : []),
        ]}
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
      {place === 'apart' && <ul className="flex flex-col gap-3 empty:hidden">{own}</ul>}
      {isClosed ? (
        <p className="text-ink-3 text-sm">
          <bdi>{post.authUser.fullName}</bdi> has turned off comments on this post.
        </p>
      ) : (
        <CommentBox post={post} user={user} />
      )}
    </section>
  );
}

/** What is written while somebody reads pushes the last of one page onto the next. */
function onceEach(comments: readonly Schemas['Comment'][]): Schemas['Comment'][] {
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()];
}
