import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Button } from '@/ui/button/button';
import { usePictureFile, ShownPicture } from '../comments/comment-picture';
import { figureText } from '../deal/figures';
import { PinChip } from '../deal/pin-chip';
import { QuotedText } from '../quote/quoted-text';
import { copyText } from '@/ui/toast/copy-text';
import { forget, useIsUnderWay, type Unsent } from './unsent';
import { unsentId } from './use-send-comment';

interface UnsentCommentProps {
  unsent: Unsent;
  post: Schemas['Post'];
  user: Schemas['CurrentUser'];
  onRetry: (unsent: Unsent) => void;
}

/** Whom it calls is known once the server has it. */
const none: Schemas['Comment']['mentions'] = [];

/** A comment or reply of mine that the server does not have yet: on its way, or why not and what can be done about it. */
export function UnsentComment({ unsent, post, user, onRetry }: UnsentCommentProps) {
  const { clientId, content, pin, picture, parentId, reason } = unsent;
  const isUnderWay = useIsUnderWay(clientId);
  const file = usePictureFile(user.id, picture?.id);
  const item = useRef<HTMLLIElement>(null);
  const noun = parentId === undefined ? 'comment' : 'reply';
  // Its buttons go with the press: the focus stays where the comment was.
  const hold = () => item.current?.closest('section')?.focus({ preventScroll: true });
  return (
    <li
      ref={item}
      id={unsentId(clientId)}
      aria-label={`Your ${noun}, ${isUnderWay ? 'sending' : 'not sent'}`}
      className="flex gap-2.5"
    >
      <UserAvatar user={user} size={30} isDecorative />
      <div className="min-w-0 flex-1">
        <div
          className={`bg-surface-3 w-fit max-w-full rounded-[4px_14px_14px_14px] border px-3.5 py-2.5 ${isUnderWay ? 'border-transparent opacity-80' : 'border-red-line'}`}
        >
          <bdi className="font-semibold">{user.fullName}</bdi>
          {pin && (
            <div className="mt-1">
              <PinChip text={figureText(post.attachment, pin.field)} />
            </div>
          )}
          <QuotedText content={content} mentions={none} />
        </div>
        {picture && file && (
          <div className={`mt-1.5 ${isUnderWay ? 'opacity-80' : ''}`}>
            <ShownPicture file={file} alt={picture.alt} className="max-h-60 max-w-[min(320px,100%)]" />
          </div>
        )}
        {isUnderWay ? (
          <p className="text-ink-3 px-1 pt-1 text-xs">Sending</p>
        ) : (
          <div role="group" aria-label="Not sent" className="flex flex-wrap items-center gap-1 pt-1">
            <p className="text-red-ink flex items-start gap-1.5 px-1 text-sm">
              <CircleAlert aria-hidden size={15} className="mt-0.5 shrink-0" />
              {reason === undefined
                ? 'Not sent: The page was closed before the server answered'
                : `Not sent: ${reason}`}
            </p>
            <span className="flex flex-wrap gap-1">
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  hold();
                  onRetry(unsent);
                }}
              >
                Retry
              </Button>
              <Button variant="ghost" size="sm" onClick={() => void copyText(content, 'Text')}>
                Copy
              </Button>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  hold();
                  forget(user.id, unsent);
                }}
              >
                Delete
              </Button>
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
