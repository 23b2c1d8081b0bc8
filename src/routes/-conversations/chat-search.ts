// What the address of /conversations says; apart from the route, so that the first screen does not carry it.
import type { ConversationFilter } from '@/features/chat/data/queries';

export interface ChatSearch {
  /** The conversation that is open (specification §2). */
  chat?: number;
  /** Below 768 px the conversation is seen with `chat`, else the list (A35). */
  view?: 'chat';
  filter?: Exclude<ConversationFilter, 'all'>;
}

const filters = ['unread', 'groups', 'deals', 'archived'] as const;

/** The parts that are understood; the rest is as if it were not there. */
export function readChatSearch(search: { [name in keyof ChatSearch]?: unknown }): ChatSearch {
  const chat = Number(search['chat']);
  const filter = filters.find((each) => each === search['filter']);
  return {
    ...(Number.isSafeInteger(chat) && chat > 0 && { chat }),
    ...(search['view'] === 'chat' && { view: 'chat' }),
    ...(filter && { filter }),
  };
}
