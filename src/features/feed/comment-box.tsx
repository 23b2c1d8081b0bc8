import { useState, type FormEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { UserAvatar } from '@/entities/user/user-avatar';
import { newClientId } from '@/lib/client-id';
import { Button } from '@/ui/button';
import { useDraft } from '@/ui/draft-store';
import { MentionTextarea } from './mention-textarea';
import { useCreateComment } from './comment-mutations';

interface CommentBoxProps {
  postId: number;
  user: Schemas['CurrentUser'];
  /** Set for a reply. */
  replyTo?: { commentId: number; name: string };
  onDone?: () => void;
}

const longest = 2000;

/** Writes a comment or a reply. What is typed is kept until the server has it; a retry is never a second comment. */
export function CommentBox({ postId, user, replyTo, onDone }: CommentBoxProps) {
  const [text, setText] = useDraft(user.id, replyTo ? `reply:${replyTo.commentId}` : `comment:${postId}`);
  const [clientId, setClientId] = useState(newClientId);
  const create = useCreateComment(postId);
  const label = replyTo ? `Reply to ${replyTo.name}` : 'Write a comment';
  const isTooLong = text.length > longest;

  const send = () => {
    if (!text.trim() || create.isPending || isTooLong) return;
    const body = { content: text.trim(), clientId, ...(replyTo ? { commentId: replyTo.commentId } : {}) };
    create.mutate(
      { path: { id: postId }, body },
      {
        onSuccess: () => {
          setText('');
          setClientId(newClientId());
          onDone?.();
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2.5">
      <UserAvatar user={user} size={30} isDecorative />
      <div className="min-w-0 flex-1">
        <MentionTextarea
          label={label}
          value={text}
          onChange={setText}
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
          <p className="text-red-ink mt-1.5 text-sm">{`${text.length - longest} characters too long`}</p>
        )}
        {text.trim() && (
          <Button
            type="submit"
            size="sm"
            className="mt-2"
            isLoading={create.isPending}
            loadingLabel="Sending"
            disabled={isTooLong}
          >
            {create.isError ? 'Retry' : replyTo ? 'Reply' : 'Comment'}
          </Button>
        )}
      </div>
    </form>
  );
}
