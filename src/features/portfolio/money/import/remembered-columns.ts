import type { CsvTable } from '@/lib/csv/read-csv';
import { guessColumns } from '@/lib/csv/columns';
import { readStored, writeStored } from '@/lib/storage';
import type { StatementColumns } from './plan-statement';
import { statementFields } from './statement-fields';

const key = 'statement-columns';
/** How many banks’ files are remembered. */
const mostKept = 12;

type Kept = readonly (readonly [headings: string, columns: StatementColumns])[];

const isColumns = (value: unknown): value is StatementColumns =>
  typeof value === 'object' &&
  value !== null &&
  'mapping' in value &&
  Array.isArray(value.mapping) &&
  value.mapping.every((name) => name === null || statementFields.some((field) => field.name === name)) &&
  'isSpentPositive' in value &&
  typeof value.isSpentPositive === 'boolean';

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((each: unknown) =>
      Array.isArray(each) && typeof each[0] === 'string' && isColumns(each[1])
        ? [[each[0], each[1]] as const]
        : [],
    );
  } catch {
    return [];
  }
}

const headingsOf = ({ headers }: CsvTable) => headers.join('\t').toLowerCase();

/** How a file of these headings was read last; guessed from them where none was. */
export function columnsFor(table: CsvTable): StatementColumns {
  const known = readKept().find(([headings]) => headings === headingsOf(table))?.[1];
  return known?.mapping.length === table.headers.length
    ? known
    : { mapping: guessColumns(table.headers, statementFields), isSpentPositive: false };
}

/** Remembers in this browser how a file of these headings is read. */
export function rememberColumns(table: CsvTable, columns: StatementColumns): void {
  const headings = headingsOf(table);
  const others = readKept().filter(([each]) => each !== headings);
  writeStored(key, JSON.stringify([[headings, columns], ...others].slice(0, mostKept)));
}
