import { read, readPages } from '@/api/queries';
import type { Schemas } from '@/api/contract';

/** How my own profile looks to somebody else. */
export type PreviewAs = Exclude<Schemas['FieldAudience'], 'me'>;

export const profileQueries = {
  /** @param name a username, an earlier one, or a member's id */
  one: (name: string, as?: PreviewAs) =>
    read('/profiles/{id}', { path: { id: name }, ...(as && { query: { as } }) }),
  posts: (userId: number) => readPages('/posts', { query: { author: userId } }),
};
