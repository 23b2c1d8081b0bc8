// A post is shown in many lists: these walk every list in the cache by key prefix, so that all of them agree.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { postQueries } from './queries';

type Post = Schemas['Post'];
type PostPages = InfiniteData<Schemas['PostPage'], number>;

export type PostPatch = (post: Post) => Post;

const mapPages = (pages: PostPages, change: (posts: readonly Post[]) => Post[]): PostPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, data: change(page.data) })),
});

/** Changes a post wherever it is shown. */
export function patchPost(queryClient: QueryClient, id: number, patch: PostPatch): void {
  queryClient.setQueriesData<PostPages>({ queryKey: ['/posts', 'pages'] }, (pages) =>
    pages ? mapPages(pages, (posts) => posts.map((post) => (post.id === id ? patch(post) : post))) : pages,
  );
  queryClient.setQueryData(postQueries.one(id).queryKey, (post) => (post ? patch(post) : post));
}

/** Puts a new post on top of every feed; a second time with the same id changes nothing. */
export function insertPost(queryClient: QueryClient, post: Post): void {
  queryClient.setQueriesData<PostPages>({ queryKey: ['/posts', 'pages'] }, (pages) => {
    if (!pages || pages.pages.some(({ data }) => data.some(({ id }) => id === post.id))) return pages;
    const [first, ...rest] = pages.pages;
    return first ? { ...pages, pages: [{ ...first, data: [post, ...first.data] }, ...rest] } : pages;
  });
}

/** What the cache knows of a post, from whichever list shows it. */
export function findPost(queryClient: QueryClient, id: number): Post | undefined {
  const lists = queryClient.getQueriesData<PostPages>({ queryKey: ['/posts', 'pages'] });
  const listed = lists
    .flatMap(([, pages]) => pages?.pages.flatMap(({ data }) => data) ?? [])
    .find((post) => post.id === id);
  return listed ?? queryClient.getQueryData(postQueries.one(id).queryKey);
}
