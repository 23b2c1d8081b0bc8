import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { tellActionBar } from '@/ui/button/action-bar';
import { Composer, type ComposerProps } from '../composer/composer';
import type { Conversation } from '../data/queries';
import { sendText } from '../outbox/sending';
import { knownThread } from '../data/thread-cache';
import { messagesIn, type Message } from '../engine/thread';
import { conversationName, firstName, isEditable, othersIn } from '../wording';
import { MessageMenu } from './message/message-menu';
import { PinnedBar } from './info/pinned-bar';
import { ReadOnlyNote, RequestNote } from './read-only-note';
import { ThreadHeader } from './thread-header';
import { ThreadMessages } from './thread-messages';
import type { ThreadScroller } from './rows/thread-scroll';
import { useThreadActions } from './actions/use-thread-actions';

interface OpenThreadProps {
  userId: number;
  conversation: Conversation;
  /** Whether the conversation is as the server has it now: where the unread messages begin is known then. */
  isNow: boolean;
  messageId: number | null;
  onBack: () => void;
  onRead: () => void;
  /** Asks for the messages again. */
  onRetry: () => void;
}

/** A conversation that is known: with whom it is, its messages once they are read, and where one writes. */
export function OpenThread(props: OpenThreadProps) {
  const { userId, conversation, isNow, messageId, onBack, onRead, onRetry } = props;
  const { id, canWrite, isGroup } = conversation;
  const queryClient = useQueryClient();
  const scroll = useRef<ThreadScroller>(null);
  const { acts, menu, closeMenu, replyTo, setReplyTo, editing } = useThreadActions({
    conversationId: id,
    userId,
    scroll,
  });
  const name = conversationName(conversation, userId);
  const others = useMemo(() => othersIn(conversation, userId), [conversation, userId]);
  const to = isGroup ? name : firstName(others[0]?.fullName ?? name);
  // The same functions at every render: the composer is not drawn anew by messages that come.
  const cancelReply = useCallback(() => setReplyTo(null), [setReplyTo]);
  const editLast = useCallback(() => {
    const thread = knownThread(queryClient, id);
    const last = thread && messagesIn(thread).findLast(({ sender }) => sender.id === userId);
    if (last && isEditable(last, userId, new Date())) acts.edit(last);
  }, [queryClient, id, userId, acts]);
  const send = useCallback<ComposerProps['onSend']>(
    (content, attached, cards) => {
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
    },
    [queryClient, id, replyTo, setReplyTo],
  );
  return (
    <>
      <title>{`${name} · Chat · Tiebeam`}</title>
      <ThreadHeader conversation={conversation} userId={userId} onBack={onBack} onShow={acts.show} />
      <PinnedBar conversationId={id} onShow={acts.show} />
      <ThreadMessages
        userId={userId}
        conversation={conversation}
        isNow={isNow}
        name={name}
        messageId={messageId}
        scroll={scroll}
        editing={editing}
        acts={acts}
        onRead={onRead}
        onRetry={onRetry}
      />
      <MessageMenu wish={menu} userId={userId} canWrite={canWrite} acts={acts} onClose={closeMenu} />
      {conversation.isRequest && <RequestNote name={to} />}
      <div ref={tellActionBar}>
        {canWrite ? (
          <Composer
            userId={userId}
            conversationId={id}
            to={to}
            people={isGroup ? others : nobody}
            replyTo={replyTo}
            onCancelReply={cancelReply}
            onEditLast={editLast}
            onSend={send}
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
