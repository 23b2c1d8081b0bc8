import type { Row } from '../probe.mjs';

export interface Report {
  server: string;
  isClean: boolean;
  counts: Record<Row['result'], number>;
  rows: Row[];
}
export function reportOf(server: string, rows: Row[]): Report;
/** What the server lacks and the client therefore switches off, for people. */
export function lackingLines(rows: Row[]): string[];
