import { read, readPages } from '@/api/queries';

export const postQueries = {
  feed: () => ({
    ...readPages('/posts', { query: { feed: 'for-you' } }),
    // Further down the page a list that is read anew would move the reader; what is new waits above.
    refetchOnWindowFocus: () => window.scrollY < window.innerHeight / 2,
  }),
  /** The feed's first page by itself: what has come since. */
  newest: () => read('/posts', { query: { feed: 'for-you', page: 1 } }),
  one: (id: number) => read('/posts/{id}', { path: { id } }),
  comments: (id: number) => readPages('/posts/{id}/comment', { path: { id } }),
  replies: (id: number, commentId: number) =>
    readPages('/posts/{id}/comment/{x}', { path: { id, x: commentId } }),
  reactions: (id: number) => read('/reactions', { query: { postId: id } }),
};
