import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { tellActionBar } from '@/ui/action-bar';
import { useNow } from '@/ui/use-now';
import { Composer } from '../composer/composer';
import { useOutboxStore } from '../data/outbox-store';
import type { Conversation } from '../data/queries';
import { sendText, settleArrived } from '../data/sending';
import { knownThread } from '../data/thread-cache';
import { useReading } from '../data/use-reading';
import { messagesIn, type Message, type Thread } from '../engine/thread';
import { conversationName, firstName, isEditable, othersIn, readByAll } from '../wording';
import { Arrivals } from './arrivals';
import { JumpPill } from './jump-pill';
import { MessageBubble } from './message-bubble';
import { MessageMenu } from './message-menu';
import { OlderMessages } from './older-messages';
import { PinnedBar } from './pinned-bar';
import { ReadOnlyNote, RequestNote } from './read-only-note';
import { threadRows, type ThreadRow, type UnreadMark } from './rows';
import { ThreadHeader } from './thread-header';
import { ThreadScroll, type ThreadScroller } from './thread-scroll';
import { TypingBubble } from './typing-bubble';
import { UnsentBubble } from './unsent-bubble';
import { useOlder } from './use-older';
import { useThreadActs } from './use-thread-acts';

interface OpenThreadProps {
  userId: number;
  conversation: Conversation;
  thread: Thread;
  messageId: number | null;
  onBack: () => void;
  onRead: () => void;
}

/** A conversation that is there: its messages, and where one writes. */
export function OpenThread({
  userId,
  conversation,
  thread: given,
  messageId,
  onBack,
  onRead,
}: OpenThreadProps) {
  const { id, canWrite, isGroup } = conversation;
  const queryClient = useQueryClient();
  // As it is now: the outbox says at once that a message has gone out, the query says a moment later that the thread has it.
  const thread = knownThread(queryClient, id) ?? given;
  const outbox = useOutboxStore((state) => state.outbox);
  const [mark] = useState<UnreadMark | null>(() =>
    conversation.unreadCount > 0
      ? { afterId: conversation.lastReadId ?? 0, count: conversation.unreadCount }
      : null,
  );
  // null until it has been measured: what nobody has seen is not read.
  const [isAtEnd, setIsAtEnd] = useState<boolean | null>(null);
  const scroll = useRef<ThreadScroller>(null);
  const now = useDay();
  const messages = useMemo(() => messagesIn(thread), [thread]);
  const unsent = useMemo(() => outbox.filter((each) => each.conversationId === id), [outbox, id]);
  const rows = useMemo(
    () => threadRows({ messages, unsent, userId, mark, now }),
    [messages, unsent, userId, mark, now],
  );
  const older = useOlder(id);
  const { acts, menu, closeMenu, replyTo, setReplyTo, editing } = useThreadActs({
    conversationId: id,
    userId,
    scroll,
  });
  const newestId = messages.at(-1)?.id;
  useReading(conversation, { newestId, isAtEnd: isAtEnd === true, onRead });
  useEffect(() => settleArrived(thread, userId), [thread, userId]);
  useEffect(() => {
    if (messageId !== null) acts.show(messageId);
  }, [acts, messageId]);

  const name = conversationName(conversation, userId);
  const readUpTo = readByAll(conversation, userId);
  const others = othersIn(conversation, userId);
  const to = isGroup ? name : firstName(others[0]?.fullName ?? name);
  const editLast = () => {
    const last = messages.findLast(({ sender }) => sender.id === userId);
    if (last && isEditable(last, userId, new Date())) acts.edit(last);
  };
  const draw = (row: ThreadRow) => (
    <div className={row.isLast ? 'pb-3' : 'pb-[3px]'}>
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
    </div>
  );
  return (
    <>
      <title>{`${name} · Chat · Tiebeam`}</title>
      <ThreadHeader conversation={conversation} userId={userId} onBack={onBack} onShow={acts.show} />
      <PinnedBar conversationId={id} onShow={acts.show} />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ThreadScroll
          ref={scroll}
          label={`Messages with ${name}`}
          rows={rows}
          above={<OlderMessages thread={thread} older={older} />}
          below={<TypingBubble conversation={conversation} />}
          hasOlder={thread.hasOlder && !older.isError}
          onOlder={older.load}
          onEnd={setIsAtEnd}
          onReply={(messageId) => {
            const message = messages.find((each) => each.id === messageId);
            if (message && canWrite) setReplyTo(message);
          }}
        >
          {draw}
        </ThreadScroll>
        {/* Ava's button floats here, clear of every message; a low window has no room to spare for it */}
        <div className="relative h-16 shrink-0 [@media(max-height:480px)]:h-0">
          <JumpPill
            messages={messages}
            userId={userId}
            isAtEnd={isAtEnd !== false}
            onJump={() => scroll.current?.toEnd()}
          />
        </div>
      </div>
      <MessageMenu wish={menu} userId={userId} canWrite={canWrite} acts={acts} onClose={closeMenu} />
      <Arrivals messages={messages} userId={userId} />
      {conversation.isRequest && <RequestNote name={to} />}
      <div ref={tellActionBar}>
        {canWrite ? (
          <Composer
            userId={userId}
            conversationId={id}
            to={to}
            people={isGroup ? others : nobody}
            replyTo={replyTo}
            onCancelReply={() => setReplyTo(null)}
            onEditLast={editLast}
            onSend={(content, attached, cards) => {
              sendText(queryClient, {
                conversationId: id,
                content,
                replyTo: replyTo && quoteOf(replyTo),
                cards,
                attached,
              });
              setReplyTo(null);
              // After the row is there.
              requestAnimationFrame(() => scroll.current?.toEnd());
            }}
          />
        ) : (
          <ReadOnlyNote isGroup={isGroup} name={to} />
        )}
      </div>
    </>
  );
}

const nobody: ReturnType<typeof othersIn> = [];

const quoteOf = ({ id, sender, content, deletedAt }: Message) => ({
  id,
  sender,
  content: content.slice(0, 200).replace(/[\uD800-\uDBFF]$/, ''),
  deleted: deletedAt !== null,
});

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
