// Threads in the cache: how the engine reads and changes the one of a conversation.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { UnexpectedAnswerError } from '@/api/errors';
import { pathKey, readOnce } from '@/api/queries';
import { catchUp, loadOlder, readAnew, type ThreadPorts } from '../engine/catch-up';
import { inTurn } from '../engine/in-turn';
import { emptyThread, oldestSolid, type Message, type ReadPage, type Thread } from '../engine/thread';
import { conversationQueries, type Conversation } from './queries';

/** Unread messages are read up to so many pages back; with more, one opens among them. */
const mostPagesAtFirst = 10;

const path = '/conversations/{id}/messages';
const threadKey = (id: number) => [...pathKey(path, { id }), 'thread'];

let turn = 0;

/** The next turn: what is asked for in it is newer than all before. */
export function nextTurn(): number {
  turn += 1;
  return turn;
}

async function readPage(
  queryClient: QueryClient,
  id: number,
  which: { page: number } | { around: number },
): Promise<ReadPage> {
  const asOf = nextTurn();
  const page = await queryClient.fetchQuery({
    queryKey: [...pathKey(path, { id }), 'read', asOf],
    queryFn: ({ signal }) => readOnce(path, { path: { id }, query: which, signal }),
    gcTime: 0,
  });
  return { ...page, data: readable(page.data), asOf };
}

/** What can be shown of a page, each message once; what a server should never send is left out. */
function readable(data: unknown): Message[] {
  if (!Array.isArray(data)) throw new UnexpectedAnswerError();
  const list: readonly unknown[] = data;
  const whole = list.filter(isMessage);
  return [...new Map(whole.map((each) => [each.id, each])).values()];
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { id, content, sender } = value as Record<string, unknown>; // an object was checked for just above
  return Number.isInteger(id) && typeof content === 'string' && typeof sender === 'object' && sender !== null;
}

const isUnreadMet = (thread: Thread, { unreadCount, lastReadId }: Conversation) =>
  unreadCount === 0 || !thread.hasOlder || (oldestSolid(thread)?.id ?? Infinity) <= (lastReadId ?? 0);

/** The first read: the newest messages, and those before them as far as they are unread. */
export const threadQuery = (queryClient: QueryClient, id: number) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: async () => {
      let thread = emptyThread;
      const ports: ThreadPorts = {
        thread: () => thread,
        apply: (change) => {
          thread = change(thread);
        },
        read: (which) => readPage(queryClient, id, which),
      };
      const [conversation] = await Promise.all([
        queryClient.fetchQuery(conversationQueries.one(id)),
        catchUp(ports),
      ]);
      for (let page = 1; page < mostPagesAtFirst && !isUnreadMet(thread, conversation); page += 1) {
        await loadOlder(ports);
      }
      return thread;
    },
    // Each page is tried again by itself.
    retry: false,
    staleTime: 'static',
    structuralSharing: false,
  });

export function changeThread(queryClient: QueryClient, id: number, change: (thread: Thread) => Thread): void {
  queryClient.setQueryData<Thread>(threadKey(id), (thread) => thread && change(thread));
}

export const knownThread = (queryClient: QueryClient, id: number): Thread | undefined =>
  queryClient.getQueryData<Thread>(threadKey(id));

const portsOf = (queryClient: QueryClient, id: number): ThreadPorts => ({
  thread: () => knownThread(queryClient, id) ?? emptyThread,
  apply: (change) => changeThread(queryClient, id, change),
  read: (which) => readPage(queryClient, id, which),
});

const refreshers = new WeakMap<QueryClient, Map<number, () => Promise<void>>>();

/**
 * Reads what is new in a thread that somebody has opened. Asked for again meanwhile, it reads once more. A failure is only
 * logged: the next event, reconnect or visit asks again.
 */
export function refreshThread(queryClient: QueryClient, id: number): Promise<void> {
  const all = refreshers.get(queryClient) ?? new Map<number, () => Promise<void>>();
  refreshers.set(queryClient, all);
  const refresh =
    all.get(id) ??
    inTurn(async () => {
      try {
        // The first read may be under way: what happened since it began is not in it.
        if (!knownThread(queryClient, id)) await queryClient.ensureQueryData(threadQuery(queryClient, id));
        await catchUp(portsOf(queryClient, id));
      } catch (error) {
        // oxlint-disable-next-line no-console -- nobody asked for this read, so nobody is told
        console.debug('A conversation couldn’t be refreshed', error);
      }
    });
  all.set(id, refresh);
  return isWanted(queryClient, id) ? refresh() : Promise.resolve();
}

const isWanted = (queryClient: QueryClient, id: number) =>
  queryClient.getQueryState(threadKey(id)) !== undefined;

/** Reads the page of a message that was changed; a failure is only logged. */
export async function refreshMessage(queryClient: QueryClient, id: number, messageId: number): Promise<void> {
  try {
    await readAnew(portsOf(queryClient, id), messageId);
  } catch (error) {
    // oxlint-disable-next-line no-console -- nobody asked for this read, so nobody is told
    console.debug('A message couldn’t be refreshed', error);
  }
}

/** Reads a page of what was written before. Throws what the read throws. */
export const readOlder = (queryClient: QueryClient, id: number): Promise<void> =>
  loadOlder(portsOf(queryClient, id));
