import { Link } from '@tanstack/react-router';
import { BellOff, CircleAlert, Clock, Pin } from 'lucide-react';
import { memo } from 'react';
import { machineTime } from '@/lib/dates/dates';
import { plainLine } from '@/lib/text/plain-line';
import { useIsOnline } from '@/realtime/presence/presence';
import { classNames } from '@/ui/class-names';
import { useDraft } from '@/ui/draft/draft-store';
import { useOutboxStore } from '../outbox/outbox-store';
import { participantsOf, type Conversation } from '../data/queries';
import { useTyping } from '../data/typing-store';
import { newsOf, type Unsent } from '../engine/outbox';
import { conversationName, firstName, lastLine, othersIn, shortMoment, unsentLine } from '../wording';
import { ConversationFace } from './conversation-face';

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
  const { id, isGroup, lastMessage, muted, pinned, unreadCount, isMarkedUnread } = conversation;
  const isUnread = unreadCount > 0 || isMarkedUnread;
  const unsent = useOutboxStore(({ outbox }) => newsOf(outbox, id));
  const said = unsent ? new Date(unsent.writtenAt).toISOString() : lastMessage?.createdAt;
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
          <bdi className="min-w-0 flex-1 truncate font-[550]">{conversationName(conversation, userId)}</bdi>
          <StateWords
            ofUserId={isGroup ? null : othersIn(conversation, userId)[0]?.id}
            unread={isUnread && (unreadCount > 0 ? `${unreadCount} unread` : 'Marked as unread')}
          />
          {pinned && <Pin aria-label="Pinned" size={13} className="text-ink-3 shrink-0 self-center" />}
          {muted && <BellOff aria-label="Muted" size={13} className="text-ink-3 shrink-0 self-center" />}
          {said !== undefined && (
            <time dateTime={machineTime(said)} className="num text-ink-3 shrink-0 text-xs">
              {shortMoment(said, now)}
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
            <Snippet conversation={conversation} userId={userId} isOpen={isOpen} unsent={unsent} />
          </span>
          {isUnread && <UnreadFigure count={unreadCount} />}
        </span>
      </span>
    </Link>
  );
});

/** In words it stands with the name. */
function UnreadFigure({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="bg-primary text-on-primary num grid h-[18px] min-w-[18px] place-items-center rounded-full px-1.5 text-[11px] font-semibold"
    >
      {count > 99 ? '99+' : count || ''}
    </span>
  );
}

/** What the dot at the picture and the figure say, right after the name: `Online, 2 unread`. */
function StateWords({ ofUserId, unread }: { ofUserId: number | null | undefined; unread: string | false }) {
  const isOnline = useIsOnline(ofUserId);
  return (
    <span className="sr-only">
      {['', isOnline && 'Online', unread, ''].filter((each) => each !== false).join(', ')}
    </span>
  );
}

interface SnippetProps extends Pick<ConversationRowProps, 'conversation' | 'userId' | 'isOpen'> {
  unsent: Unsent | undefined;
}

/** What did not go, else who types now, what is under way, what I have not sent, the newest message. */
function Snippet({ conversation, userId, isOpen, unsent }: SnippetProps) {
  const typing = useTyping(conversation.id);
  const { text: draft } = useDraft(userId, `message:${conversation.id}`);
  if (unsent?.state === 'failed') return <UnsentSnippet unsent={unsent} />;
  if (typing.length > 0) {
    const typist = participantsOf(conversation).find(({ user }) => user.id === typing[0])?.user;
    const who = conversation.isGroup && typist ? `${firstName(typist.fullName)} is typing…` : 'Typing…';
    return <span className="text-teal-ink font-medium">{who}</span>;
  }
  if (unsent) return <UnsentSnippet unsent={unsent} />;
  if (draft.trim() !== '' && !isOpen) {
    return (
      <>
        <span className="text-tan-ink">Draft:</span> {plainLine(draft).slice(0, 120)}
      </>
    );
  }
  return <bdi>{lastLine(conversation, userId).slice(0, 200)}</bdi>;
}

const unsentWords = {
  failed: 'Not sent:',
  sending: 'Sending…',
  sent: 'You:',
  waiting: 'Waiting to be sent:',
} as const;

/** A message that the server does not have: how it stands with it, by a mark and in words, and what it says. */
function UnsentSnippet({ unsent }: { unsent: Unsent }) {
  const { state } = unsent;
  const Mark = state === 'failed' ? CircleAlert : Clock;
  return (
    <span className={state === 'failed' ? 'text-red-ink' : undefined}>
      <Mark aria-hidden size={13} className="mr-1 inline align-[-2px]" />
      {unsentWords[state]} <bdi>{unsentLine(unsent).slice(0, 200)}</bdi>
    </span>
  );
}
