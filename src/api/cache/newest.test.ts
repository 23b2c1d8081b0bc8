import { InfiniteQueryObserver, QueryClient, type InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { refreshFirstPage } from './newest';
import { changeOf, showChanges } from './optimistic';

interface Page {
  unread: number;
  rows: readonly { id: number; read: boolean }[];
}
const queryKey = ['/notifications', 'pages', {}];
const page = (unread: number): Page => ({ unread, rows: [{ id: 1, read: unread === 0 }] });

function setUp() {
  const queryClient = new QueryClient();
  queryClient.setQueryData<Page>(queryKey, page(6));
  /** A question whose answer comes when the test says so. */
  const ask = () => {
    let answer: (page: Page) => void = () => {};
    const answers = [new Promise<Page>((resolve) => (answer = resolve))];
    const done = refreshFirstPage<Page, Page>(queryClient, queryKey, {
      ask: () => answers.shift() ?? Promise.resolve(page(2)),
      merge: (_pages, head) => head,
    });
    return async (value: Page) => {
      answer(value);
      await done;
    };
  };
  const markRead = () =>
    showChanges(queryClient, [changeOf<Page>({ queryKey }, (pages) => ({ ...page(0), rows: pages.rows }))]);
  return { queryClient, ask, markRead, shown: () => queryClient.getQueryData<Page>(queryKey) };
}

describe('The first page of a list', () => {
  it('An answer to an older question never replaces a newer one', async () => {
    const { ask, shown } = setUp();
    const older = ask();
    const newer = ask();
    await newer(page(0));
    await older(page(6));
    expect(shown()?.unread).toBe(0);
  });

  it('An answer from before a write does not come back after it, and is asked for again', async () => {
    const { queryClient, ask, markRead, shown } = setUp();
    const older = ask();
    markRead().end();
    const seen: unknown[] = [];
    queryClient.getQueryCache().subscribe(() => seen.push(shown()?.unread));
    await older(page(6));
    await Promise.resolve();
    expect(seen).toEqual([2]);
  });

  it('An answer that was asked for before the whole list was read again is dropped', async () => {
    const { queryClient, ask, shown } = setUp();
    const older = ask();
    await queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(page(2)) });
    await older(page(6));
    expect(shown()?.unread).toBe(2);
  });

  it('An answer from before a next page was asked for still counts', async () => {
    const { queryClient, ask, shown } = setUp();
    const older = ask();
    const query = queryClient.getQueryCache().find({ queryKey });
    const meta = { fetchMore: { direction: 'forward' as const } };
    await query?.fetch({ queryKey, queryFn: () => Promise.resolve(page(6)) }, { meta });
    await older(page(3));
    expect(shown()?.unread).toBe(3);
  });

  it.each(['before it ends', 'after it'])(
    'A read of the whole list that began during a write, and is answered %s, is asked for again',
    async (moment) => {
      const { queryClient, markRead } = setUp();
      const write = markRead();
      let answer = (_page: Page) => {};
      const queryFn = () =>
        new Promise<Page>((resolve) => {
          answer = resolve;
        });
      const read = queryClient.fetchQuery({ queryKey, queryFn });
      if (moment === 'after it') write.end();
      answer(page(6));
      await read;
      if (moment !== 'after it') write.end();
      await Promise.resolve();
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    },
  );

  it('A next page that was under way does not take away what came meanwhile', async () => {
    const queryClient = new QueryClient();
    const key = ['/notifications', 'pages', {}];
    let answerNext = (_rows: number[]) => {};
    const options = {
      queryKey: key,
      queryFn: ({ pageParam }: { pageParam: number }) =>
        pageParam === 1
          ? Promise.resolve([2])
          : new Promise<number[]>((resolve) => {
              answerNext = resolve;
            }),
      initialPageParam: 1,
      getNextPageParam: (_last: number[], all: number[][]) => all.length + 1,
    };
    const observer = new InfiniteQueryObserver(queryClient, options);
    const stop = observer.subscribe(() => {});
    await observer.refetch();
    const next = observer.fetchNextPage();
    await refreshFirstPage<InfiniteData<number[]>, number[]>(queryClient, key, {
      ask: () => Promise.resolve([3, 2]),
      merge: ({ pages, pageParams }, head) => ({ pageParams, pages: [head, ...pages.slice(1)] }),
    });
    answerNext([1]);
    await next;
    await Promise.resolve();
    stop();
    expect(queryClient.getQueryData<InfiniteData<number[]>>(key)?.pages).toEqual([[3, 2], [1]]);
  });

  it('An answer that comes during a write is asked for again when the write has ended', async () => {
    const { queryClient, markRead, shown } = setUp();
    const write = markRead();
    const answers = [page(6), page(2)];
    await refreshFirstPage<Page, Page>(queryClient, queryKey, {
      ask: () => Promise.resolve(answers.shift() ?? page(99)),
      merge: (_pages, head) => head,
    });
    expect(shown()?.unread).toBe(0);
    write.end();
    await Promise.resolve();
    await Promise.resolve();
    expect(shown()?.unread).toBe(2);
    expect(answers).toEqual([]);
  });
});

