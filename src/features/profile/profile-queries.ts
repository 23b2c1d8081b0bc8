import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read, readPages } from '@/api/queries';

/** How my own profile looks to somebody else. */
export type PreviewAs = Exclude<Schemas['FieldAudience'], 'me'>;

export const profileQueries = {
  /** @param name a username, an earlier one, or a member's id */
  one: (name: string, as?: PreviewAs) =>
    read('/profiles/{id}', { path: { id: name }, ...(as && { query: { as } }) }),
  articles: (userId: number) =>
    readPages('/articles', { query: { author: userId, status: 'published', sort: '-publishedAt' } }),
  posts: (userId: number) => readPages('/posts', { query: { author: userId } }),
};

/** Reads profiles anew, by whatever name each was opened. */
export function refreshProfiles(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/profiles/'),
  });
}
