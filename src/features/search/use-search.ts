import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '@/api/queries';
import { useTimeout } from '@/ui/events/use-timeout';
import type { SearchResult } from './results';

const debounceMs = 500;
const none: readonly SearchResult[] = [];
const shortest = 3;

/** The query that a text asks for: trimmed; null below three characters, which are not searched for (specification §5). */
export function queryOf(text: string): string | null {
  const query = text.trim();
  return Array.from(query).length >= shortest ? query : null;
}

export interface Search {
  text: string;
  /** What was asked for last; null before that, and from the next keystroke on. */
  query: string | null;
  /** As the server sent them; `groupResults` puts them in order. */
  results: readonly SearchResult[];
  /** Something is there to show: results, none, or a failure. */
  isAnswered: boolean;
  hasFailed: boolean;
  isWaiting: boolean;
  /** A keystroke: what is shown goes at once, and half a second after the last one the server is asked (specification §5). */
  type: (text: string) => void;
  retry: () => void;
}

/** Searches for what is typed. An answer to an older text is never shown: its call is given up. */
export function useSearch(): Search {
  const [text, setText] = useState('');
  const [query, setQuery] = useState<string | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    ...read('/search', { query: { query: query ?? '' } }),
    enabled: query !== null,
    staleTime: 60_000,
  });
  const wanted = queryOf(text);
  useTimeout(() => setQuery(wanted), wanted === null || wanted === query ? null : debounceMs, text);

  return {
    text,
    query,
    results: data && query !== null ? data : none,
    isAnswered: query !== null && !isFetching && (data !== undefined || isError),
    hasFailed: query !== null && isError && !isFetching,
    isWaiting: query !== null && isFetching,
    type: (next) => {
      setText(next);
      setQuery(null);
    },
    retry: () => void refetch(),
  };
}
