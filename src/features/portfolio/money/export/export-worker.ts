// Writes the lines of an export off the page’s thread: it keeps the text, and the page only hands pages over.
import { csvHead, csvLines, type ExportedRow, type ExportNames } from './transaction-csv';

/** What the page says: what things are called, then page after page, then that it was all. */
export type ExportMessage =
  | { kind: 'names'; names: ExportNames }
  | { kind: 'rows'; at: number; rows: readonly ExportedRow[] }
  | { kind: 'end' };

const parts: string[] = [];
let names: ExportNames = { homes: {}, categories: {}, statuses: {} };

addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
  if (data.kind === 'names') names = data.names;
  else if (data.kind === 'rows') parts[data.at] = csvLines(data.rows, names);
  else postMessage(new Blob([csvHead(), ...parts], { type: 'text/csv;charset=utf-8' }));
});
