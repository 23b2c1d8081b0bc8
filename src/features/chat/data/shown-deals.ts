// Deals that stand in messages: read once for all their cards, and again when something may have happened to them.
import type { QueryClient } from '@tanstack/react-query';
import { read } from '@/api/queries';

export const dealQuery = (id: string) => ({
  ...read('/evaluations/{id}', { path: { id } }),
  refetchOnWindowFocus: 'always' as const,
});

/** News so close together mean one read of each deal, in ms. */
const gatherMs = 400;
const waiting = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>();

/** Reads the deals that are on the page again; those that are not are read when they are shown next. */
export function refreshShownDeals(queryClient: QueryClient): void {
  if (waiting.has(queryClient)) return;
  const timer = setTimeout(() => {
    waiting.delete(queryClient);
    void queryClient.invalidateQueries(
      { predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/evaluations/') },
      // One that is being read is not asked for twice.
      { cancelRefetch: false },
    );
  }, gatherMs);
  waiting.set(queryClient, timer);
}
