import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshRelations } from '@/features/connections/relation/relation-cache';
import { notificationQueries, typesOf } from '@/features/notifications/data/queries';
import { typeOf } from '@/features/notifications/wording';

const types: readonly number[] = typesOf.connections;

/** Somebody asked to connect with me, or accepted: what the page says of members is read anew. */
export function useConnectionUpdates(): void {
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery({ ...notificationQueries.list(), enabled: false });
  const newest = data?.pages
    .flatMap(({ notifications }) => notifications)
    .find((row) => types.includes(typeOf(row) ?? 0))?.id;
  const known = useRef(newest);
  const isLoaded = data !== undefined;
  const wasLoaded = useRef(isLoaded);
  useEffect(() => {
    // What the first list tells of is older than what the page has just read.
    if (wasLoaded.current && known.current !== newest) void refreshRelations(queryClient);
    known.current = newest;
    wasLoaded.current = isLoaded;
  }, [newest, isLoaded, queryClient]);
}
