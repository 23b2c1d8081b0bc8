import { csvText, type Cell } from '@/lib/csv/csv-text';
import type { MemberData } from './member-data';

/** What a cell shows of a value: lists and records as JSON. */
const cellOf = (value: unknown): Cell =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
    ? (value as Cell) // one of these types
    : JSON.stringify(value);

/** One table for each kind that has records: `evaluations.csv`, with a column for each field that any of them has. */
export function csvFiles({ kinds }: MemberData): (readonly [name: string, text: string])[] {
  return kinds.flatMap(({ kind, records }) => {
    if (records.length === 0) return [];
    // The bytes of files make no table: their JSON has them.
    const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
      (column) => kind !== 'files' || column !== 'bytes',
    );
    const rows = records.map((record) => columns.map((column) => cellOf(record[column])));
    return [[`${kind}.csv`, csvText([columns, ...rows])] as const];
  });
}
