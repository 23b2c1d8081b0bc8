import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '@/api/queries';
import { groupResults, queryOf, type ResultGroup } from './results';

const debounceMs = 500;
const none: readonly ResultGroup[] = [];

export interface Search {
  text: string;
  /** What was asked for last; null before that, and from the next keystroke on. */
  query: string | null;
  groups: readonly ResultGroup[];
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
  useEffect(() => {
    const wanted = queryOf(text);
    if (wanted === null || wanted === query) return;
    const timer = setTimeout(() => setQuery(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [text, query]);

  return {
    text,
    query,
    groups: data && query !== null ? groupResults(data) : none,
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
