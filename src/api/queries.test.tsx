import { type QueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { request } from './client';
import { type ApiError, NetworkError, UnexpectedAnswerError } from './errors';
import { read, readPages, useDelete, usePost, usePut } from './queries';

let queryClient: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  queryClient = testQueryClient();
  mockServer.signInAs('hannah.okafor');
});

const url = (path: string) => new URL(`/api${path}`, location.origin).href;

describe('reading', () => {
  it('sends the query parameters that are given, and credentials', async () => {
    let seen: Request | undefined;
    mockServer.use(
      http.get(url('/users'), ({ request }) => {
        seen = request;
        return HttpResponse.json({ page: 1, totalPages: 0, total: 0, data: [] });
      }),
    );
    await queryClient.fetchQuery(read('/users', { query: { query: 'a b&c' } }));
    expect(seen && new URL(seen.url).search).toBe('?query=a+b%26c');
    expect(seen?.credentials).toBe('include');
  });

  it('fills the path, each part encoded', async () => {
    const paths: string[] = [];
    mockServer.use(
      http.get(url('/media/:owner/media/:file'), ({ request }) => {
        paths.push(new URL(request.url).pathname);
        return HttpResponse.json(null);
      }),
    );
    await queryClient.fetchQuery(
      read('/media/{ownerId}/media/{file}', { path: { ownerId: '../1', file: 'a b.svg' } }),
    );
    expect(paths).toEqual(['/api/media/..%2F1/media/a%20b.svg']);
  });

  it('asks page after page while page < totalPages', async () => {
    const { result } = renderHook(() => useInfiniteQuery(readPages('/notifications')), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const total = result.current.data?.pages[0]?.totalPages ?? 0;
    expect(total).toBeGreaterThan(1);
    for (let page = 2; page <= total; page += 1) {
      expect(result.current.hasNextPage).toBe(true);
      await act(() => result.current.fetchNextPage());
      await waitFor(() => expect(result.current.data?.pages).toHaveLength(page));
    }
    expect(result.current.hasNextPage).toBe(false);
    expect(result.current.data?.pages.map(({ page }) => page)).toEqual(
      Array.from({ length: total }, (_, i) => i + 1),
    );
  });

  it.each([200, 204])('takes an empty answer with status %i for success', async (status) => {
    mockServer.use(http.get(url('/posts/1'), () => new HttpResponse(null, { status })));
    const answer = await queryClient.fetchQuery({
      queryKey: ['empty'],
      // a query may not answer undefined, which is what a call without a body answers
      queryFn: async () => (await request('get', '/posts/{id}', { path: { id: 1 } })) ?? 'nothing',
    });
    expect(answer).toBe('nothing');
  });

  it('breaks off what nobody waits for any more, and shows no late answer', async () => {
    let isBrokenOff = false;
    mockServer.use(
      http.get(url('/posts/1'), async ({ request: { signal } }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        isBrokenOff = true;
        return HttpResponse.json({});
      }),
    );
    const one = read('/posts/{id}', { path: { id: 1 } });
    const { unmount } = renderHook(() => useQuery(one), { wrapper });
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    unmount();
    await waitFor(() => expect(isBrokenOff).toBe(true));
    expect(queryClient.getQueryData(one.queryKey)).toBeUndefined();
  });

  it.each([
    [
      'cut-off JSON',
      () => new HttpResponse('{"page":1,', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['a proxy’s page', () => HttpResponse.html('<h1>Welcome to the café’s Wi-Fi</h1>')],
  ])('takes %s for an unexpected answer', async (_name, answer) => {
    mockServer.use(http.get(url('/posts/1'), answer));
    await expect(queryClient.fetchQuery(read('/posts/{id}', { path: { id: 1 } }))).rejects.toThrow(
      UnexpectedAnswerError,
    );
  });

  it('takes a page without its list for an unexpected answer', async () => {
    mockServer.use(http.get(url('/posts'), () => HttpResponse.json({ page: 1, totalPages: 2, data: null })));
    await expect(queryClient.fetchInfiniteQuery(readPages('/posts'))).rejects.toThrow(UnexpectedAnswerError);
  });

  it.each([
    [500, 4],
    [429, 4],
    [404, 1],
    [403, 1],
  ])('answered with %i asks %i times in all', async (status, times) => {
    const requests = mockServer.recordRequests();
    mockServer.fail('getPost', { status });
    const { result } = renderHook(
      () => useQuery({ ...read('/posts/{id}', { path: { id: 1 } }), retryDelay: 0 }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.isError).toBe(true));
    // A page of an earlier test may still be read.
    expect(requests.filter((path) => path === '/posts/1')).toHaveLength(times);
  });
});

describe('writing', () => {
  const readUsers = read('/users', { query: { suggested: true } });

  it('POST refreshes what was read from its path, and only that', async () => {
    await queryClient.fetchQuery(read('/posts', { query: { feed: 'for-you' } }));
    await queryClient.fetchQuery(readUsers);
    const { result } = renderHook(() => usePost('/posts'), { wrapper });
    await act(() => result.current.mutateAsync({ body: { content: 'Exchanged today' } }));
    const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect(isStale(read('/posts', { query: { feed: 'for-you' } }).queryKey)).toBe(true);
    expect(isStale(readUsers.queryKey)).toBe(false);
  });

  it('a first reading that was under way before it is asked for again', async () => {
    let answerOld = () => {};
    const old = new Promise<void>((resolve) => {
      answerOld = resolve;
    });
    const answers = ['before', 'after'];
    mockServer.use(
      http.get(url('/users'), async () => {
        const said = answers.shift();
        if (said === 'before') await old;
        return HttpResponse.json({ page: 1, totalPages: 0, total: 0, data: [], said });
      }),
    );
    const { result } = renderHook(
      () => ({ users: useQuery(readUsers), post: usePost('/posts', { refreshes: ['/users'] }) }),
      { wrapper },
    );
    await waitFor(() => expect(answers).toEqual(['after']));
    await act(() => result.current.post.mutateAsync({ body: { content: 'Exchanged today' } }));
    answerOld();
    await waitFor(() => expect(result.current.users.data).toMatchObject({ said: 'after' }));
  });

  it('PUT and DELETE of one refresh the list and the one; a named key takes their place', async () => {
    const one = read('/posts/{id}', { path: { id: 1 } });
    await queryClient.fetchQuery(one);
    await queryClient.fetchQuery(readUsers);
    const list = read('/posts');
    await queryClient.fetchQuery(list);
    const own = mockServer.world.db.post.by('authorId', 1).at(-1)?.id ?? 0;
    const { result } = renderHook(
      () => ({ put: usePut('/posts/{id}'), remove: useDelete('/posts/{id}', { refreshes: ['/users'] }) }),
      { wrapper },
    );
    await act(() => result.current.put.mutateAsync({ path: { id: own }, body: { content: 'Corrected' } }));
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(one.queryKey)?.isInvalidated).toBe(own === 1);
    await act(() => result.current.remove.mutateAsync({ path: { id: own } }));
    expect(queryClient.getQueryState(readUsers.queryKey)?.isInvalidated).toBe(true);
  });

  it('sends what a double click says twice once, and what says something else or comes later as well', async () => {
    const requests = mockServer.recordRequests();
    const { result } = renderHook(() => usePut('/posts/comment/like/{id}'), { wrapper });
    const id = mockServer.world.db.comment.all()[0]?.id ?? 0;
    const like = (liked: boolean) => result.current.mutate({ path: { id }, body: { liked } });
    act(() => {
      like(true);
      like(true);
      like(false);
      like(true);
    });
    await waitFor(() => expect(requests).toHaveLength(3));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    act(() => like(true));
    await waitFor(() => expect(requests).toHaveLength(4));
  });

  it('never sends a failed write again by itself', async () => {
    const requests = mockServer.recordRequests();
    mockServer.fail('createPost', { status: 503 });
    const { result } = renderHook(() => usePost('/posts'), { wrapper });
    await act(() => result.current.mutateAsync({ body: { content: 'x' } }).catch(() => undefined));
    expect(requests).toEqual(['/posts']);
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }));
  });

  it('says that no answer came when none came', async () => {
    mockServer.fail('createPost', { status: 'network' });
    const { result } = renderHook(() => usePost('/posts'), { wrapper });
    await act(() => result.current.mutateAsync({ body: { content: 'x' } }).catch(() => undefined));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(NetworkError));
  });

  it('tells the fields that the server refused', async () => {
    const { result } = renderHook(() => usePost('/posts'), { wrapper });
    await act(() => result.current.mutateAsync({ body: { content: ' ' } }).catch(() => undefined));
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 422 }));
    expect((result.current.error as ApiError).errors.get('content')).toHaveLength(1);
  });
});
