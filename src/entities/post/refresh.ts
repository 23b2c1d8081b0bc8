import type { QueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/api/errors';
import { pathKey } from '@/api/queries';
import { findPost, patchPost } from './cache';
import { postQueries } from './queries';

/**
 * Reads a post anew where one is shown: how many react and comment; and its comments where those are open. A post that no list
 * has is left alone, and a reading that fails says nothing: the next one tells.
 */
export async function refreshPost(queryClient: QueryClient, id: number): Promise<void> {
  if (!findPost(queryClient, id)) return;
  void queryClient.invalidateQueries({ queryKey: pathKey('/posts/{id}/comment', { id }) });
  const commentsPath = `${pathKey('/posts/{id}/comment', { id })[0]}/`;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(commentsPath),
  });
  void queryClient.invalidateQueries({ queryKey: postQueries.reactions(id).queryKey });
  const fresh = await queryClient
    .fetchQuery({ ...postQueries.one(id), staleTime: 0, retry: false })
    .catch(() => null);
  // What I am just changing is shown already; what the server said meanwhile may be from before it.
  if (fresh && queryClient.isMutating() === 0) patchPost(queryClient, id, () => fresh);
}

/** Asks again for the post that the server would not show: who has just been connected with its author may read it now. */
export function askForRefused(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state }) =>
      /^\/posts\/\d+$/.test(String(queryKey[0])) && hasStatus(state.error, 403),
  });
}
