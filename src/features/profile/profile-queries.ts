import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { UnexpectedAnswerError } from '@/api/errors';
import { read, readOnce, readPages, refresh } from '@/api/queries';
import { patchAuthor } from '@/entities/post/author';
import { documentedProfile } from './documented-profile';

/** How my own profile looks to somebody else. */
export type PreviewAs = Exclude<Schemas['FieldAudience'], 'me'>;

export const profileQueries = {
  /** @param name a username, an earlier one, or a member's id */
  one: (name: string, as?: PreviewAs) => {
    const { queryKey } = read('/profiles/{id}', { path: { id: name } });
    const query = as && { as };
    return queryOptions({
      queryKey: [queryKey[0], query ?? {}],
      queryFn: ({ signal, client }) =>
        readOnce('/profiles/{id}', { path: { id: name }, query, signal }).catch((error: unknown) =>
          documentedProfile(client, name, error),
        ),
      select: whole,
    });
  },
  articles: (userId: number) =>
    readPages('/articles', { query: { author: userId, status: 'published', sort: '-publishedAt' } }),
  /** Those the member shows, as far as I may see them. */
  properties: (userId: number, as?: PreviewAs) =>
    readPages('/profiles/{id}/properties', { path: { id: String(userId) }, ...(as && { query: { as } }) }),
  posts: (userId: number) => readPages('/posts', { query: { author: userId } }),
};

/** A profile without one of its lists cannot be shown: that is said, as of an answer that is no JSON. */
function whole(profile: Schemas['Profile']): Schemas['Profile'] {
  const { strategies, regions, lookingFor, offering, languages, links, memberships, companies } = profile;
  const lists = [strategies, regions, lookingFor, offering, languages, links, memberships, companies];
  if (!lists.every(Array.isArray)) throw new UnexpectedAnswerError();
  return profile;
}

/** My profile was saved: it is read anew by whatever name it was opened, and I am as it says everywhere. */
export function showSaved(queryClient: QueryClient, saved: Schemas['Profile'] | undefined): void {
  if (saved) patchAuthor(queryClient, saved.user);
  void refresh(queryClient, '/auth/auth-user');
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/profiles/'),
  });
}
