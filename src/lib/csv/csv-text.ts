/** What a cell of a table can hold. */
export type Cell = string | number | boolean | null | undefined;

/**
 * One cell: quoted where it must be, and text that a spreadsheet would take for a formula is led by an apostrophe. Numbers go
 * as they are.
 */
function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as comma-separated values, with the mark by which spreadsheets know UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
