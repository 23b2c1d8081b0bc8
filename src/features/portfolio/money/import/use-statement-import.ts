import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { ApiError, errorMessage, hasStatus } from '@/api/errors';
import { refresh, write } from '@/api/queries';
import type { ImportProgress } from '@/ui/import/import-bar';
import { useIsHere } from '@/ui/use-is-here';
import { moneyReaders } from '../../queries';
import type { PlannedPayment } from './plan-statement';

type NewPayment = Extract<PlannedPayment, { kind: 'new' }>;

export interface StatementRun extends ImportProgress {
  /** By the row’s number in the spreadsheet: null once it was sent, else why it was refused. */
  results: ReadonlyMap<number, string | null>;
  /** How many of those sent the server had already. */
  skipped: number;
}

const fresh: StatementRun = { phase: 'ready', results: new Map(), skipped: 0, failure: null };
/** Rows of one call; the contract takes 500. */
const perCall = 100;

/**
 * Sends the new rows of a plan, a hundred a call. Rows that the server refuses are noted and the others go on; no answer, or a fault of
 * the server’s own, stops it, and `start` goes on with the rows that have no result. The server takes an import hash once, so rows
 * whose answer was lost aren’t added twice.
 */
export function useStatementImport() {
  const queryClient = useQueryClient();
  const [run, setRun] = useState(fresh);
  const isStopping = useRef(false);
  const isUnderWay = useRef(false);
  const isHere = useIsHere();

  const start = async (rows: readonly PlannedPayment[], propertyId: string | null) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    isStopping.current = false;
    const results = new Map(run.results);
    let { skipped } = run;
    const show = (phase: StatementRun['phase'], failure: string | null = null) =>
      setRun({ phase, results: new Map(results), skipped, failure });
    show('running');
    try {
      for (;;) {
        const batch = rows
          .flatMap((row) => (row.kind === 'new' && !results.has(row.line) ? row : []))
          .slice(0, perCall);
        if (batch.length === 0) break;
        // A page that was left sends no further rows.
        if (isStopping.current || !isHere.current) return show('stopped');
        const sent = await sendRows(queryClient, batch, propertyId);
        if ('refused' in sent) for (const [line, why] of sent.refused) results.set(line, why);
        else {
          skipped += sent.skipped;
          for (const { line } of batch) results.set(line, null);
        }
        show('running');
      }
      show('done');
    } catch (error) {
      show('stopped', errorMessage(error));
    } finally {
      isUnderWay.current = false;
      void refresh(queryClient, ...moneyReaders);
    }
  };
  return {
    ...run,
    start: (rows: readonly PlannedPayment[], propertyId: string | null) => void start(rows, propertyId),
    /** After the rows that are on their way. */
    stop: () => {
      isStopping.current = true;
    },
  };
}

type Sent = { skipped: number } | { refused: ReadonlyMap<number, string> };

/** @throws what says nothing of the rows: no answer, a fault of the server, a session that ended, too many calls */
async function sendRows(
  queryClient: QueryClient,
  batch: readonly NewPayment[],
  propertyId: string | null,
): Promise<Sent> {
  const rows: Schemas['ImportedTransaction'][] = batch.map(({ row, importHash }) => ({
    ...row,
    importHash,
    ...(propertyId !== null && { propertyId }),
  }));
  try {
    const answer = await write(queryClient, 'post', '/transactions', { body: { rows } }, { refreshes: [] });
    return { skipped: answer && 'skipped' in answer ? answer.skipped : 0 };
  } catch (error) {
    const isOfRows = [400, 409, 413, 422].some((status) => hasStatus(error, status));
    if (!isOfRows) throw error;
    return { refused: refusedRows(error, batch) };
  }
}

/** The rows that the refusal names; all of them where it names none. */
function refusedRows(error: unknown, batch: readonly NewPayment[]): ReadonlyMap<number, string> {
  const named = error instanceof ApiError ? [...error.errors] : [];
  const found = named.flatMap(([field, [why = errorMessage(error)]]) => {
    const row = batch[Number(/^rows\.(\d+)/.exec(field)?.[1] ?? -1)];
    return row === undefined ? [] : [[row.line, why] as const];
  });
  return new Map(found.length > 0 ? found : batch.map(({ line }) => [line, errorMessage(error)]));
}
