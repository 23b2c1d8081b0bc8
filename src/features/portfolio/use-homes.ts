import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { portfolioQueries } from './queries';

/** All my homes, and what each is called; empty until they have come. */
export function useHomes() {
  const query = useInfiniteQuery(portfolioQueries.homes());
  const pages = useEveryPage(query);
  const isComplete = pages !== undefined && !query.hasNextPage;
  return useMemo(() => {
    const homes = pages?.flatMap(({ data }) => data) ?? [];
    const names = new Map(homes.map(({ id, addressLine1 }) => [id, addressLine1]));
    return {
      homes,
      /** Whether the last page has come. */
      isComplete,
      nameOf: (id: string | null) => (id === null ? undefined : names.get(id)),
    };
  }, [pages, isComplete]);
}
