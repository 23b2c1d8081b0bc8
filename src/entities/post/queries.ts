import type { Query } from '@tanstack/react-query';
import { pathKey, read, readPages } from '@/api/queries';

/** Which posts, and in which order. */
export interface FeedChoice {
  feed: 'for-you' | 'connections' | 'deals' | 'saved';
  sort: 'latest' | 'top';
  /** Only what is written about it, without the #. */
  tag?: string;
}

export type CommentOrder = 'top' | 'newest' | 'oldest';

export const usualFeed: FeedChoice = { feed: 'for-you', sort: 'latest' };

/** The usual order goes unsaid: so the address is the one that `index.html` asks for early. */
const filterOf = ({ feed, sort, tag }: FeedChoice) => ({
  feed,
  ...(sort === 'top' && { sort }),
  ...(tag && { tag }),
});

export const postQueries = {
  feed: (choice = usualFeed) => ({
    ...readPages('/posts', { query: filterOf(choice) }),
    // Whoever comes back finds the list as they left it, unless a write has changed it.
    refetchOnMount: ({ state }: Pick<Query, 'state'>) => state.isInvalidated,
    // Further down the page a list that is read anew would move the reader; what is new waits above.
    refetchOnWindowFocus: () => window.scrollY < window.innerHeight / 2,
  }),
  /** The feed's first page by itself: what has come since. */
  newest: (choice = usualFeed) => read('/posts', { query: { ...filterOf(choice), page: 1 } }),
  /** The beginning of the key of `newest`, whichever feed it is of. */
  anyNewest: () => [...pathKey('/posts'), { page: 1 }],
  one: (id: number) => read('/posts/{id}', { path: { id } }),
  /** All comments, or those that speak of one figure of the post's evaluation. */
  comments: (id: number, sort: CommentOrder = 'oldest', figure?: string) =>
    readPages('/posts/{id}/comment', {
      path: { id },
      query: { ...(sort !== 'oldest' && { sort }), ...(figure && { figure }) },
    }),
  replies: (id: number, commentId: number) =>
    readPages('/posts/{id}/comment/{x}', { path: { id, x: commentId } }),
  trendingTags: () => read('/posts/tags'),
  reactions: (id: number) => read('/reactions', { query: { postId: id } }),
};
