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

/** Puts what was just written where it stands, once; what is read again afterwards has the last word on its place. */
export function addWritten(queryClient: QueryClient, postId: number, written: Comment | Reply): void {
  const isIn = (list: readonly { id: number }[]) => list.some(({ id }) => id === written.id);
  if ('commentId' in written) {
    patchComment(queryClient, postId, written.commentId, (comment) => {
      // Where not all replies are shown, it stands behind those that are asked for.
      const areAllShown = comment.replies.length === comment.replyCount && !isIn(comment.replies);
      return areAllShown
        ? { ...comment, replyCount: comment.replyCount + 1, replies: [...comment.replies, written] }
        : comment;
    });
    return;
  }
  const lists = queryClient.getQueriesData<CommentPages>({
    queryKey: pathKey('/posts/{id}/comment', { id: postId }),
  });
  for (const [key, list] of lists) {
    const { sort, figure } = askedOf(key);
    const isOther = figure !== undefined && figure !== written.pin?.field;
    if (!list || isOther || list.pages.some(({ data }) => isIn(data))) continue;
    const place = sort === 'newest' ? 0 : list.pages.length - 1;
    const pages = list.pages.map((page, index) => {
      if (index !== place) return page;
      return { ...page, data: sort === 'newest' ? [written, ...page.data] : [...page.data, written] };
    });
    queryClient.setQueryData<CommentPages>(key, { ...list, pages });
  }
}

/** What a list of comments was asked for, as far as it says which are in it, and in which order. */
const askedOf = (key: QueryKey): { sort?: unknown; figure?: unknown } => {
  const asked = key.at(-1);
  return typeof asked === 'object' && asked !== null ? asked : {};
};
