import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { changeOf, type CacheChange } from '@/api/cache/optimistic';
import { refresh } from '@/api/queries';

type ConnectionPages = InfiniteData<Schemas['ConnectionPage']>;

/** How many answers are on their way. A list read meanwhile would show again what they take out of it. */
const underWay = new WeakMap<QueryClient, number>();

/** A request that leaves the lists of those that wait; a failure puts it back to its place. */
export const requestGone = (id: number): CacheChange =>
  changeOf<ConnectionPages>({ queryKey: ['/connections', 'pages'], predicate: isOfWaiting }, (pages) =>
    without(pages, id),
  );

/** The answer to a request is on its way; `settleRequest` ends it. */
export function startRequest(queryClient: QueryClient): void {
  underWay.set(queryClient, (underWay.get(queryClient) ?? 0) + 1);
}

/** The server has answered for good or ill: once it has for all of them, the lists are read anew. */
export function settleRequest(queryClient: QueryClient): void {
  const left = (underWay.get(queryClient) ?? 1) - 1;
  underWay.set(queryClient, left);
  if (left === 0) void refresh(queryClient, '/connections', '/users');
}

const isOfWaiting = ({ queryKey }: { queryKey: QueryKey }) => {
  const asked = queryKey.at(-1);
  return typeof asked === 'object' && asked !== null && 'status' in asked && asked.status === 'pending';
};

function without(pages: ConnectionPages, id: number): ConnectionPages {
  const isThere = pages.pages.some(({ data }) => data.some((each) => each.id === id));
  if (!isThere) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      data: page.data.filter((each) => each.id !== id),
    })),
  };
}
