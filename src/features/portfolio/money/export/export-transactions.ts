import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from '@/api/address';
import { read } from '@/api/queries';
import { portfolioQueries } from '../../queries';
import type { MoneyFilters } from '../money-search';
import { categories, statuses } from '../transaction';
import { collectCsv, type Exported, type TransactionPage } from './collect-csv';
import type { FromWorker, ToWorker } from './export-worker';
import type { ExportNames } from './transaction-csv';

const perPage = 1000;

const named = (choices: readonly { value: string; label: string }[]) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));

interface ExportJob {
  filters: MoneyFilters;
  /** What homes are called, by id. */
  homes: Readonly<Record<string, string>>;
  queryClient: QueryClient;
  /** The share that is read, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Every transaction that fits as a CSV file: a worker reads and writes it, and the page reads what the worker can’t, by the rules of every
 * other read. Rejects when a page can’t be read, and when it is aborted.
 */
export function exportTransactions({
  filters,
  homes,
  queryClient,
  onProgress,
  signal,
}: ExportJob): Promise<Exported> {
  const { property, category } = filters;
  const names = { homes, categories: named(categories), statuses: named(statuses), property, category };
  const query = { ...portfolioQueries.transactionsQuery(filters), perPage };
  const readPage = (page: number): Promise<TransactionPage> =>
    queryClient.fetchQuery({
      ...read('/transactions', { query: { ...query, page } }),
      staleTime: 0,
      // So many pages are for the file alone.
      gcTime: 0,
    });
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const exported =
    typeof Worker === 'undefined'
      ? collectCsv(readPage, names, onProgress)
      : inWorker({ address: addressOf('/transactions', query), names, readPage, onProgress, signal });
  return Promise.race([exported, stopped]);
}

interface WorkerJob {
  address: string;
  names: ExportNames;
  readPage: (page: number) => Promise<TransactionPage>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

function inWorker({ address, names, readPage, onProgress, signal }: WorkerJob): Promise<Exported> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker) => worker.postMessage(message);
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  const exported = new Promise<Exported>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('Export worker failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'done') resolve(data.exported);
      else if (data.kind === 'progress') onProgress(data.share);
      else {
        const { page } = data;
        readPage(page).then((answer) => send({ kind: 'page', page, answer }), reject);
      }
    });
  });
  send({ kind: 'start', address, names });
  return exported.finally(() => worker.terminate());
}
