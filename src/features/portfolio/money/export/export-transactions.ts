import { readOnce } from '@/api/queries';
import { portfolioQueries } from '../../queries';
import type { MoneyFilters } from '../money-search';
import { categories, statuses } from '../transaction';
import type { ExportMessage } from './export-worker';
import { csvHead, csvLines, type ExportNames } from './transaction-csv';

const perPage = 1000;
/** How many pages are on their way at a time. */
const beside = 4;

const named = (choices: readonly { value: string; label: string }[]) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label]));

interface Writer {
  add: (message: Extract<ExportMessage, { kind: 'rows' }>) => void;
  end: () => Promise<Blob>;
  stop: () => void;
}

/** In a worker; on the page where a browser has none. */
function writerFor(names: ExportNames): Writer {
  if (typeof Worker === 'undefined') {
    const parts: string[] = [];
    return {
      add: ({ at, rows }) => void (parts[at] = csvLines(rows, names)),
      end: () => Promise.resolve(new Blob([csvHead(), ...parts], { type: 'text/csv;charset=utf-8' })),
      stop: () => {},
    };
  }
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ExportMessage) => worker.postMessage(message);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('Export worker failed')));
  });
  // Whoever waits for the end hears of it.
  failed.catch(() => {});
  send({ kind: 'names', names });
  return {
    add: send,
    end: () => {
      const written = new Promise<Blob>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data), { once: true });
      });
      send({ kind: 'end' });
      return Promise.race([written, failed]);
    },
    stop: () => worker.terminate(),
  };
}

export interface Exported {
  file: Blob;
  /** How many transactions. */
  count: number;
}

/**
 * Every transaction that fits as a CSV file. Rejects when a page can’t be read: half a ledger is none.
 * @param onProgress the share that is read, 0 to 1
 */
export async function exportTransactions(
  filters: MoneyFilters,
  homes: Readonly<Record<string, string>>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Exported> {
  const { property, category } = filters;
  const writer = writerFor({
    homes,
    categories: named(categories),
    statuses: named(statuses),
    property,
    category,
  });
  const query = portfolioQueries.transactionsQuery(filters);
  const pageOf = (page: number) => readOnce('/transactions', { query: { ...query, page, perPage }, signal });
  try {
    const first = await pageOf(1);
    writer.add({ kind: 'rows', at: 0, rows: first.data });
    let next = 2;
    let done = 1;
    const readOn = async (): Promise<void> => {
      while (next <= first.totalPages) {
        const page = next;
        next += 1;
        // Each of the few that read does so page after page.
        const { data } = await pageOf(page);
        writer.add({ kind: 'rows', at: page - 1, rows: data });
        done += 1;
        onProgress(done / first.totalPages);
      }
    };
    await Promise.all(Array.from({ length: beside }, readOn));
    return { file: await writer.end(), count: first.total };
  } finally {
    writer.stop();
  }
}
