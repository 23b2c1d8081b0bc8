import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { conversationsIn } from '@/features/chat/data/list-cache';
import { conversationQueries } from '@/features/chat/data/queries';
import { sendText } from '@/features/chat/outbox/sending';
import type { Message } from '@/features/chat/engine/thread';
import { ConversationFace } from '@/features/chat/list/conversation-face';
import { conversationName, messageLine } from '@/features/chat/wording';

const modalId = 'forward-message';
/** At most to so many at once: a message is for those who are meant. */
const mostAtOnce = 10;

/** What of a message can be sent on: its words and its cards; its files stay where they were given. */
export const isForwardable = ({ content, attachments, deletedAt }: Message): boolean =>
  deletedAt === null && (content !== '' || attachments.some((each) => 'snapshot' in each));

/** Asks to whom a message shall be sent on. */
export function openForward(message: Message, userId: number): void {
  openModal({
    id: modalId,
    title: 'Forward message',
    content: <Forward message={message} userId={userId} />,
  });
}

function Forward({ message, userId }: { message: Message; userId: number }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const list = useInfiniteQuery(conversationQueries.list('all', text.trim()));
  const rows = conversationsIn(list.data).filter(({ canWrite }) => canWrite);
  const cards = message.attachments.flatMap((each) =>
    'snapshot' in each ? [{ kind: each.kind, refId: each.refId, title: each.snapshot.title }] : [],
  );
  const hasFiles = cards.length < message.attachments.length;
  const toggle = (id: number) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id) && next.size < mostAtOnce) next.add(id);
      return next;
    });
  const send = () => {
    for (const conversationId of chosen)
      sendText(queryClient, { conversationId, content: message.content, replyTo: null, cards });
    closeModal(modalId);
    showToast({
      kind: 'success',
      text: chosen.size === 1 ? 'Message forwarded' : `Message forwarded to ${chosen.size} conversations`,
    });
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size > 0) send();
      }}
    >
      <p
        dir="auto"
        className="border-primary text-ink-2 line-clamp-2 border-l-2 pl-2.5 text-sm wrap-anywhere"
      >
        {messageLine(message).slice(0, 300)}
      </p>
      {hasFiles && <p className="text-ink-3 text-xs">Attached files aren’t forwarded.</p>}
      <label className="control flex h-9 items-center gap-2.5 rounded-[9px] px-3 max-md:h-10">
        <Search aria-hidden size={16} className="text-ink-3 shrink-0" />
        <input
          type="search"
          data-autofocus
          aria-label="Find a conversation"
          placeholder="Name of a person or group"
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-base outline-hidden"
        />
      </label>
      <div className="border-line-subtle h-[min(320px,40dvh)] overflow-y-auto rounded-lg border">
        {list.isPending && <Skeleton className="m-3 h-10" />}
        {list.isError && (
          <p role="alert" className="text-red-ink p-4 text-sm">
            {errorMessage(list.error)}
          </p>
        )}
        {list.isSuccess && rows.length === 0 && <p className="text-ink-2 p-4 text-sm">No results found</p>}
        <ul aria-label="Conversations to forward to">
          {safeRows(rows, 'conversation', (row) => (
            <li key={row.id}>
              <Checkbox
                checked={chosen.has(row.id)}
                onChange={() => toggle(row.id)}
                className="hover:bg-hover cursor-pointer items-center! px-3 py-2"
                label={
                  <span className="flex items-center gap-3">
                    <ConversationFace conversation={row} userId={userId} size={40} />
                    <bdi className="min-w-0 flex-1 truncate font-medium">{conversationName(row, userId)}</bdi>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            className="m-2"
            isLoading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
      <div className="flex justify-end gap-2.5">
        <Button variant="outline" onClick={() => closeModal(modalId)}>
          Cancel
        </Button>
        <Button type="submit" disabled={chosen.size === 0}>
          {chosen.size > 1 ? `Forward to ${chosen.size}` : 'Forward'}
        </Button>
      </div>
    </form>
  );
}
