import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { refresh } from '@/api/queries';

type ConnectionPages = InfiniteData<Schemas['ConnectionPage']>;
export type KeptRequests = readonly (readonly [QueryKey, ConnectionPages | undefined])[];

/** How many answers are on their way. A list read meanwhile would show again what they take out of it. */
const underWay = new WeakMap<QueryClient, number>();

/** Takes a request out of the lists of those that wait. What it gives back puts it where it was; `settleRequest` ends it. */
export async function hideRequest(queryClient: QueryClient, id: number): Promise<KeptRequests> {
  const waiting = { queryKey: ['/connections', 'pages'], predicate: isOfWaiting };
  underWay.set(queryClient, (underWay.get(queryClient) ?? 0) + 1);
  // An answer on its way still has it.
  await queryClient.cancelQueries(waiting);
  const kept = queryClient.getQueriesData<ConnectionPages>(waiting);
  for (const [queryKey, data] of kept) {
    if (data) queryClient.setQueryData<ConnectionPages>(queryKey, without(data, id));
  }
  return kept;
}

/** The server has answered for good or ill: once it has for all of them, the lists are read anew. */
export function settleRequest(queryClient: QueryClient): void {
  const left = (underWay.get(queryClient) ?? 1) - 1;
  underWay.set(queryClient, left);
  if (left === 0) void refresh(queryClient, '/connections', '/users');
}

/** Undoes `hideRequest`. */
export function showRequestAgain(queryClient: QueryClient, kept: KeptRequests = []): void {
  for (const [queryKey, data] of kept) if (data) queryClient.setQueryData(queryKey, data);
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
