// Five hundred lives of the notifications' lists on a network that answers in any order, late, or not well.
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshFirstPage } from '@/api/newest';
import type { Schemas } from '@/api/contract';
import { notification } from '@/testing/fixtures';
import { shownIn, unreadIn, withAllRead, withHead, withRead, type NotificationPages } from './cache';
import { changeLists } from './change-lists';
import { notificationQueries } from './queries';

type Row = Schemas['Notification'];
type Page = Schemas['NotificationPage'];

/** The same numbers for the same seed: a life that fails can be lived again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A server whose requests are worked on, and answered, when the dice say so. */
function simulatedServer(roll: (sides: number) => number) {
  let rows: Row[] = [];
  const waiting: (() => void)[] = [];
  const head = (): Page => ({
    page: 1,
    totalPages: 1,
    notifications: [...rows],
    unreadCount: rows.filter(({ read }) => !read).length,
  });
  const ask = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        const isRefused = roll(5) === 0;
        const answer = isRefused ? undefined : work();
        waiting.push(() => (isRefused ? reject(new Error('refused')) : resolve(answer as T))); // -- worked on just above
      });
    });
  return {
    arrive(id: number) {
      rows = [notification(5, { id, read: false, createdAt: new Date(id * 60_000).toISOString() }), ...rows];
    },
    head,
    askHead: () => ask(head),
    putRead: (ids: ReadonlySet<number>) =>
      ask(() => {
        rows = rows.map((row) => (ids.has(row.id) ? { ...row, read: true } : row));
      }),
    putAllRead: () =>
      ask(() => {
        rows = rows.map((row) => ({ ...row, read: true }));
      }),
    /** One of the requests goes a step on; false when none waits. */
    step(): boolean {
      const [next] = waiting.splice(roll(waiting.length), 1);
      next?.();
      return next !== undefined;
    },
  };
}

async function live(seed: number) {
  const roll = dice(seed);
  const server = simulatedServer(roll);
  const queryClient = new QueryClient();
  const { queryKey } = notificationQueries.list();
  let lastId = 3;
  for (let id = 1; id <= lastId; id += 1) server.arrive(id);
  queryClient.setQueryData<NotificationPages>(queryKey, { pages: [server.head()], pageParams: [1] });
  const shown = () => queryClient.getQueryData<NotificationPages>(queryKey);

  // As the client does; a refused read is asked for again by the next event, which here is the same question at once.
  const refresh = async (): Promise<void> => {
    const merge = (pages: NotificationPages, head: Page) => withHead(pages, head);
    await refreshFirstPage(queryClient, queryKey, { ask: server.askHead, merge }).catch(refresh);
  };
  const write = (change: (pages: NotificationPages) => NotificationPages, put: () => Promise<unknown>) => {
    const started = changeLists(queryClient, change);
    void put()
      .catch(() => started.undo())
      .finally(() => {
        started.end();
        void refresh();
      });
  };
  const acts = [
    () => {
      lastId += 1;
      server.arrive(lastId);
      void refresh();
    },
    () => {
      const rows = shownIn(shown());
      const ids = new Set(rows.slice(roll(rows.length)).map(({ id }) => id));
      write(
        (pages) => withRead(pages, ids, true),
        () => server.putRead(ids),
      );
    },
    () => write(withAllRead, server.putAllRead),
    () => void refresh(),
    () => void server.step(),
    () => void server.step(),
    () => void server.step(),
  ];
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  for (let turn = 0; turn < 25; turn += 1) {
    acts[roll(acts.length)]?.();
    await settle();
  }
  while (server.step()) await settle();
  const { notifications, unreadCount } = server.head();
  const seen = (rows: readonly Row[]) => rows.map(({ id, read }) => `${id} ${read ? 'read' : 'unread'}`);
  return {
    shown: { rows: seen(shownIn(shown())), unread: unreadIn(shown()) },
    had: { rows: seen(notifications), unread: unreadCount },
  };
}

it('Whatever the order of the answers, list and count end as the server has them', async () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { shown, had } = await live(seed);
    expect(shown, `life ${seed}`).toEqual(had);
  }
});
