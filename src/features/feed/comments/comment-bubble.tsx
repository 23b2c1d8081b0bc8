import { Ellipsis, Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { RelativeTime } from '@/ui/text/relative-time';
import { EditComment, OwnActs, type OwnPlace } from './comment-own';
import { PictureGrid } from '../attachments/picture-grid';
import { PinChip } from '../deal/pin-chip';
import { ownWords } from '../quote/quote';
import { QuotedText } from '../quote/quoted-text';

interface CommentBubbleProps {
  item: Pick<
    Schemas['Comment'],
    | 'id'
    | 'pin'
    | 'authUser'
    | 'content'
    | 'mentions'
    | 'likeCount'
    | 'likedByMe'
    | 'createdAt'
    | 'editedAt'
    | 'image'
  >;
  now: Date;
  /** The figure that it speaks of, with its value. */
  about?: string | undefined;
  /** Written by the author of the post. */
  isAuthor?: boolean;
  /** The one that the address names. */
  isMarked?: boolean;
  /** Where it stands, when it is the reader's own: they can edit and delete it. */
  own?: OwnPlace | undefined;
  onLike: () => void;
  /** Left out where nobody may reply. */
  onReply?: (() => void) | undefined;
  /** Replies with these words of it as a quote. */
  onQuote?: ((words: string) => void) | undefined;
  /** Left out for the reader's own. */
  onReport?: (() => void) | undefined;
}

/** What one person said under a post, with Like and Reply. */
export function CommentBubble({
  item,
  now,
  about,
  isAuthor = false,
  isMarked = false,
  own,
  onLike,
  onReply,
  onQuote,
  onReport,
}: CommentBubbleProps) {
  const { authUser, likeCount } = item;
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    flushSync(() => setIsEditing(false));
    edit.current?.focus();
  };
  const likeText = likeCount > 0 ? `Like · ${likeCount}` : 'Like';
  return (
    <div className="flex gap-2.5">
      <UserAvatar user={authUser} size={30} isDecorative hasPresence />
      <div className="min-w-0 flex-1">
        <div
          className={`bg-surface-3 w-fit max-w-full rounded-[4px_14px_14px_14px] px-3.5 py-2.5 ${isMarked ? 'outline-primary outline-2' : ''}`}
        >
          <Link
            to="/$username"
            params={{ username: authUser.username }}
            className="font-semibold hover:underline"
          >
            <bdi>{authUser.fullName}</bdi>
          </Link>
          {isAuthor && (
            <span className="bg-teal-bg text-teal-ink ml-2 rounded-full px-2 py-0.5 text-xs font-medium">
              Author
            </span>
          )}
          {about !== undefined && (
            <div className="mt-1">
              <PinChip text={about} />
            </div>
          )}
          {own && isEditing ? (
            <div className="mt-1.5 w-[420px] max-w-full">
              <EditComment item={item} place={own} onClose={stopEditing} />
            </div>
          ) : (
            <QuotedText content={item.content} mentions={item.mentions} />
          )}
        </div>
        {item.image && (
          <div className="mt-1.5 max-w-80">
            <PictureGrid ownerId={authUser.id} pictures={[item.image]} />
          </div>
        )}
        {/* The acts stay together: on a narrow screen they go below the time. */}
        <div className="text-ink-3 flex flex-wrap items-center gap-x-3.5 px-1 pt-1 text-xs">
          <span>
            <RelativeTime at={item.createdAt} now={now} />
            {item.editedAt && (
              <>
                {' · '}
                <span>Edited</span>
              </>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-x-3.5">
            <button
              type="button"
              aria-pressed={item.likedByMe}
              aria-label={`${likeText}, ${authUser.fullName}’s comment`}
              onClick={onLike}
              className="hover:text-ink aria-pressed:text-teal-ink num touch-target relative min-h-6 font-semibold"
            >
              {likeText}
            </button>
            {onReply && (
              <button
                type="button"
                data-reply
                aria-label={`Reply to ${authUser.fullName}`}
                onClick={onReply}
                className="hover:text-ink touch-target relative min-h-6 font-semibold"
              >
                Reply
              </button>
            )}
            {onQuote && ownWords(item.content) !== '' && (
              <button
                type="button"
                aria-label={`Quote ${authUser.fullName}’s comment`}
                onClick={() => onQuote(ownWords(item.content))}
                className="hover:text-ink touch-target relative min-h-6 font-semibold"
              >
                Quote
              </button>
            )}
            {own && !isEditing && (
              <OwnActs item={item} place={own} edit={edit} onEdit={() => setIsEditing(true)} />
            )}
            {onReport && (
              <Menu
                label={`Comment by ${authUser.fullName}`}
                trigger={
                  <IconButton size="sm" label={`Actions for ${authUser.fullName}’s comment`}>
                    <Ellipsis aria-hidden size={16} strokeWidth={1.75} />
                  </IconButton>
                }
                items={[{ label: 'Report…', icon: <Flag aria-hidden size={16} />, onSelect: onReport }]}
              />
            )}
          </span>
        </div>
      </div>
    </div>
  );
}
