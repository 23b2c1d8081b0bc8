// A post is shown in many lists: these walk every list in the cache by key prefix, so that all of them agree.
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { changeOf, type CacheChange } from '@/api/cache/optimistic';
import { postQueries } from './queries';

type Post = Schemas['Post'];
type PostPages = InfiniteData<Schemas['PostPage'], number>;

export type PostPatch = (post: Post) => Post;

const mapPages = (pages: PostPages, change: (posts: readonly Post[]) => Post[]): PostPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, data: change(page.data) })),
});

/** The change of a post wherever it is shown; an answer without it stays the very same. */
export function postChange(id: number, patch: PostPatch): CacheChange[] {
  return [
    changeOf<PostPages>({ queryKey: ['/posts', 'pages'] }, (pages) =>
      pages.pages.some(({ data }) => data.some((post) => post.id === id))
        ? mapPages(pages, (posts) => posts.map((post) => (post.id === id ? patch(post) : post)))
        : pages,
    ),
    changeOf<Post>({ queryKey: postQueries.one(id).queryKey }, patch),
  ];
}

/** Changes a post wherever it is shown. */
export function patchPost(queryClient: QueryClient, id: number, patch: PostPatch): void {
  queryClient.setQueriesData<PostPages>({ queryKey: ['/posts', 'pages'] }, (pages) =>
    pages ? mapPages(pages, (posts) => posts.map((post) => (post.id === id ? patch(post) : post))) : pages,
  );
  queryClient.setQueryData(postQueries.one(id).queryKey, (post) => (post ? patch(post) : post));
}

/** Puts a new post of mine on top of the feeds and of my own list; a second time with the same id changes nothing. */
export function insertPost(queryClient: QueryClient, post: Post): void {
  for (const [key, pages] of queryClient.getQueriesData<PostPages>({ queryKey: ['/posts', 'pages'] })) {
    if (!takesNew(key, post) || !pages?.pages[0]) continue;
    if (pages.pages.some(({ data }) => data.some(({ id }) => id === post.id))) continue;
    const [first, ...rest] = pages.pages;
    const data = withNew(first.data, post, key);
    queryClient.setQueryData<PostPages>(key, { ...pages, pages: [{ ...first, data }, ...rest] });
  }
}

/** What a list of posts was asked for, as far as it says which posts are in it. */
const askedOf = (key: QueryKey): { author?: unknown; feed?: unknown; tag?: unknown } => {
  const asked = key.at(-1);
  return typeof asked === 'object' && asked !== null ? asked : {};
};

/** A list of somebody else, of a tag, of kept posts or of deals does not get a post because it is new. */
function takesNew(key: QueryKey, { authUser }: Post): boolean {
  const { author, feed = 'for-you', tag } = askedOf(key);
  if (author !== undefined) return author === authUser.id;
  return tag === undefined && (feed === 'for-you' || feed === 'connections');
}

/** An author's own list keeps the pinned post above what is new. */
function withNew(posts: readonly Post[], post: Post, key: QueryKey): Post[] {
  const firstLoose = askedOf(key).author === undefined ? 0 : posts.findIndex((each) => !each.pinned);
  return posts.toSpliced(firstLoose === -1 ? posts.length : firstLoose, 0, post);
}

/** What the cache knows of a post, from whichever list shows it. */
export function findPost(queryClient: QueryClient, id: number): Post | undefined {
  const lists = queryClient.getQueriesData<PostPages>({ queryKey: ['/posts', 'pages'] });
  const listed = lists
    .flatMap(([, pages]) => pages?.pages.flatMap(({ data }) => data) ?? [])
    .find((post) => post.id === id);
  return listed ?? queryClient.getQueryData(postQueries.one(id).queryKey);
}
