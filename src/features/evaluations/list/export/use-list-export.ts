import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { ListFilters } from '@/features/evaluations/queries';
import { ListChangedError, readAllMatches } from '../all-matches';
import { downloadList } from './list-csv';

export type ListExport =
  | { kind: 'idle' }
  | { kind: 'running'; read: number; total: number | null }
  | { kind: 'failed'; message: string };

/** Exports every deal that the filters match; a file comes only once all of them were read. */
export function useListExport(filters: ListFilters) {
  const [state, setState] = useState<ListExport>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'idle' });
  };
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState({ kind: 'running', read: 0, total: null });
    try {
      const rows = await readAllMatches(filters, {
        signal: mine.signal,
        onProgress: (read, total) => {
          if (!mine.signal.aborted) setState({ kind: 'running', read, total });
        },
      });
      if (mine.signal.aborted) return;
      downloadList(rows);
      setState({ kind: 'idle' });
    } catch (error) {
      if (!mine.signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
    }
  }

  return { state, start: () => void start(), cancel };
}

const messageOf = (error: unknown) =>
  error instanceof ListChangedError ? 'The list changed during the export' : errorMessage(error);
