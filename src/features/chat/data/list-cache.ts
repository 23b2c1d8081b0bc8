// Conversations in the cache: the lists of them, and each one that was opened.
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { refreshFirstPage } from '@/api/cache/newest';
import { changeOf, type CacheChange } from '@/api/cache/optimistic';
import { readOnce } from '@/api/queries';
import { conversationQueries, type Conversation } from './queries';

type Page = Schemas['ConversationPage'];
export type ConversationPages = InfiniteData<Page>;

const listKey = ['/conversations', 'pages'];

/** The rows of a list, each once: what came to the top while pages were read is in two of them. */
export function conversationsIn(pages: ConversationPages | undefined): Conversation[] {
  const rows = new Map<number, Conversation>();
  for (const row of pages?.pages.flatMap(({ data }) => data) ?? [])
    if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

const timeOf = ({ lastMessage, createdAt }: Conversation) => lastMessage?.createdAt ?? createdAt;

/** As the server orders them: pinned ones first, then by what was written last. */
const stands = (a: Conversation, b: Conversation) =>
  Number(b.pinned) - Number(a.pinned) || (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0);

/**
 * A list with its first page read anew. Where nothing in it stands as it was, more may have changed than the page tells: the
 * list begins with it again.
 */
export function withHead(pages: ConversationPages, head: Page): ConversationPages {
  const known = new Map(conversationsIn(pages).map((row) => [row.id, row]));
  const isMet =
    head.totalPages <= 1 ||
    head.data.some((row) => !row.pinned && known.get(row.id)?.lastMessage?.id === row.lastMessage?.id);
  if (!isMet) return { pages: [head], pageParams: [1] };
  const fresh = new Set(head.data.map(({ id }) => id));
  const last = head.data.at(-1);
  // What would stand within the page and is not there has left the list.
  const isStill = (row: Conversation) =>
    !fresh.has(row.id) && head.totalPages > 1 && (last === undefined || stands(row, last) >= 0);
  const rest = pages.pages.map((page) => ({
    ...page,
    totalPages: head.totalPages,
    data: page.data.filter(isStill),
  }));
  const [first, ...others] = rest;
  return { ...pages, pages: [{ ...head, data: [...head.data, ...(first?.data ?? [])] }, ...others] };
}

/** Changes one conversation wherever it is shown. */
export function patchConversation(
  queryClient: QueryClient,
  id: number,
  change: (conversation: Conversation) => Conversation,
): void {
  queryClient.setQueriesData<ConversationPages>(
    { queryKey: listKey },
    (pages) => pages && withConversation(pages, id, change),
  );
  queryClient.setQueryData<Conversation>(conversationQueries.one(id).queryKey, (one) => one && change(one));
}

/** As `patchConversation`, for a write that may fail. */
export const conversationChange = (
  id: number,
  change: (conversation: Conversation) => Conversation,
): CacheChange[] => [
  changeOf<ConversationPages>({ queryKey: listKey }, (pages) => withConversation(pages, id, change)),
  changeOf<Conversation>({ queryKey: conversationQueries.one(id).queryKey, exact: true }, change),
];

function withConversation(
  pages: ConversationPages,
  id: number,
  change: (conversation: Conversation) => Conversation,
): ConversationPages {
  if (!pages.pages.some(({ data }) => data.some((row) => row.id === id))) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      data: page.data.map((row) => (row.id === id ? change(row) : row)),
    })),
  };
}

/** What is known of a conversation without asking: opened before, or in a list. */
export function knownConversation(queryClient: QueryClient, id: number): Conversation | undefined {
  const lists = queryClient.getQueriesData<ConversationPages>({ queryKey: listKey });
  return (
    queryClient.getQueryData<Conversation>(conversationQueries.one(id).queryKey) ??
    lists.flatMap(([, pages]) => conversationsIn(pages)).find((row) => row.id === id)
  );
}

/**
 * Reads the first page of every list on the page again, and the figure in the sidebar. A failure is only logged: the next event or
 * visit asks again.
 * @param newestMs a figure read so short a time ago is not read again
 */
export async function refreshLists(queryClient: QueryClient, newestMs = 0): Promise<void> {
  // Those that nobody looks at are read anew when somebody does.
  queryClient.removeQueries({ queryKey: listKey, type: 'inactive' });
  const shown = queryClient.getQueryCache().findAll({ queryKey: listKey, type: 'active' });
  const isOld = ({ state }: Query) => Date.now() - state.dataUpdatedAt >= newestMs;
  void queryClient.invalidateQueries({ queryKey: ['/conversations'], predicate: isOld });
  await Promise.all(
    shown
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey }) => refreshHead(queryClient, queryKey)),
  );
}

async function refreshHead(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const query = queryKey.at(-1);
  try {
    const head = await refreshFirstPage(queryClient, queryKey, {
      ask: () =>
        readOnce('/conversations', {
          query: { ...(typeof query === 'object' ? query : {}), page: 1 },
        }),
      merge: withHead,
    });
    for (const row of head?.data ?? []) {
      queryClient.setQueryData<Conversation>(conversationQueries.one(row.id).queryKey, (one) => one && row);
    }
  } catch (error) {
    // oxlint-disable-next-line no-console -- nobody asked for this read, so nobody is told
    console.debug('Conversations couldn’t be refreshed', error);
  }
}
