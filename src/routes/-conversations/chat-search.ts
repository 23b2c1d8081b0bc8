// What the address of /conversations says; apart from the route, so that the first screen does not carry it.
import type { ConversationFilter } from '@/features/chat/data/queries';

export interface ChatSearch {
  /** The conversation that is open (specification §2). */
  chat?: number;
  /** Below 768 px the conversation is seen with `chat`, else the list (A35). */
  view?: 'chat';
  filter?: Exclude<ConversationFilter, 'all'>;
  /** The message of it that is to be seen. */
  message?: number;
}

const filters = ['unread', 'groups', 'deals', 'archived'] as const;

/** The parts that are understood; the rest is as if it were not there. */
export function readChatSearch(search: { [name in keyof ChatSearch]?: unknown }): ChatSearch {
  const chat = readId(search['chat']);
  const message = readId(search['message']);
  const filter = filters.find((each) => each === search['filter']);
  return {
    ...(chat !== null && { chat, ...(message !== null && { message }) }),
    ...(search['view'] === 'chat' && { view: 'chat' }),
    ...(filter && { filter }),
  };
}

function readId(given: unknown): number | null {
  const id = Number(given);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
