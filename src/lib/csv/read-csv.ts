// A table from a file: comma, semicolon or tab separated, as spreadsheets in Britain save it.

/** Where one sees what is wrong with a file. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

export interface CsvTable {
  headers: readonly string[];
  /** Each with as many cells as there are headers. `line` is the row’s number in a spreadsheet, the headers being row 1. */
  rows: readonly { line: number; cells: readonly string[] }[];
}

const mostBytes = 2_000_000;

export interface CsvRules {
  /** Most rows of a file, without its headings. */
  mostRows: number;
  /** Whether a line can be the headings: what stands before the first such line is left out. Without it, the first line is. */
  isHeading?: (cells: readonly string[]) => boolean;
  /** Whether a line is a row already: a file that begins with one has no headings. */
  isRow?: (cells: readonly string[]) => boolean;
  /** Reads a text that is no comma-separated table; null for one that is. */
  other?: (text: string) => CsvTable | null;
}

/**
 * Reads a file of comma-separated values. Excel saves them as UTF-8, as Windows-1252 or, for Unicode text, as UTF-16.
 * @throws UnreadableFileError in words for the reader
 */
export async function readCsv(file: File, rules: CsvRules): Promise<CsvTable> {
  if (file.size > mostBytes)
    throw new UnreadableFileError('This file is over 2 MB. Split it into smaller files.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a zip archive (.xlsx) or a compound file (.xls).
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)) {
    throw new UnreadableFileError(
      'This is an Excel workbook. In Excel, save it as CSV and choose that file.',
    );
  }
  const text = textOf(bytes);
  const table = rules.other?.(text) ?? (await tableOf(text, rules));
  if (table.rows.length > rules.mostRows) {
    throw new UnreadableFileError(
      `This file has ${table.rows.length.toLocaleString('en-GB')} rows. Import up to ${rules.mostRows.toLocaleString('en-GB')} at a time.`,
    );
  }
  return table;
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function tableOf(text: string, { isHeading, isRow }: CsvRules): Promise<CsvTable> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: false });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) {
    const line = (open.row ?? 0) + 1;
    throw new UnreadableFileError(
      `Row ${line} has a quotation mark that isn’t closed. Correct it and try again.`,
    );
  }
  const lines = data.map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const found = filled.findIndex(({ cells }) => isHeading?.(cells));
  const isBare = found < 0 && filled[0] !== undefined && isRow?.(filled[0].cells) === true;
  const [head, ...rows] = isBare
    ? [{ line: 0, cells: filled[0]?.cells.map(() => '') ?? [] }, ...filled]
    : filled.slice(Math.max(found, 0));
  if (head === undefined) throw new UnreadableFileError('This file is empty.');
  if (rows.length === 0) throw new UnreadableFileError('This file has column headings but no rows.');
  return {
    headers: head.cells,
    rows: rows.map(({ line, cells }) => ({ line, cells: head.cells.map((_, at) => cells[at] ?? '') })),
  };
}
