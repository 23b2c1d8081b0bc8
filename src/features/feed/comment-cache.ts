// Comments stand in the pages of their post, replies inside their comment and in the comment's own pages.
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { pathKey } from '@/api/queries';

type Comment = Schemas['Comment'];
type Reply = Schemas['Reply'];
type CommentPages = InfiniteData<Schemas['CommentPage'], number>;
type ReplyPages = InfiniteData<Schemas['ReplyPage'], number>;

/** Changes one comment of a post wherever it is shown. */
export function patchComment(
  queryClient: QueryClient,
  postId: number,
  id: number,
  patch: (comment: Comment) => Comment,
): void {
  patchComments(queryClient, postId, (comment) => (comment.id === id ? patch(comment) : comment));
}

/** Changes one reply of a post wherever it is shown. */
export function patchReply(
  queryClient: QueryClient,
  postId: number,
  id: number,
  patch: (reply: Reply) => Reply,
): void {
  const inList = (replies: Reply[]) => replies.map((reply) => (reply.id === id ? patch(reply) : reply));
  patchComments(queryClient, postId, (comment) => ({
    ...comment,
    replies: Array.isArray(comment.replies) ? inList(comment.replies) : [],
  }));
  const [commentsPath] = pathKey('/posts/{id}/comment', { id: postId });
  queryClient.setQueriesData<ReplyPages>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${commentsPath}/`) },
    (pages) =>
      pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, data: inList(page.data) })) },
  );
}

function patchComments(queryClient: QueryClient, postId: number, patch: (comment: Comment) => Comment): void {
  queryClient.setQueriesData<CommentPages>(
    { queryKey: pathKey('/posts/{id}/comment', { id: postId }) },
    (pages) =>
      pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(patch) })) },
  );
}

// What I have just written is a list of its own beside those of the server, which may show it on a page that was not read yet.
// Its key begins with the same path: what changes a comment wherever it is shown changes it here too.
export const writtenComments = (postId: number): QueryKey => [
  ...pathKey('/posts/{id}/comment', { id: postId }),
  'written',
];

export const writtenReplies = (postId: number, commentId: number): QueryKey => [
  ...pathKey('/posts/{id}/comment/{x}', { id: postId, x: commentId }),
  'written',
];

type ListOf<Item> = InfiniteData<{ page: number; totalPages: number; total: number; data: Item[] }, number>;

/** All items of a list, page by page. */
export const itemsOf = <Item>(list: ListOf<Item> | undefined): Item[] =>
  list?.pages.flatMap(({ data }) => data) ?? [];

const listOf = <Item>(data: Item[]): ListOf<Item> => ({
  pages: [{ page: 1, totalPages: 1, total: data.length, data }],
  pageParams: [1],
});

/** Puts what was just written beside the lists, once. */
export function addWritten(queryClient: QueryClient, postId: number, written: Comment | Reply): void {
  const isIn = (list: readonly { id: number }[]) => list.some(({ id }) => id === written.id);
  if (!('commentId' in written)) {
    queryClient.setQueryData<CommentPages>(writtenComments(postId), (list) =>
      isIn(itemsOf(list)) ? list : listOf([...itemsOf(list), written]),
    );
    return;
  }
  const key = writtenReplies(postId, written.commentId);
  if (isIn(itemsOf(queryClient.getQueryData<ReplyPages>(key)))) return;
  queryClient.setQueryData<ReplyPages>(key, (list) => listOf([...itemsOf(list), written]));
  patchComment(queryClient, postId, written.commentId, (comment) => ({
    ...comment,
    replyCount: comment.replyCount + 1,
  }));
}

/** Takes it away again: it was deleted. */
export function dropWritten(queryClient: QueryClient, key: QueryKey, id: number): void {
  queryClient.setQueryData<ListOf<{ id: number }>>(
    key,
    (list) => list && listOf(itemsOf(list).filter((each) => each.id !== id)),
  );
}
