import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { ApiError, errorMessage, hasStatus } from '@/api/errors';
import { refresh, write } from '@/api/queries';
import { propertiesPath } from '@/entities/property/queries';
import { useIsHere } from '@/ui/use-is-here';
import type { PlannedRow } from './plan-rows';

/** What became of a row that was sent. */
export type RowResult =
  | { kind: 'added'; uuid: string | undefined }
  | { kind: 'known'; uuid: string | undefined }
  | { kind: 'refused'; why: string };

export interface ImportRun {
  phase: 'ready' | 'running' | 'stopped' | 'done';
  /** By the row’s number in the spreadsheet. */
  results: ReadonlyMap<number, RowResult>;
  /** Why it stopped half-way; null where the member stopped it. */
  failure: string | null;
}

const fresh: ImportRun = { phase: 'ready', results: new Map(), failure: null };

/**
 * Adds the new rows of a plan one after the other. A row that the server refuses is noted and the others go on; no answer, or a
 * fault of the server’s own, stops it, and `start` goes on with the rows that have no result. The server takes an address once, so a
 * row whose answer was lost is found to be there and isn’t added twice.
 */
export function useImport() {
  const queryClient = useQueryClient();
  const [run, setRun] = useState(fresh);
  const isStopping = useRef(false);
  const isUnderWay = useRef(false);
  const isHere = useIsHere();

  const start = async (rows: readonly PlannedRow[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isStopping.current = false;
    const results = new Map(run.results);
    const show = (phase: ImportRun['phase'], failure: string | null = null) =>
      setRun({ phase, results: new Map(results), failure });
    show('running');
    try {
      for (const row of rows) {
        if (row.kind !== 'new' || results.has(row.line)) continue;
        // A page that was left sends no further row.
        if (isStopping.current || !isHere.current) return show('stopped');
        results.set(row.line, await addRow(queryClient, row.body));
        show('running');
      }
      show('done');
    } catch (error) {
      show('stopped', errorMessage(error));
    } finally {
      isUnderWay.current = false;
      void refresh(queryClient, propertiesPath);
    }
  };
  return {
    ...run,
    start: (rows: readonly PlannedRow[]) => void start(rows),
    /** After the row that is on its way. */
    stop: () => {
      isStopping.current = true;
    },
    reset: () => setRun(fresh),
  };
}

/** @throws what says nothing of the row: no answer, a fault of the server, a session that ended, too many calls */
async function addRow(queryClient: QueryClient, body: Schemas['NewProperty']): Promise<RowResult> {
  try {
    const added = await write(queryClient, 'post', '/properties', { body }, { refreshes: [] });
    return { kind: 'added', uuid: added?.uuid };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'same-address') {
      // The contract’s shape of this refusal; its property may be missing.
      return { kind: 'known', uuid: (error.answer as Schemas['PropertyConflict']).property?.uuid };
    }
    const isOfRow = [400, 409, 413, 422].some((status) => hasStatus(error, status));
    if (!isOfRow) throw error;
    const [first] = error instanceof ApiError ? [...error.errors.values()].flat() : [];
    return { kind: 'refused', why: first ?? errorMessage(error) };
  }
}
