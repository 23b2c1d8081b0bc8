import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schemas } from '@/api/contract';
import { useDraft } from '@/ui/draft/draft-store';
import { mayMoveFocus } from '@/ui/focus/may-move-focus';
import { openReportComment } from '../acts/report-comment';
import { CommentBox, replyPlace } from './comment-box';
import { CommentBubble } from './comment-bubble';
import type { CommentMark } from './comment-mark';
import { useLikeComment } from './data/comment-mutations';
import { isClosedTo } from './data/comment-rules';
import { figureText } from '../deal/figures';
import { QuoteOffer } from '../quote/quote-offer';
import { withQuote } from '../quote/quote';
import { Replies } from './replies';
import type { Unsent } from '../unsent/unsent';

interface CommentItemProps {
  comment: Schemas['Comment'];
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  now: Date;
  marked: CommentMark;
  /** What the reader has not sent yet under this post. */
  unsent: readonly Unsent[];
  onRetry: (unsent: Unsent) => void;
}

/** A comment, its replies, and the box to reply. */
export function CommentItem({ comment, post, user, now, marked, unsent, onRetry }: CommentItemProps) {
  const postId = post.id;
  const isClosed = isClosedTo(user, post);
  const [isReplying, setIsReplying] = useState(false);
  const like = useLikeComment(postId);
  const item = useRef<HTMLLIElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const draft = useDraft(user.id, replyPlace(comment.id));
  const quote = (words: string) => {
    flushSync(() => {
      draft.write(withQuote(draft.text, words));
      setIsReplying(true);
    });
    const text = box.current?.querySelector<HTMLTextAreaElement>(':scope > form textarea');
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
  };
  const stopReplying = () => {
    const isOurs = mayMoveFocus(item.current?.querySelector('form'));
    setIsReplying(false);
    if (isOurs) item.current?.querySelector<HTMLElement>('[data-reply]')?.focus();
  };
  if (comment.deleted && comment.replyCount === 0 && !unsent.some(({ parentId }) => parentId === comment.id))
    return null;
  return (
    <li ref={item} id={`comment-${comment.id}`} tabIndex={-1} className="relative outline-hidden">
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
          onQuote={isClosed ? undefined : quote}
          onReport={
            comment.authUser.id === user.id ? undefined : () => openReportComment('comment', comment.id, post)
          }
        />
      )}
      {!isClosed && !comment.deleted && <QuoteOffer within={item} onQuote={quote} />}
      <div ref={box} className="ml-10 flex flex-col gap-3 not-empty:mt-3">
        <Replies
          comment={comment}
          post={post}
          user={user}
          now={now}
          marked={marked}
          unsent={unsent}
          onRetry={onRetry}
          onReply={isClosed ? undefined : () => setIsReplying(true)}
          onQuote={isClosed ? undefined : quote}
        />
        {isReplying && (
          <CommentBox
            post={post}
            user={user}
            replyTo={{ commentId: comment.id, name: comment.authUser.fullName }}
            onClose={stopReplying}
          />
        )}
      </div>
    </li>
  );
}
