// Lives of the notifications' lists, by their own hooks, on a network that answers in any order and refuses some writes.
import { InfiniteQueryObserver, notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Schemas } from '@/api/contract';
import { notification } from '@/testing/fixtures/fixtures';
import { testQueryClient } from '@/testing/open-app';
import { shownIn, type NotificationPages } from './cache';
import { useMarkAllRead, useMarkRead } from './mutations';
import { notificationQueries } from './queries';
import { refreshNotifications } from './refresh';
import { removeSoon, undoRemoval } from './removal';
import { useRemoval } from './removal-store';
import { unreadIn } from './unread';

type Row = Schemas['Notification'];

interface Sent {
  method?: string;
  body?: string;
  signal?: AbortSignal;
}

/** The same numbers for the same seed: a life that fails can be lived again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const pageSize = 4;
const unread = (rows: readonly Row[]) => rows.filter(({ read }) => !read);

/** A server whose requests are worked on, and answered, when the dice say so; one write of five is refused. */
function simulatedServer(roll: (sides: number) => number) {
  let rows: Row[] = [];
  const waiting: (() => void)[] = [];
  const pageOf = (query: URLSearchParams) => {
    const asked = query.has('unread') ? unread(rows) : rows;
    const page = Number(query.get('page') ?? 1);
    return {
      page,
      totalPages: Math.ceil(asked.length / pageSize),
      notifications: asked.slice((page - 1) * pageSize, page * pageSize),
      unreadCount: unread(rows).length,
    };
  };
  const perform = (method: string, url: URL, body: string): Response => {
    if (method === 'GET') return Response.json(pageOf(url.searchParams));
    if (roll(5) === 0) return Response.json({ message: 'refused', code: 'fault' }, { status: 500 });
    const id = Number(url.pathname.split('/').at(-1));
    if (method === 'DELETE') rows = rows.filter((row) => row.id !== id);
    else {
      const isAll = url.pathname.endsWith('/mark-all');
      const read = isAll || (JSON.parse(body) as { read: boolean }).read; // what the client sends
      rows = rows.map((row) => (isAll || row.id === id ? { ...row, read } : row));
    }
    return new Response(null, { status: 204 });
  };
  return {
    rows: () => rows,
    arrive(id: number) {
      const row = notification(5, { id, read: false, createdAt: new Date(id * 60_000).toISOString() });
      rows = [row, ...rows];
    },
    /** As the client calls it. */
    fetch: (input: string | URL, { method = 'GET', body = '', signal }: Sent = {}) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        waiting.push(() => {
          const answer = perform(method, new URL(input), body);
          waiting.push(() => resolve(answer));
        });
      }),
    /** One of the requests goes a step on; false when none waits. */
    step(): boolean {
      const [next] = waiting.splice(roll(waiting.length), 1);
      next?.();
      return next !== undefined;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  vi.spyOn(console, 'debug').mockImplementation(() => {});
});
afterEach(() => {
  notifyManager.setScheduler((act) => setTimeout(act, 0));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function live(seed: number) {
  const roll = dice(seed);
  const server = simulatedServer(roll);
  vi.stubGlobal('fetch', server.fetch);
  const queryClient = testQueryClient();
  let lastId = 0;
  const arrive = () => server.arrive((lastId += 1));
  for (let count = 0; count < 10; count += 1) arrive();

  const all = notificationQueries.list();
  const ofUnread = notificationQueries.list('unread');
  const observers = [all, ofUnread].map((options) => new InfiniteQueryObserver(queryClient, options));
  const stops = observers.map((observer) => observer.subscribe(() => {}));
  const drain = async () => {
    do await settle();
    while (server.step());
    await settle();
  };
  await drain();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ markRead: useMarkRead(), ...useMarkAllRead() }), { wrapper });
  const shown = () => {
    const { rows } = useRemoval.getState();
    return shownIn(queryClient.getQueryData<NotificationPages>(all.queryKey)).filter(
      ({ id }) => !rows.has(id),
    );
  };
  const some = () => shown().filter(() => roll(3) === 0);
  const acts = [
    () => {
      arrive();
      void refreshNotifications(queryClient);
    },
    () => result.current.markRead(some(), true),
    () => result.current.markRead(some(), false),
    () => result.current.markAllRead(),
    () => removeSoon(queryClient, some().slice(0, 2)),
    () => undoRemoval(),
    () => window.dispatchEvent(new Event('pagehide')),
    () => void refreshNotifications(queryClient),
    () => void observers[roll(2)]?.fetchNextPage(),
    ...Array.from({ length: 6 }, () => () => void server.step()),
  ];
  for (let turn = 0; turn < 40; turn += 1) {
    acts[roll(acts.length)]?.();
    await settle();
  }
  window.dispatchEvent(new Event('pagehide'));
  await drain();
  for (const stop of stops) stop();
  cleanup();

  const had = new Map(server.rows().map((row) => [row.id, row.read]));
  const loaded = shown();
  const pages = queryClient.getQueryData<NotificationPages>(all.queryKey);
  const unreadPages = queryClient.getQueryData<NotificationPages>(ofUnread.queryKey);
  return {
    hidden: useRemoval.getState().rows.size,
    // Later pages may lack what moved between them; what is shown is the server's, once, in order.
    wrong: loaded.filter(({ id, read }) => had.get(id) !== read).map(({ id }) => id),
    isInOrder: loaded.every(({ id }, place) => place === 0 || id < (loaded[place - 1]?.id ?? 0)),
    lacking: server
      .rows()
      .slice(0, pageSize)
      .filter(({ id }) => !loaded.some((row) => row.id === id)),
    unread: unreadIn(pages) - unread(server.rows()).length,
    unreadInTab: unreadIn(unreadPages) - unread(server.rows()).length,
    wrongInTab: shownIn(unreadPages)
      .filter(({ id, read }) => had.get(id) !== read)
      .map(({ id }) => id),
  };
}

const right = {
  hidden: 0,
  wrong: [],
  isInOrder: true,
  lacking: [],
  unread: 0,
  unreadInTab: 0,
  wrongInTab: [],
};

it('Whatever the order of the answers, both tabs and the count end as the server has them', async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    expect(await live(seed), `life ${seed}`).toEqual(right);
  }
  // Half a minute when nothing else runs: cut off, it would go on beneath the tests after it.
}, 300_000);
