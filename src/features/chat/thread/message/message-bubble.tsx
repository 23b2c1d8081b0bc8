import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';
import { formatDateTime, formatTime, machineTime } from '@/lib/dates/dates';
import { ownLinkIn } from '@/lib/links/own-link';
import { classNames } from '@/ui/class-names';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { reactionOf } from '@/features/chat/data/message-writes';
import type { Message } from '@/features/chat/engine/thread';
import { messageLine, statusOf, statusWords } from '@/features/chat/wording';
import { EditBox } from './edit-box';
import { MessageAttachments } from './message-attachments';
import { MessageText } from './message-text';
import { isSameRow, type MessageRow } from '../rows/rows';
import type { Editing, ThreadActions } from '../actions/thread-actions';

const loadLinkCard = async () => await import('./link-card');

interface MessageBubbleProps {
  row: MessageRow;
  userId: number;
  /** Whether several others speak: each then has their name above what they say. */
  isGroup: boolean;
  /** Up to which message everybody else has read; null where this row does not show it. */
  readUpTo: number | null;
  canWrite: boolean;
  editing: Editing | null;
  acts: ThreadActions;
}

export const bubbleClass = (isMine: boolean, isLast: boolean) =>
  classNames(
    'max-w-[min(540px,100%)] min-w-0 rounded-[18px] px-3.5 py-[9px] text-[15px]/[23px]',
    isMine ? 'bg-teal-bg border-teal-line border' : 'bg-surface-3 light:bg-surface-1 light:shadow-xs',
    isLast && (isMine ? 'rounded-br-[5px]' : 'rounded-bl-[5px]'),
  );

/** One message of a thread. Drawn again only when what it shows changes. */
export const MessageBubble = memo(
  function MessageBubble({ row, userId, isGroup, readUpTo, canWrite, editing, acts }: MessageBubbleProps) {
    const { message, isFirst, isLast } = row;
    const { sender, content, mentions, deletedAt, replyTo, attachments, createdAt, editedAt } = message;
    const isMine = sender.id === userId;
    const isDeleted = deletedAt !== null;
    return (
      <article
        aria-label={`${isMine ? 'You' : sender.fullName}, ${formatDateTime(createdAt)}`}
        className={classNames('group/message flex flex-col', isMine ? 'items-end' : 'items-start')}
      >
        {isGroup && !isMine && isFirst && (
          <bdi className="text-ink-2 px-1.5 pt-1 pb-0.5 text-xs font-medium">{sender.fullName}</bdi>
        )}
        <div
          className={classNames(
            'flex max-w-[86%] min-w-0 items-center gap-1 md:max-w-[78%]',
            isMine && 'flex-row-reverse',
          )}
        >
          <div className={bubbleClass(isMine, isLast)}>
            {replyTo && <Quote quote={replyTo} onShow={acts.show} />}
            {isDeleted ? (
              <p className="text-ink-3 italic">Message deleted</p>
            ) : editing?.id === message.id ? (
              <EditBox message={message} userId={userId} editing={editing} acts={acts} />
            ) : (
              content !== '' && <MessageText text={content} mentions={mentions} />
            )}
            {!isDeleted && content.includes(location.origin) && <LinkPreview text={content} />}
            <MessageAttachments attachments={attachments} place={{ message, userId, canWrite }} />
          </div>
          {!isDeleted && <MenuButton message={message} acts={acts} />}
        </div>
        <Reactions message={message} userId={userId} canWrite={canWrite} acts={acts} />
        {(isLast || editedAt !== null) && (
          <p className="text-ink-3 num flex items-center gap-1.5 px-1.5 pt-[3px] text-xs">
            <time dateTime={machineTime(createdAt)} title={formatDateTime(createdAt)}>
              {formatTime(createdAt)}
            </time>
            {editedAt !== null && !isDeleted && <span>Edited</span>}
            {isMine && isLast && !isDeleted && <Status status={statusOf(message, readUpTo ?? 0)} />}
          </p>
        )}
      </article>
    );
  },
  (a, b) =>
    isSameRow(a.row, b.row) &&
    a.userId === b.userId &&
    a.isGroup === b.isGroup &&
    a.readUpTo === b.readUpTo &&
    a.canWrite === b.canWrite &&
    a.editing === b.editing &&
    a.acts === b.acts,
);

