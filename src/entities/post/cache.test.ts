import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { post } from '@/testing/fixtures/fixtures';
import { findPost, insertPost, patchPost } from './cache';
import { postQueries } from './queries';

const numbered = (id: number) => post({ id, content: `Post ${id}` });

const feedKey = postQueries.feed().queryKey;
const authorKey = ['/posts', 'pages', { author: 2 }];
const pages = (...ids: number[][]): InfiniteData<Schemas['PostPage'], number> => ({
  pages: ids.map((page, index) => ({
    page: index + 1,
    totalPages: ids.length,
    total: 9,
    data: page.map(numbered),
  })),
  pageParams: ids.map((_, index) => index + 1),
});

let queryClient: QueryClient;
const idsIn = (key: readonly unknown[]) =>
  queryClient
    .getQueryData<InfiniteData<Schemas['PostPage'], number>>(key)
    ?.pages.flatMap(({ data }) => data.map(({ id }) => id));
const feedIds = () => queryClient.getQueryData(feedKey)?.pages.map((page) => page.data.map(({ id }) => id));

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(feedKey, pages([5, 4], [3]));
  queryClient.setQueryData(authorKey, pages([4]));
  queryClient.setQueryData(postQueries.one(4).queryKey, numbered(4));
});

describe('a post in the cache', () => {
  it('is changed in every list and on its own page alike', () => {
    patchPost(queryClient, 4, (old) => ({ ...old, content: 'New words' }));
    const inAuthorList = queryClient.getQueryData<InfiniteData<Schemas['PostPage'], number>>(authorKey);
    expect(queryClient.getQueryData(feedKey)?.pages[0]?.data[1]?.content).toBe('New words');
    expect(inAuthorList?.pages[0]?.data[0]?.content).toBe('New words');
    expect(queryClient.getQueryData(postQueries.one(4).queryKey)?.content).toBe('New words');
  });

  it('leaves the others as they were, to the very object', () => {
    const before = queryClient.getQueryData(feedKey)?.pages[1]?.data[0];
    patchPost(queryClient, 4, (old) => ({ ...old, content: 'New words' }));
    expect(queryClient.getQueryData(feedKey)?.pages[1]?.data[0]).toBe(before);
  });

  it('goes on top when it is new, and only once', () => {
    insertPost(queryClient, numbered(6));
    insertPost(queryClient, numbered(6));
    expect(feedIds()).toEqual([[6, 5, 4], [3]]);
  });

  it('is put into the lists it belongs to alone: not that of another author, of a tag, of what is kept', () => {
    const others = [{ author: 99 }, { feed: 'saved' }, { feed: 'deals' }, { tag: 'leeds' }].map((asked) => [
      '/posts',
      'pages',
      asked,
    ]);
    for (const key of others) queryClient.setQueryData(key, pages([4]));
    const ownKey = ['/posts', 'pages', { author: numbered(6).authUser.id }];
    const pinned = post({ id: 2, pinned: true });
    const own = pages([4]);
    queryClient.setQueryData(ownKey, { ...own, pages: [{ ...own.pages[0], data: [pinned, numbered(4)] }] });
    insertPost(queryClient, numbered(6));
    for (const key of others) expect(idsIn(key)).toEqual([4]);
    expect(idsIn(ownKey)).toEqual([2, 6, 4]);
  });

  it('does nothing to lists nobody has read', () => {
    queryClient.clear();
    insertPost(queryClient, numbered(6));
    patchPost(queryClient, 6, (old) => old);
    expect(findPost(queryClient, 6)).toBeUndefined();
  });

  it('is found in whichever list shows it', () => {
    expect(findPost(queryClient, 3)?.content).toBe('Post 3');
  });
});
