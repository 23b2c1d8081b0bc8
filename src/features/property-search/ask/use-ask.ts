import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { searchQueries } from '../data/queries';
import { askingOf, changeAsking, useAsking } from './ask-store';
import { understoodBefore, understoodFrom, type Understood } from './understanding';

/** Asking Ava: one question at a time, of which the last counts, whatever comes in between and in which order answers come. */
export function useAsk(userId: number, savedId: string | undefined) {
  const asking = useAsking(userId);
  const saved = useReopened(savedId);
  const understood = savedId === undefined ? asking.understood : saved.understood;
  const change = (next: Parameters<typeof changeAsking>[1]) => changeAsking(userId, next);
  const { mutate } = usePost('/ai/property-search', {
    refreshes: ['/ai'],
    onDone: (answer, { body }) => {
      const now = askingOf(userId);
      if (!answer || !isAwaited(userId, body)) return;
      change({
        asked: null,
        understood: understoodFrom(answer, now.understood),
        // What was written while she searched stays.
        ...(now.text.trim() === body.query && { text: '' }),
      });
    },
    onUndo: (_context, { body }, failure) => {
      if (isAwaited(userId, body)) change({ asked: null, failure });
    },
  });
  return {
    text: asking.text,
    failure: asking.failure,
    isAsking: asking.asked !== null,
    understood,
    saved,
    write: (text: string) => change({ text }),
    ask: (words: string) => {
      const previousId = understood?.id ?? null;
      const body = { query: words.trim(), ...(previousId !== null && { previousId }) };
      change({ understood, asked: body, failure: null });
      mutate({ body });
    },
    understand: (next: Understood | null) => change({ understood: next, asked: null, failure: null }),
  };
}

/** The same question, asked twice, has one answer. */
function isAwaited(userId: number, { query, previousId }: Schemas['AiSearchRequest']): boolean {
  const { asked } = askingOf(userId);
  return asked?.query === query && asked.previousId === previousId;
}

/** A saved search as it was understood, with its chips. */
function useReopened(id: string | undefined) {
  const list = useInfiniteQuery({ ...searchQueries.saved(), enabled: id !== undefined });
  const search = list.data?.pages.flatMap(({ data }) => data).find((each) => each.id === id);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isFurther = id !== undefined && !search && hasNextPage && !isError;
  useEffect(() => {
    if (isFurther && !isFetching) void fetchNextPage();
  }, [isFurther, isFetching, fetchNextPage]);
  return {
    understood: search ? understoodBefore(search) : null,
    /** The list it is looked for in, until it was found. */
    query: id !== undefined && !search ? list : null,
    isGone: id !== undefined && !search && list.isSuccess && !hasNextPage,
  };
}
