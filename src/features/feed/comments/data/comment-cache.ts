// Comments stand in the pages of their post, replies inside their comment and in the comment's own pages.
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { changeOf, showChanges, type CacheChange } from '@/api/cache/optimistic';
import { pathKey } from '@/api/queries';

type Comment = Schemas['Comment'];
type Reply = Schemas['Reply'];
type CommentPages = InfiniteData<Schemas['CommentPage'], number>;
type ReplyPages = InfiniteData<Schemas['ReplyPage'], number>;

/** The change of one comment wherever it is shown. */
export function commentChange(
  postId: number,
  id: number,
  patch: (comment: Comment) => Comment,
): readonly CacheChange[] {
  return [changeOf<CommentPages>(commentsOf(postId), (pages) => withItem(pages, id, patch))];
}

/** The change of one reply, inside its comment and in the comment's own pages. */
export function replyChange(
  postId: number,
  id: number,
  patch: (reply: Reply) => Reply,
): readonly CacheChange[] {
  const [path] = pathKey('/posts/{id}/comment', { id: postId });
  return [
    changeOf<CommentPages>(commentsOf(postId), (pages) =>
      mapItems(pages, (comment) => {
        const replies = Array.isArray(comment.replies) ? mapList(comment.replies, id, patch) : [];
        return replies === comment.replies ? comment : { ...comment, replies };
      }),
    ),
    changeOf<ReplyPages>(
      { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${path}/`) },
      (pages) => withItem(pages, id, patch),
    ),
  ];
}

/** Shows what the server has of a comment, wherever it is shown. */
export function patchComment(queryClient: QueryClient, ...change: Parameters<typeof commentChange>): void {
  showChanges(queryClient, commentChange(...change)).end();
}

/** As `patchComment`, of a reply. */
export function patchReply(queryClient: QueryClient, ...change: Parameters<typeof replyChange>): void {
  showChanges(queryClient, replyChange(...change)).end();
}

const commentsOf = (postId: number) => ({ queryKey: pathKey('/posts/{id}/comment', { id: postId }) });

// Each of these gives back the very same list where nothing in it changes.
const mapItems = <Item>(pages: ListOf<Item>, patch: (item: Item) => Item): ListOf<Item> => {
  const changed = pages.pages.map((page) => {
    const data = page.data.map(patch);
    return data.every((item, index) => item === page.data[index]) ? page : { ...page, data };
  });
  return changed.every((page, index) => page === pages.pages[index]) ? pages : { ...pages, pages: changed };
};

const withItem = <Item extends { id: number }>(
  pages: ListOf<Item>,
  id: number,
  patch: (item: Item) => Item,
): ListOf<Item> => mapItems(pages, (item) => (item.id === id ? patch(item) : item));

function mapList<Item extends { id: number }>(list: Item[], id: number, patch: (item: Item) => Item): Item[] {
  return list.some((item) => item.id === id)
    ? list.map((item) => (item.id === id ? patch(item) : item))
    : list;
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
