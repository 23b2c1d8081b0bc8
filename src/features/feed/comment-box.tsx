import { useRef, type FormEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { UserAvatar } from '@/entities/user/user-avatar';
import { isBlank } from '@/lib/blank';
import { Button } from '@/ui/button';
import { useDraft } from '@/ui/draft-store';
import { mayMoveFocus } from '@/ui/may-move-focus';
import { forgetSendName, sendNameOf } from '@/ui/send-name';
import { MentionTextarea } from './mention-textarea';
import { useCreateComment } from './comment-mutations';
import { longestComment } from './comment-rules';
import { PinChip } from './deal/pin-chip';
import { useDiscussedFocus, usePin } from './deal/use-pin';
import { AddPicture, CommentPicture, useCommentPicture, withPicture } from './comment-picture';

interface CommentBoxProps {
  postId: number;
  user: Schemas['CurrentUser'];
  /** What the post shows: a comment can speak of a figure of its evaluation. */
  attachment?: Schemas['Attachment'] | null;
  /** Set for a reply. */
  replyTo?: { commentId: number; name: string };
  /** A reply was sent, or given up: its draft stays. */
  onClose?: () => void;
}

/** Where the draft of a reply to a comment is kept. */
export const replyPlace = (commentId: number): string => `reply:${commentId}`;

/** Writes a comment or a reply. What is typed is kept until the server has it; a retry is never a second comment. */
export function CommentBox({ postId, user, attachment = null, replyTo, onClose }: CommentBoxProps) {
  const place = replyTo ? replyPlace(replyTo.commentId) : `comment:${postId}`;
  const { text, write, settle } = useDraft(user.id, place);
  const create = useCreateComment(postId);
  const picture = useCommentPicture();
  const pin = usePin(user.id, postId, replyTo ? null : attachment);
  const label = replyTo ? `Reply to ${replyTo.name}` : 'Write a comment';
  const form = useRef<HTMLFormElement>(null);
  const isTooLong = text.length > longestComment;

  const focusText = () => form.current?.querySelector('textarea')?.focus();
  const send = () => {
    if (create.isPending || picture.isWorking) return;
    if (isBlank(text) || isTooLong) return focusText();
    const content = text.trim();
    const clientId = sendNameOf(
      user.id,
      place,
      content + JSON.stringify([picture.chosen?.file.name, pin.figure]),
    );
    const body = withPicture(
      {
        content,
        clientId,
        ...(replyTo && { commentId: replyTo.commentId }),
        ...(pin.figure && { pin: pin.figure }),
      },
      picture.chosen,
    );
    create.mutate(
      { path: { id: postId }, body },
      {
        onSuccess: () => {
          settle(text);
          pin.sent();
          picture.choose(undefined);
          forgetSendName(user.id, place);
          if (onClose) onClose();
          else if (mayMoveFocus(form.current)) focusText();
        },
      },
    );
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
        {create.isError && (
          <p role="alert" className="text-red-ink mt-1.5 flex items-center gap-1.5 text-sm">
            <CircleAlert aria-hidden size={15} />
            {`Not sent: ${errorMessage(create.error)}. Your text is kept.`}
          </p>
        )}
        {isTooLong && (
          <p className="text-red-ink mt-1.5 text-sm">{`${text.length - longestComment} characters too long`}</p>
        )}
        <CommentPicture picture={picture} />
        <div className="mt-2 flex gap-2 empty:hidden">
          {!isBlank(text) && (
            <Button
              type="submit"
              size="sm"
              isLoading={create.isPending || picture.isWorking}
              loadingLabel="Sending"
            >
              {create.isError ? 'Retry' : replyTo ? 'Reply' : 'Comment'}
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
