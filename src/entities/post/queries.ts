import { read, readPages } from '@/api/queries';

export const postQueries = {
  feed: () => readPages('/posts', { query: { feed: 'for-you' } }),
  one: (id: number) => read('/posts/{id}', { path: { id } }),
  comments: (id: number) => readPages('/posts/{id}/comment', { path: { id } }),
  replies: (id: number, commentId: number) =>
    readPages('/posts/{id}/comment/{x}', { path: { id, x: commentId } }),
  reactions: (id: number) => read('/reactions', { query: { postId: id } }),
};
