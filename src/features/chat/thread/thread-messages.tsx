import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useNow } from '@/ui/text/use-now';
import { useOutboxStore } from '../outbox/outbox-store';
import type { Conversation } from '../data/queries';
import { settleArrived } from '../outbox/sending';
import { knownThread, threadQuery } from '../data/thread-cache';
import { useReading } from '../data/use-reading';
import { messagesIn, type Thread } from '../engine/thread';
import { readByAll } from '../wording';
import { Arrivals } from './arrivals';
import { JumpPill } from './rows/jump-pill';
import { MessageBubble } from './message/message-bubble';
import { OlderMessages } from './rows/older-messages';
import { threadRows, type ThreadRow, type UnreadMark } from './rows/rows';
import type { Editing, ThreadActions } from './actions/thread-actions';
import { ThreadScroll, type ThreadScroller } from './rows/thread-scroll';
import { MessagesSkeleton } from './thread-skeleton';
import { TypingBubble } from './typing-bubble';
import { UnsentBubble } from './message/unsent-bubble';
import { useOlder } from './rows/use-older';

interface ReadMessagesProps {
  userId: number;
  conversation: Conversation;
  /** What the conversation is called. */
  name: string;
  /** The message to bring into view; null for none. */
  messageId: number | null;
  scroll: RefObject<ThreadScroller | null>;
  editing: Editing | null;
  acts: ThreadActions;
  onRead: () => void;
}

interface ThreadMessagesProps extends ReadMessagesProps {
  /** Whether the conversation is as the server has it now. */
  isNow: boolean;
  /** Asks for the messages again. */
  onRetry: () => void;
}

/** The messages of a conversation, or that they are being read. */
export function ThreadMessages({ isNow, onRetry, ...props }: ThreadMessagesProps) {
  const queryClient = useQueryClient();
  const { id } = props.conversation;
  const { data, fetchStatus } = useQuery(threadQuery(queryClient, id));
  if (!data || !isNow) {
    return (
      <>
        <MessagesSkeleton isOffline={fetchStatus === 'paused'} onRetry={onRetry} />
        <BeingSent conversationId={id} userId={props.userId} acts={props.acts} />
      </>
    );
  }
  // As it is now: the outbox says at once that a message has gone out, the query says a moment later that the thread has it.
  return <ReadMessages {...props} thread={knownThread(queryClient, id) ?? data} />;
}

/** What is written before the messages are there. */
function BeingSent({
  conversationId,
  userId,
  acts,
}: {
  conversationId: number;
  userId: number;
  acts: ThreadActions;
}) {
  const unsent = useUnsent(conversationId);
  const now = useDay();
  return (
    <div className="flex flex-col gap-[3px] px-3.5 pb-3 empty:hidden md:px-6">
      {threadRows({ messages: [], unsent, userId, mark: null, now }).map(
        (row) => row.kind === 'unsent' && <UnsentBubble key={row.key} row={row} acts={acts} />,
      )}
    </div>
  );
}

/** The messages of a conversation that are in the outbox; the same list while they are the same. */
function useUnsent(conversationId: number) {
  const outbox = useOutboxStore((state) => state.outbox);
  return useMemo(
    () => outbox.filter((each) => each.conversationId === conversationId),
    [outbox, conversationId],
  );
}

function ReadMessages(props: ReadMessagesProps & { thread: Thread }) {
  const { userId, conversation, thread, name, messageId, scroll, editing, acts, onRead } = props;
  const { id, canWrite, isGroup } = conversation;
  const unsent = useUnsent(id);
  const [mark] = useState<UnreadMark | null>(() =>
    conversation.unreadCount > 0
      ? { afterId: conversation.lastReadId ?? 0, count: conversation.unreadCount }
      : null,
  );
  // null until it has been measured: what nobody has seen is not read.
  const [isAtEnd, setIsAtEnd] = useState<boolean | null>(null);
  const now = useDay();
  const messages = useMemo(() => messagesIn(thread), [thread]);
  const rows = useMemo(
    () => threadRows({ messages, unsent, userId, mark, now }),
    [messages, unsent, userId, mark, now],
  );
  const older = useOlder(id);
  const newestId = messages.at(-1)?.id;
  useReading(conversation, { newestId, isAtEnd: isAtEnd === true, onRead });
  useEffect(() => settleArrived(id, thread, userId), [id, thread, userId]);
  useEffect(() => {
    if (messageId !== null) acts.show(messageId);
  }, [acts, messageId]);
  const readUpTo = readByAll(conversation, userId);
  const draw = (row: ThreadRow) => (
    <>
      {row.day !== null && <p className="text-ink-3 py-3 text-center text-xs">{row.day}</p>}
      {row.unreadFrom !== null && <UnreadDivider count={row.unreadFrom} />}
      {row.kind === 'message' ? (
        <MessageBubble
          row={row}
          userId={userId}
          isGroup={isGroup}
          readUpTo={row.message.sender.id === userId && row.isLast ? readUpTo : null}
          canWrite={canWrite}
          editing={editing?.id === row.message.id ? editing : null}
          acts={acts}
        />
      ) : (
        <UnsentBubble row={row} acts={acts} />
      )}
    </>
  );
  return (
    <>
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ThreadScroll
          ref={scroll}
          label={`Messages with ${name}`}
          rows={rows}
          above={<OlderMessages thread={thread} older={older} />}
          below={
            <>
              <TypingBubble conversation={conversation} />
              {/* the last message of one's own is not behind Ava's button */}
              <div aria-hidden className="h-18 shrink-0 md:h-14" />
            </>
          }
          hasOlder={thread.hasOlder && !older.isError}
          onOlder={older.load}
          onEnd={setIsAtEnd}
          onReply={(wanted) => {
            const message = messages.find((each) => each.id === wanted);
            if (message && canWrite) acts.reply(message);
          }}
        >
          {draw}
        </ThreadScroll>
        <JumpPill
          messages={messages}
          userId={userId}
          readUpTo={mark?.afterId ?? null}
          isAtEnd={isAtEnd}
          onJump={() => scroll.current?.toEnd()}
        />
      </div>
      <Arrivals messages={messages} userId={userId} />
    </>
  );
}

function UnreadDivider({ count }: { count: number }) {
  return (
    <p className="text-teal-ink before:bg-teal-line after:bg-teal-line flex items-center gap-3 py-2.5 text-xs font-medium before:h-px before:flex-1 after:h-px after:flex-1">
      {count === 1 ? '1 unread message' : `${count} unread messages`}
    </p>
  );
}

/** The moment, which changes only with the day: the headings need no more. */
function useDay(): Date {
  const now = useNow();
  const day = now.toDateString();
  // oxlint-disable-next-line react/exhaustive-deps -- the headings change with the day alone
  return useMemo(() => now, [day]);
}
