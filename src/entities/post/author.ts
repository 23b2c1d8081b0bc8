import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';

type PostPages = InfiniteData<Schemas['PostPage'], number>;
type Named = Pick<Schemas['User'], 'id' | 'username' | 'fullName' | 'headline' | 'profileImage'>;

/** A member has another name, headline or picture: their posts say so wherever they are shown, the lists stay as they are. */
export function patchAuthor(
  queryClient: QueryClient,
  { id, username, fullName, headline, profileImage }: Named,
): void {
  const patch = (post: Schemas['Post']): Schemas['Post'] =>
    post.authUser.id === id
      ? { ...post, authUser: { ...post.authUser, username, fullName, headline, profileImage } }
      : post;
  queryClient.setQueriesData<PostPages>(
    { queryKey: ['/posts', 'pages'] },
    (lists) =>
      lists && { ...lists, pages: lists.pages.map((page) => ({ ...page, data: page.data.map(patch) })) },
  );
}
