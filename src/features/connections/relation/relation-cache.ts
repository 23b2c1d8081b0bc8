// What a member is to me stands in their profile and in every list of members: these change all of them together.
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { showChanges, type CacheChange } from '@/api/cache/optimistic';

type User = Schemas['User'];
export type Relation = Pick<User, 'connectionStatus' | 'connectionId'>;
type UserPage = Schemas['UserPage'];

const isOfMembers = ({ queryKey: [path] }: { queryKey: QueryKey }) =>
  path === '/users' || (typeof path === 'string' && path.startsWith('/profiles/'));

/** A cached answer with another relation to this member; the very same where the member is not in it. */
export function withRelation(data: unknown, userId: number, relation: Relation): unknown {
  const change = (user: User): User => (user.id === userId ? { ...user, ...relation } : user);
  if (isProfile(data)) return data.userId === userId ? { ...data, user: change(data.user) } : data;
  if (isPages(data)) {
    const pages = data.pages.map((page) => changePage(page, change));
    return pages.every((page, index) => page === data.pages[index]) ? data : { ...data, pages };
  }
  return isPage(data) ? changePage(data, change) : data;
}

function changePage(page: UserPage, change: (user: User) => User): UserPage {
  const data = page.data.map(change);
  return data.every((user, index) => user === page.data[index]) ? page : { ...page, data };
}

// The three guards tell apart what the contract answers below these paths; each looks at what only that answer has.
const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;
const isProfile = (data: unknown): data is Schemas['Profile'] => isRecord(data) && 'userId' in data;
const isPages = (data: unknown): data is InfiniteData<UserPage> =>
  isRecord(data) && Array.isArray(data['pages']);
const isPage = (data: unknown): data is UserPage => isRecord(data) && Array.isArray(data['data']);

/** The change of a relation wherever the member is shown. */
export const relationChange = (userId: number, relation: Relation): CacheChange => ({
  of: { predicate: isOfMembers },
  by: (data) => withRelation(data, userId, relation),
});

/** Shows a relation that the server has, wherever the member is shown. */
export function showRelation(queryClient: QueryClient, userId: number, relation: Relation): void {
  showChanges(queryClient, [relationChange(userId, relation)]).end();
}

/** Reads anew what a changed relation may change: requests, lists of members, profiles. */
export function refreshRelations(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({
    predicate: (query) => isOfMembers(query) || query.queryKey[0] === '/connections',
  });
}
