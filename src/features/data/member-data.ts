// A member's data as one file: read from the server kind by kind, and written back the same way.
import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { readOnce, write } from '@/api/queries';

type Kind = Schemas['MemberDataKind'];
type MemberRecord = Schemas['MemberRecord'];

const format = 'tiebeam-data';

/** The file of an export. */
export interface MemberData {
  format: typeof format;
  version: 1;
  /** ISO date-time. */
  exportedAt: string;
  username: string;
  kinds: { kind: Kind; records: MemberRecord[] }[];
}

/** How many records are done, of how many. */
export interface Progress {
  done: number;
  total: number;
}

interface Job {
  /** Ends it between two calls, and the call that is under way. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Reads everything, page by page. Rejects with the failure of a call, or when it was cancelled. */
export async function collectData(
  { kinds }: Schemas['MemberDataSummary'],
  username: string,
  { signal, onProgress }: Job,
): Promise<MemberData> {
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  const found: MemberData['kinds'] = [];
  for (const { kind, count } of kinds) {
    const records: MemberRecord[] = [];
    let totalPages = count === 0 ? 0 : 1;
    for (let page = 1; page <= totalPages; page += 1) {
      const answer = await readOnce('/member-data/records', { query: { kind, page }, signal });
      signal.throwIfAborted();
      records.push(...answer.data);
      totalPages = answer.totalPages;
      done += answer.data.length;
      onProgress({ done: Math.min(done, total), total });
    }
    found.push({ kind, records });
  }
  return { format, version: 1, exportedAt: new Date().toISOString(), username, kinds: found };
}

/** Records a call brings back; of files one, which may be large. */
const atOnce = (kind: Kind) => (kind === 'files' ? 1 : 100);

/** Brings everything back in the file's order, and counts what became of it. Cancelling keeps what was brought back by then. */
export async function importData(
  queryClient: QueryClient,
  { kinds }: MemberData,
  { signal, onProgress }: Job,
): Promise<Schemas['MemberImportResult']> {
  const total = countOf(kinds);
  let done = 0;
  const sum = { added: 0, replaced: 0, unchanged: 0, refused: 0 };
  for (const { kind, records } of kinds) {
    for (let at = 0; at < records.length; at += atOnce(kind)) {
      signal.throwIfAborted();
      const body = { kind, records: records.slice(at, at + atOnce(kind)) };
      const result = await write(
        queryClient,
        'post',
        '/member-data/records',
        { body, signal },
        { refreshes: [] },
      );
      sum.added += result?.added ?? 0;
      sum.replaced += result?.replaced ?? 0;
      sum.unchanged += result?.unchanged ?? 0;
      sum.refused += result?.refused ?? 0;
      done += body.records.length;
      onProgress({ done, total });
    }
  }
  return sum;
}

/** How many records the file has. */
export const countOf = (kinds: MemberData['kinds']) =>
  kinds.reduce((sum, { records }) => sum + records.length, 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The export in a file's text; null when it is none. What its records hold, the server looks at. */
export function readData(text: string): MemberData | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value['format'] !== format || value['version'] !== 1) return null;
    const { kinds, username, exportedAt } = value;
    if (typeof username !== 'string' || typeof exportedAt !== 'string' || !Array.isArray(kinds)) return null;
    const isWhole = kinds.every(
      (each) =>
        isRecord(each) &&
        typeof each['kind'] === 'string' &&
        Array.isArray(each['records']) &&
        each['records'].every(isRecord),
    );
    // Each part was looked at above.
    return isWhole ? (value as unknown as MemberData) : null;
  } catch {
    return null;
  }
}
