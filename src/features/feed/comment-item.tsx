import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { mayMoveFocus } from '@/ui/may-move-focus';
import { CommentBox } from './comment-box';
import { CommentBubble } from './comment-bubble';
import type { CommentMark } from './comment-mark';
import { useLikeComment } from './comment-mutations';
import { isClosedTo } from './comment-rules';
import { figureText } from './deal/figures';
import { Replies } from './replies';

interface CommentItemProps {
  comment: Schemas['Comment'];
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  marked: CommentMark;
}

/** A comment, its replies, and the box to reply. */
export function CommentItem({ comment, post, user, now, marked }: CommentItemProps) {
  const postId = post.id;
  const isClosed = isClosedTo(user, post);
  const [isReplying, setIsReplying] = useState(false);
  const like = useLikeComment(postId);
  const item = useRef<HTMLLIElement>(null);
  const stopReplying = () => {
    const isOurs = mayMoveFocus(item.current?.querySelector('form'));
    setIsReplying(false);
    if (isOurs) item.current?.querySelector<HTMLElement>('[data-reply]')?.focus();
  };
  if (comment.deleted && comment.replyCount === 0) return null;
  return (
    <li ref={item} id={`comment-${comment.id}`} tabIndex={-1} className="outline-hidden">
      {comment.deleted ? (
        <p className="text-ink-3 ml-10 text-sm italic">This comment was deleted</p>
      ) : (
        <CommentBubble
          item={comment}
          about={comment.pin ? figureText(post.attachment, comment.pin.field) : undefined}
          now={now}
          isAuthor={comment.authUser.id === post.authUser.id}
          isMarked={marked.id === comment.id}
          own={comment.authUser.id === user.id ? { postId, userId: user.id } : undefined}
          onLike={() => like.mutate({ path: { id: comment.id }, body: { liked: !comment.likedByMe } })}
          onReply={isClosed ? undefined : () => setIsReplying(true)}
        />
      )}
      <div className="ml-10 flex flex-col gap-3 not-empty:mt-3">
        <Replies
          comment={comment}
          post={post}
          user={user}
          now={now}
          marked={marked}
          onReply={isClosed ? undefined : () => setIsReplying(true)}
        />
        {isReplying && (
          <CommentBox
            postId={postId}
            user={user}
            replyTo={{ commentId: comment.id, name: comment.authUser.fullName }}
            onClose={stopReplying}
          />
        )}
      </div>
    </li>
  );
}
