import { useRef, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { isBlank } from '@/lib/text/blank';
import { newClientId } from '@/lib/client-id';
import { Button } from '@/ui/button/button';
import { useDraft } from '@/ui/draft/draft-store';
import { counted } from '@/lib/lists/counted';
import { MentionTextarea } from '../mention-textarea';
import { longestComment } from './data/comment-rules';
import { PinChip } from '../deal/pin-chip';
import { useDiscussedFocus, usePin } from '../deal/use-pin';
import { AddPicture, CommentPicture, useCommentPicture } from './comment-picture';
import { useSendComment } from '../unsent/use-send-comment';

interface CommentBoxProps {
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  /** Set for a reply. */
  replyTo?: { commentId: number; name: string };
  /** A reply was sent, or given up: its draft stays. */
  onClose?: () => void;
}

/** Where the draft of a reply to a comment is kept. */
export const replyPlace = (commentId: number): string => `reply:${commentId}`;

/** Writes a comment or a reply. What is sent stands among the others at once, and the box is free for the next. */
export function CommentBox({ post, user, replyTo, onClose }: CommentBoxProps) {
  const postId = post.id;
  const place = replyTo ? replyPlace(replyTo.commentId) : `comment:${postId}`;
  const { text, write } = useDraft(user.id, place);
  const sendComment = useSendComment(user.id, post);
  const picture = useCommentPicture(user.id, place);
  const pin = usePin(user.id, postId, replyTo ? null : post.attachment);
  const label = replyTo ? `Reply to ${replyTo.name}` : 'Write a comment';
  const form = useRef<HTMLFormElement>(null);
  const isTooLong = text.length > longestComment;

  const focusText = () => form.current?.querySelector('textarea')?.focus();
  const send = () => {
    if (picture.isWorking) return;
    if (isBlank(text) || isTooLong) return focusText();
    sendComment({
      clientId: newClientId(),
      postId,
      parentId: replyTo?.commentId,
      content: text.trim(),
      pin: pin.figure,
      picture: picture.handOver(),
      writtenAt: Date.now(),
    });
    write('');
    pin.sent();
    if (onClose) onClose();
    else focusText();
  };
  useDiscussedFocus(postId, !replyTo, focusText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape of the text inside
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      className="flex items-start gap-2.5"
    >
      <UserAvatar user={user} size={30} isDecorative />
      <div className="min-w-0 flex-1">
        {pin.text !== undefined && <PinChip text={pin.text} onRemove={pin.remove} />}
        <MentionTextarea
          label={label}
          value={text}
          onChange={write}
          onSubmit={send}
          isFocusedFirst={Boolean(replyTo)}
          className="border-line-control bg-canvas focus-within:border-primary rounded-[14px] border px-3 py-1.5"
        />
        {isTooLong && (
          <p className="text-red-ink mt-1.5 text-sm">{`${counted(text.length - longestComment, 'character')} too long`}</p>
        )}
        <CommentPicture picture={picture} />
        <div className="mt-2 flex gap-2 empty:hidden">
          {!isBlank(text) && (
            <Button type="submit" size="sm" isLoading={picture.isWorking} loadingLabel="Resizing the photo">
              {replyTo ? 'Reply' : 'Comment'}
            </Button>
          )}
          {!replyTo && !isBlank(text) && <AddPicture picture={picture} />}
          {onClose && (
            <Button variant="ghost" size="sm" onClick={onClose}>
              Cancel
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
