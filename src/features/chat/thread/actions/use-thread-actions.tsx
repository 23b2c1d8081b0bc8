import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type RefObject } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import { openModal } from '@/ui/modal/modal-store';
import { copyText } from '@/ui/toast/copy-text';
import { showToast } from '@/ui/toast/toast';
import { useLatest } from '@/ui/events/use-latest';
import { messageFinds } from '@/features/chat/data/message-finds';
import { useMessageWrites } from '@/features/chat/data/message-writes';
import { giveUp, retry } from '@/features/chat/outbox/sending';
import { knownThread, readOlder } from '@/features/chat/data/thread-cache';
import { messageIn, solidCount, type Message } from '@/features/chat/engine/thread';
import { askToDelete } from './delete-question';
import { openForward } from './forward';
import { excerptId, MessageExcerpt } from '../message/message-excerpt';
import type { Editing, MenuRequest, ThreadActions } from './thread-actions';
import type { ThreadScroller } from '../rows/thread-scroll';

/** A message further back than so many pages is shown apart, with those around it. */
const mostPagesBack = 25;
/** Messages a page (the contract's). */
const pageSize = 40;

interface Given {
  conversationId: number;
  userId: number;
  scroll: RefObject<ThreadScroller | null>;
}

/** What the rows of a thread can ask for, and what is being answered or edited. */
export function useThreadActions({ conversationId, userId, scroll }: Given) {
  const queryClient = useQueryClient();
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  // The acts stay the same object while what they call is new at every render.
  const writes = useLatest(useMessageWrites(conversationId, userId));
  const acts = useMemo((): ThreadActions => {
    const show = async (messageId: number) => {
      const known = knownThread(queryClient, conversationId);
      if (known && !messageIn(known, messageId) && known.hasOlder) {
        const { page } = await queryClient.fetchQuery(messageFinds.around(conversationId, messageId));
        if (page - solidCount(known) / pageSize > mostPagesBack) return showApart(conversationId, messageId);
      }
      for (let page = 0; page <= mostPagesBack; page += 1) {
        const thread = knownThread(queryClient, conversationId);
        if (!thread || messageIn(thread, messageId) || !thread.hasOlder) break;
        await readOlder(queryClient, conversationId);
      }
      // After the rows are there.
      requestAnimationFrame(() => {
        if (scroll.current?.toMessage(messageId) === false) showToast(notFound);
      });
    };
    return {
      menu: setMenu,
      reply: setReplyTo,
      react: (message, emoji) => writes.current.react(message, emoji),
      copy: (text) => void copyText(text, 'Message'),
      edit: ({ id, content }) => setEditing({ id, text: content, problem: null }),
      cancelEdit: () => setEditing(null),
      save: (message, text) => {
        setEditing(null);
        writes.current.edit(message, text, (error) =>
          setEditing({ id: message.id, text, problem: errorMessage(error) }),
        );
      },
      pin: (message) => writes.current.pin(message),
      forward: (message) => openForward(message, userId),
      remove: (message) =>
        askToDelete(message, {
          isMine: message.sender.id === userId,
          onForMe: () => writes.current.removeForMe(message.id),
          onForEveryone: () => writes.current.removeForEveryone(message.id),
        }),
      show: (messageId) =>
        void show(messageId).catch((error: unknown) =>
          showToast(hasStatus(error, 404) ? notFound : { kind: 'error', text: errorMessage(error) }),
        ),
      retry: (unsent) => retry(queryClient, unsent),
      giveUp,
    };
  }, [queryClient, conversationId, userId, scroll, writes]);
  return { acts, menu, closeMenu: () => setMenu(null), replyTo, setReplyTo, editing };
}

const notFound = { kind: 'error', text: 'Couldn’t find that message' } as const;

const showApart = (conversationId: number, messageId: number) =>
  openModal({
    id: excerptId,
    title: 'Earlier in this conversation',
    size: 'md',
    content: <MessageExcerpt conversationId={conversationId} messageId={messageId} />,
  });
