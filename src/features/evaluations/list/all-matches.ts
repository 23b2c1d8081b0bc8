import { readOnce } from '@/api/queries';
import type { ListFilters } from '../queries';
import type { Summary } from './table/columns';

/** The list changed each time it was read, so no export of it would be whole. */
export class ListChangedError extends Error {
  override name = 'ListChangedError';
  constructor() {
    super('The list changed during the export');
  }
}

interface ReadingOptions {
  signal: AbortSignal;
  /** How many deals have been read, of how many. */
  onProgress: (read: number, total: number) => void;
}

const maxAttempts = 2;

/**
 * Every deal that the filters match, in their order, page after page. All or nothing: throws what a page throws, and
 * `ListChangedError` when deals came or went between the pages, twice.
 */
export async function readAllMatches(filters: ListFilters, options: ReadingOptions): Promise<Summary[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const rows = await readThrough(filters, options);
    if (rows) return rows;
  }
  throw new ListChangedError();
}

/** The deals of one reading; null when it is not whole. */
async function readThrough(
  filters: ListFilters,
  { signal, onProgress }: ReadingOptions,
): Promise<Summary[] | null> {
  const rows = new Map<string, Summary>();
  let first: number | undefined;
  let page = 1;
  for (;;) {
    const answer = await readOnce('/evaluations', { query: { ...filters, page }, signal });
    first ??= answer.total;
    if (answer.total !== first) return null;
    for (const row of answer.data) rows.set(row.id, row);
    onProgress(rows.size, answer.total);
    if (page >= answer.totalPages) return rows.size === answer.total ? [...rows.values()] : null;
    page += 1;
  }
}
