import { Search, SquarePen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { openModal } from '@/ui/modal/modal-store';
import type { ConversationFilter } from '../data/queries';
import { ConversationList } from './conversation-list';
import { NewConversation, newConversationId } from './new-conversation';

interface ConversationPaneProps {
  userId: number;
  openId: number | null;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  onStarted: (conversationId: number) => void;
}

const filters: readonly [ConversationFilter, string][] = [
  ['all', 'All'],
  ['unread', 'Unread'],
  ['groups', 'Groups'],
  ['deals', 'Deals'],
  ['archived', 'Archived'],
];

const searchDelayMs = 300;

/** The left side of the chat: search, filters and the conversations. */
export function ConversationPane({ userId, openId, filter, onFilter, onStarted }: ConversationPaneProps) {
  const [text, setText] = useState('');
  const query = useSettled(text.trim());
  const startNew = () =>
    openModal({
      id: newConversationId,
      title: 'New conversation',
      content: <NewConversation userId={userId} onStarted={onStarted} />,
    });
  return (
    <>
      <div className="px-4.5 pt-5 pb-3">
        <div className="mb-3 flex items-center justify-between">
          <h1 className="font-display text-[22px]/7 font-bold tracking-[-.02em]">Chat</h1>
          <IconButton label="New conversation" size="sm" onClick={startNew}>
            <SquarePen aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
        <label className="control flex h-9 items-center gap-2.5 rounded-[9px] px-3 max-md:h-10">
          <Search aria-hidden size={16} className="text-ink-3 shrink-0" />
          <input
            type="search"
            aria-label="Search conversations"
            placeholder="Search conversations"
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
            className="min-w-0 flex-1 bg-transparent text-base outline-hidden"
          />
        </label>
        <div
          role="group"
          aria-label="Filter conversations"
          className="mt-2.5 -mb-0.5 flex flex-wrap gap-0.5 md:max-xl:-mx-[7px] xl:gap-1"
        >
          {filters.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter === id}
              onClick={() => onFilter(id)}
              className="text-ink-2 hover:bg-hover aria-pressed:bg-teal-bg aria-pressed:text-teal-ink h-7 rounded-full px-[7px] text-xs font-medium max-md:h-9 max-md:px-2.5 xl:px-2.5"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <ConversationList
        key={`${filter} ${query}`}
        userId={userId}
        openId={openId}
        filter={filter}
        query={query}
        onOpen={onStarted}
        onClear={() => {
          setText('');
          onFilter('all');
        }}
        onNew={startNew}
      />
    </>
  );
}

/** A text that has not changed for a moment; emptied at once. */
function useSettled(text: string): string {
  const settled = useDebounced(text, searchDelayMs);
  return useDeferredValue(text === '' ? '' : settled);
}
