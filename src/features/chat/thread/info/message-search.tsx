import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { messageFinds } from '@/features/chat/data/message-finds';
import type { Message } from '@/features/chat/engine/thread';
import { MessageLine } from '../message/message-line';

/** A search begins when nothing was typed for so long. */
const searchDelayMs = 300;

interface MessageSearchProps {
  conversationId: number;
  /** One of the found ones was chosen. */
  onOpen: (message: Message) => void;
}

/** Finds messages of one conversation by their words. */
export function MessageSearch({ conversationId, onOpen }: MessageSearchProps) {
  const [text, setText] = useState('');
  const debounced = useDebounced(text.trim(), searchDelayMs);
  const words = text === '' ? '' : debounced;
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <label className="control flex h-9 items-center gap-2.5 rounded-[9px] px-3 max-md:h-10">
        <Search aria-hidden size={16} className="text-ink-3 shrink-0" />
        <input
          type="search"
          data-autofocus
          aria-label="Search messages"
          placeholder="Search messages"
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 bg-transparent text-base outline-hidden"
        />
      </label>
      <div className="h-[min(420px,50dvh)] overflow-y-auto">
        {words === '' ? (
          <p className="text-ink-2 p-3 text-sm">Search every message in this conversation.</p>
        ) : (
          <Found key={words} conversationId={conversationId} words={words} onOpen={onOpen} />
        )}
      </div>
    </div>
  );
}

function Found({ conversationId, words, onOpen }: MessageSearchProps & { words: string }) {
  const found = useInfiniteQuery(messageFinds.withWords(conversationId, words));
  const messages = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;
  if (found.isPending) {
    return (
      <div role="status" aria-label="Searching" className="flex flex-col gap-2 p-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  if (found.isError && messages.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 p-3">
        <p role="alert" className="text-red-ink text-sm">
          {errorMessage(found.error)}
        </p>
        <Button variant="outline" size="sm" onClick={() => void found.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="text-ink-3 px-3 pb-1 text-xs">
        {total === 0 ? 'No results found' : total === 1 ? '1 message' : `${total} messages`}
      </p>
      <ul aria-label="Found messages">
        {safeRows(messages, 'message', (message) => (
          <li key={message.id}>
            <MessageLine message={message} words={words} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1"
          isLoading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
