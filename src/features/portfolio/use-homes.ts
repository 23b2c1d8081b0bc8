import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorMessage } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { portfolioQueries } from './queries';

/** All my homes, and what each is called; empty until they have come. */
export function useHomes() {
  const query = useInfiniteQuery(portfolioQueries.homes());
  const pages = useEveryPage(query);
  const isComplete = pages !== undefined && !query.hasNextPage;
  const known = useMemo(() => {
    const homes = pages?.flatMap(({ data }) => data) ?? [];
    const names = new Map(homes.map(({ id, addressLine1 }) => [id, addressLine1]));
    return { homes, nameOf: (id: string | null) => (id === null ? undefined : names.get(id)) };
  }, [pages]);
  return {
    ...known,
    /** Whether the last page has come. */
    isComplete,
    /** Why the last page has not come; null while it may. */
    failure:
      query.isError && !isComplete
        ? {
            text: errorMessage(query.error),
            isRetrying: query.isRefetching || query.isFetchingNextPage,
            onRetry: retryOf(query.error, () => void query.refetch()),
          }
        : null,
  };
}
