// Transactions as rows of a table: each part of one as a line of the books, so that the columns sum to the totals on the page.
import { csvText, type Cell } from '@/lib/csv/csv-text';
import { partsOf } from '@/lib/ledger/transaction-parts';
import type { Schemas } from '@/api/contract';

/** What of a transaction is exported. */
export type ExportedRow = Pick<
  Schemas['Transaction'],
  | 'date'
  | 'description'
  | 'direction'
  | 'amount'
  | 'vat'
  | 'gross'
  | 'fee'
  | 'category'
  | 'propertyId'
  | 'splits'
  | 'status'
  | 'source'
>;

/** What the lines are called by, and what narrows them; plain, so that a worker can take it. */
export interface ExportNames {
  /** Homes by id. */
  homes: Readonly<Record<string, string>>;
  categories: Readonly<Record<string, string>>;
  statuses: Readonly<Record<string, string>>;
  /** Of a transaction in parts, only those of this property and category. */
  property?: string | undefined;
  category?: string | undefined;
}

const heading: readonly Cell[] = [
  'Date',
  'Description',
  'Property',
  'Category',
  'In (£)',
  'Out (£)',
  'VAT (£)',
  'Status',
  'Source',
  'Part',
];

/** The first line of the file, with the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => csvText([heading]);

/** Lines of the file, without its heading. */
export function csvLines(rows: readonly ExportedRow[], names: ExportNames): string {
  const lines = rows.flatMap((row) => linesOf(row, names));
  // The mark stands at the beginning of a file only.
  return lines.length === 0 ? '' : csvText(lines).slice(1);
}

function linesOf(
  row: ExportedRow,
  { homes, categories, statuses, property, category }: ExportNames,
): Cell[][] {
  const { date, description, vat, status, source } = row;
  const parts = partsOf(row);
  return parts.flatMap((part, at) => {
    const isWanted =
      (property === undefined || part.propertyId === property) &&
      (category === undefined || part.category === category);
    if (!isWanted) return [];
    const home = part.propertyId === null ? '' : (homes[part.propertyId] ?? part.propertyId);
    return [
      [
        date,
        description,
        home,
        categories[part.category] ?? part.category,
        part.direction === 'in' ? part.amount : null,
        part.direction === 'out' ? part.amount : null,
        at === 0 ? vat : null,
        statuses[status] ?? status,
        source,
        parts.length > 1 ? `${at + 1} of ${parts.length}` : '',
      ],
    ];
  });
}
