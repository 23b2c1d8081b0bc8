import { Link } from '@tanstack/react-router';
import { BellOff, Pin } from 'lucide-react';
import { memo } from 'react';
import { UserAvatar } from '@/entities/user/user-avatar';
import { plainLine } from '@/lib/plain-line';
import { Avatar } from '@/ui/avatar';
import { classNames } from '@/ui/class-names';
import { useDraft } from '@/ui/draft-store';
import type { Conversation } from '../data/queries';
import { useTyping } from '../data/typing-store';
import { conversationName, firstName, lastLine, othersIn, shortMoment } from '../wording';

interface ConversationRowProps {
  conversation: Conversation;
  userId: number;
  isOpen: boolean;
  now: Date;
}

/** A conversation in the list: who it is with, what was said last or is being written, and how much of it is unread. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  userId,
  isOpen,
  now,
}: ConversationRowProps) {
  const { id, lastMessage, muted, pinned, unreadCount, isMarkedUnread } = conversation;
  const isUnread = unreadCount > 0 || isMarkedUnread;
  const name = conversationName(conversation, userId);
  return (
    <Link
      to="/conversations"
      search={(before) => ({ ...before, chat: id, view: 'chat' })}
      aria-current={isOpen ? 'page' : undefined}
      data-conversation={id}
      className="aria-[current=page]:bg-hover hover:bg-hover aria-[current=page]:before:bg-primary relative flex items-center gap-3 px-4.5 py-2.75 -outline-offset-2 aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-3 aria-[current=page]:before:left-0 aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-r-[3px]"
    >
      <ConversationFace conversation={conversation} userId={userId} size={50} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 flex-1 truncate font-[550]">{name}</bdi>
          {pinned && <Pin aria-label="Pinned" size={13} className="text-ink-3 shrink-0 self-center" />}
          {muted && <BellOff aria-label="Muted" size={13} className="text-ink-3 shrink-0 self-center" />}
          {lastMessage && (
            <time dateTime={lastMessage.createdAt} className="num text-ink-3 shrink-0 text-xs">
              {shortMoment(lastMessage.createdAt, now)}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={classNames(
              'min-w-0 flex-1 truncate text-sm/[19px]',
              isUnread ? 'text-ink font-medium' : 'text-ink-3',
            )}
          >
            <Snippet conversation={conversation} userId={userId} isOpen={isOpen} />
          </span>
          {isUnread && <UnreadFigure count={unreadCount} />}
        </span>
      </span>
    </Link>
  );
});

function UnreadFigure({ count }: { count: number }) {
  return (
    <span className="bg-primary text-on-primary num grid h-[18px] min-w-[18px] place-items-center rounded-full px-1.5 text-[11px] font-semibold">
      <span aria-hidden>{count > 99 ? '99+' : count || ''}</span>
      <span className="sr-only">{count > 0 ? `${count} unread` : 'Marked unread'}</span>
    </span>
  );
}

/** Who types now, else what I have not sent, else the newest message. */
function Snippet({
  conversation,
  userId,
  isOpen,
}: Pick<ConversationRowProps, 'conversation' | 'userId' | 'isOpen'>) {
  const typing = useTyping(conversation.id);
  const { text: draft } = useDraft(userId, `message:${conversation.id}`);
  if (typing.length > 0) {
    const typist = conversation.participants.find(({ user }) => user.id === typing[0])?.user;
    const who = conversation.isGroup && typist ? `${firstName(typist.fullName)} is typing…` : 'Typing…';
    return <span className="text-teal-ink font-medium">{who}</span>;
  }
  if (draft.trim() !== '' && !isOpen) {
    return (
      <>
        <span className="text-tan-ink">Draft:</span> {plainLine(draft).slice(0, 120)}
      </>
    );
  }
  return <bdi>{lastLine(conversation, userId).slice(0, 200)}</bdi>;
}

/** The picture of whom one talks with; a group has its own initials. */
export function ConversationFace({
  conversation,
  userId,
  size,
}: {
  conversation: Conversation;
  userId: number;
  size: 40 | 50;
}) {
  const [other] = othersIn(conversation, userId);
  if (!conversation.isGroup && other) return <UserAvatar user={other} size={size} isDecorative hasPresence />;
  return (
    <Avatar
      fullName={conversationName(conversation, userId)}
      size={size}
      shape="business"
      presence="offline"
      isDecorative
    />
  );
}