/** What the first link to a record of this site leads to; the code of such cards comes with the first one. */
function LinkPreview({ text }: { text: string }) {
  const link = ownLinkIn(text, location.origin);
  const part = useLazyPart(loadLinkCard, link !== null);
  return link && part && <part.LinkCard link={link} />;
}

/** Opens the message's menu. It is what the arrow keys go to, and seen when the message is pointed at or has the focus. */
function MenuButton({ message, acts }: { message: Message; acts: ThreadActions }) {
  const open = (button: HTMLElement, by: 'by-pointer' | 'by-keyboard') => {
    if (button.parentElement) acts.menu({ message, place: button.parentElement, by });
  };
  return (
    <span className="inline-flex">
      <button
        type="button"
        aria-haspopup="menu"
        aria-label={`Actions for ${message.sender.fullName}’s message`}
        data-message={message.id}
        // a click without pointer comes from Enter or Space
        onClick={(event) => open(event.currentTarget, event.detail === 0 ? 'by-keyboard' : 'by-pointer')}
        className="text-ink-2 hover:bg-hover touch-target relative grid size-[30px] place-items-center rounded-md opacity-0 group-hover/message:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60"
      >
        {/* three dots without an element of their own each: there is one in every row */}
        <span
          aria-hidden
          className="h-[3px] w-[13px] bg-[radial-gradient(circle,currentColor_1.3px,transparent_1.6px)] bg-[length:5px_3px] bg-[position:-1px_0]"
        />
      </button>
    </span>
  );
}

function Status({ status }: { status: Message['status'] }) {
  const Icon = status === 'sent' ? Check : CheckCheck;
  return (
    <span className={classNames('flex items-center gap-1', status === 'read' && 'text-teal-ink')}>
      <Icon aria-hidden size={14} strokeWidth={1.75} />
      {statusWords[status]}
    </span>
  );
}

/** The beginning of what is answered; leads there. */
function Quote({
  quote,
  onShow,
}: {
  quote: NonNullable<Message['replyTo']>;
  onShow: (messageId: number) => void;
}) {
  return (
    <button
      type="button"
      onClick={() => onShow(quote.id)}
      className="border-primary bg-canvas/40 mb-1.5 block w-full min-w-0 rounded-md border-l-2 px-2.5 py-1 text-left text-sm"
    >
      <span className="sr-only">Replying to </span>
      <bdi className="block truncate text-xs font-semibold">{quote.sender.fullName}</bdi>
      <span dir="auto" className="text-ink-2 block truncate">
        {quoteLine(quote)}
      </span>
    </button>
  );
}

/** What is quoted, in a line. */
export const quoteLine = ({ content, deleted }: NonNullable<Message['replyTo']>): string =>
  messageLine({ content, attachments: [], deletedAt: deleted ? 'deleted' : null }) || 'Attachment';

function Reactions({
  message,
  userId,
  canWrite,
  acts,
}: Pick<MessageBubbleProps, 'userId' | 'canWrite' | 'acts'> & { message: Message }) {
  const given = Object.entries(message.reactions);
  if (given.length === 0) return null;
  const mine = reactionOf(message, userId);
  return (
    <div className="flex flex-wrap gap-1 pt-1">
      {given.map(([emoji, userIds]) => (
        <button
          key={emoji}
          type="button"
          disabled={!canWrite}
          aria-pressed={mine === emoji}
          aria-label={`${emoji}, ${userIds.length}`}
          onClick={() => acts.react(message, mine === emoji ? null : emoji)}
          className="border-line bg-surface-1 aria-pressed:border-teal-line aria-pressed:bg-teal-bg num touch-target relative flex h-6 items-center justify-center gap-1 rounded-full border px-2 text-xs max-md:h-8 max-md:min-w-11"
        >
          <span aria-hidden>{emoji}</span>
          {userIds.length > 1 && <span aria-hidden>{userIds.length}</span>}
        </button>
      ))}
    </div>
  );
}
