// Comments stand in the pages of their post, replies inside their comment and in the comment's own pages.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
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
  patchComments(queryClient, postId, (comment) => ({ ...comment, replies: inList(comment.replies) }));
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
