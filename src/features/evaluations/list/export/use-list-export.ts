import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { ListFilters } from '@/features/evaluations/queries';
import { useCancel } from '@/ui/events/use-cancel';
import { ListChangedError, readAllMatches } from '../all-matches';
import { downloadList } from './list-csv';

export type ListExport =
  | { kind: 'idle' }
  | { kind: 'running'; read: number; total: number | null }
  | { kind: 'failed'; message: string };

/** Exports every deal that the filters match; a file comes only once all of them were read. */
export function useListExport(filters: ListFilters) {
  const [state, setState] = useState<ListExport>({ kind: 'idle' });
  const { begin, cancel: abort } = useCancel();
  const cancel = () => {
    abort();
    setState({ kind: 'idle' });
  };

  async function start() {
    abort();
    const signal = begin();
    setState({ kind: 'running', read: 0, total: null });
    try {
      const rows = await readAllMatches(filters, {
        signal,
        onProgress: (read, total) => {
          if (!signal.aborted) setState({ kind: 'running', read, total });
        },
      });
      if (signal.aborted) return;
      downloadList(rows);
      setState({ kind: 'idle' });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
    }
  }

  return { state, start: () => void start(), cancel };
}

const messageOf = (error: unknown) =>
  error instanceof ListChangedError ? 'The list changed during the export' : errorMessage(error);
