import type { Schemas } from '@/api/contract';
import { csvHead, csvLines, type ExportNames } from './transaction-csv';

export type TransactionPage = Pick<Schemas['TransactionPage'], 'data' | 'total' | 'totalPages'>;

/** How many pages are on their way at a time. */
const beside = 4;

export interface Exported {
  file: Blob;
  /** How many transactions. */
  count: number;
}

/**
 * Every page as one CSV file. Rejects when a page can’t be read: half a ledger is none.
 * @param readPage the page of a number from 1
 * @param onProgress the share that is read, 0 to 1
 */
export async function collectCsv(
  readPage: (page: number) => Promise<TransactionPage>,
  names: ExportNames,
  onProgress: (share: number) => void,
): Promise<Exported> {
  const first = await readPage(1);
  const parts = [csvLines(first.data, names)];
  let next = 2;
  let done = 1;
  const readOn = async (): Promise<void> => {
    while (next <= first.totalPages) {
      const page = next;
      next += 1;
      // Each of the few that read does so page after page.
      const { data } = await readPage(page);
      parts[page - 1] = csvLines(data, names);
      done += 1;
      onProgress(done / first.totalPages);
    }
  };
  await Promise.all(Array.from({ length: beside }, readOn));
  return { file: new Blob([csvHead(), ...parts], { type: 'text/csv;charset=utf-8' }), count: first.total };
}