describe('A change that is shown before the server has it', () => {
  it('A row that arrived meanwhile stays when the change is undone', () => {
    const { queryClient, shown } = setUp();
    const change = showChanges(queryClient, [
      changeOf<Page>({ queryKey }, () => ({ unread: 0, rows: [{ id: 1, read: true }] })),
    ]);
    queryClient.setQueryData<Page>(
      queryKey,
      (pages) => pages && { unread: 1, rows: [{ id: 2, read: false }, ...pages.rows] },
    );
    change.undo();
    expect(shown()?.rows).toEqual([
      { id: 2, read: false },
      { id: 1, read: false },
    ]);
  });

  it('Undone from under a later one, it leaves nothing behind when that is undone too', () => {
    const { queryClient, shown } = setUp();
    const mark = (read: boolean) =>
      showChanges(queryClient, [
        changeOf<Page>({ queryKey }, (pages) => ({
          unread: pages.unread + (read ? -1 : 1),
          rows: pages.rows.map((row) => ({ ...row, read })),
        })),
      ]);
    const earlier = mark(true);
    const later = mark(false);
    earlier.undo();
    expect(shown()).toEqual({ unread: 7, rows: [{ id: 1, read: false }] });
    later.undo();
    expect(shown()).toEqual(page(6));
  });

  it('Undone from under a later one whose write has ended, it leaves that as it is', () => {
    const { queryClient, shown } = setUp();
    const add = (id: number) =>
      showChanges(queryClient, [
        changeOf<Page>({ queryKey }, ({ unread, rows }) => ({
          unread: unread + 1,
          rows: [...rows, { id, read: false }],
        })),
      ]);
    const earlier = add(2);
    add(3).end();
    earlier.undo();
    earlier.end();
    expect(shown()).toEqual({ unread: 7, rows: [...page(6).rows, { id: 3, read: false }] });
  });

  it('A next page that was asked for meanwhile does not bring it back when it is undone', async () => {
    const { queryClient, shown } = setUp();
    const change = showChanges(queryClient, [changeOf<Page>({ queryKey }, () => page(0))]);
    let answer = () => {};
    const queryFn = () => new Promise<Page>((resolve) => (answer = () => resolve(page(0))));
    const next = queryClient.getQueryCache().build(queryClient, { queryKey, queryFn });
    void next.fetch().catch(() => {});
    change.undo();
    answer();
    await Promise.resolve();
    expect(shown()?.unread).toBe(6);
    change.end();
    expect(next.state.isInvalidated).toBe(true);
  });

  it('A read that is under way is cancelled and asked for again after the write', async () => {
    const { queryClient, shown } = setUp();
    const answers = [page(6), page(0)];
    let isAnswered = () => {};
    const queryFn = () =>
      new Promise<Page>((resolve) => {
        const answer = answers.shift() ?? page(99);
        isAnswered = () => resolve(answer);
      });
    const observed = queryClient.getQueryCache().build(queryClient, { queryKey, queryFn });
    void observed.fetch().catch(() => {});
    const change = showChanges(queryClient, [changeOf<Page>({ queryKey }, () => page(0))]);
    isAnswered();
    await Promise.resolve();
    expect(shown()?.unread).toBe(0);
    expect(observed.state.fetchStatus).toBe('idle');
    change.end();
    expect(observed.state.isInvalidated).toBe(true);
  });

  it('A list that has not come yet is left to its first read', () => {
    const { queryClient } = setUp();
    const other = ['/notifications', 'pages', { unread: true }];
    const first = queryClient.getQueryCache().build(queryClient, {
      queryKey: other,
      queryFn: () => new Promise<Page>(() => {}),
    });
    void first.fetch();
    showChanges(queryClient, [changeOf<Page>({ queryKey: ['/notifications'] }, () => page(0))]);
    expect(first.state.fetchStatus).toBe('fetching');
  });
});
