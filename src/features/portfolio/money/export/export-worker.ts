// Reads and writes an export off the page’s thread. What it can’t read, the page reads for it.
import { answers } from '@/api/answers/portfolio.gen';
import { readInWorker } from '@/api/answers/worker-read';
import { collectCsv, type Exported, type TransactionPage } from './collect-csv';
import type { ExportNames } from './transaction-csv';

/** What the page says: where to read and what things are called, then the pages it was asked for. */
export type ToWorker =
  | { kind: 'start'; address: string; names: ExportNames }
  | { kind: 'page'; page: number; answer: TransactionPage };

export type FromWorker =
  { kind: 'ask'; page: number } | { kind: 'progress'; share: number } | { kind: 'done'; exported: Exported };

const send = (message: FromWorker) => postMessage(message);
const asked = new Map<number, (answer: TransactionPage) => void>();
/** Once the page had to read, as where the mock server answers within it, it reads the others too. */
let isPageReading = false;

async function readPage(address: string, page: number): Promise<TransactionPage> {
  const shape = answers['get /transactions'];
  if (!isPageReading && shape !== undefined) {
    const url = new URL(address);
    url.searchParams.set('page', String(page));
    // It was completed by the contract’s shape.
    const answer = (await readInWorker(url.href, shape)) as TransactionPage | undefined;
    if (answer && Array.isArray(answer.data)) return answer;
    isPageReading = true;
  }
  return new Promise((resolve) => {
    asked.set(page, resolve);
    send({ kind: 'ask', page });
  });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'page') {
    asked.get(data.page)?.(data.answer);
    asked.delete(data.page);
    return;
  }
  const { address, names } = data;
  const onProgress = (share: number) => send({ kind: 'progress', share });
  collectCsv((page) => readPage(address, page), names, onProgress).then(
    (exported) => send({ kind: 'done', exported }),
    // The page hears it as the worker’s error.
    reportError,
  );
});
