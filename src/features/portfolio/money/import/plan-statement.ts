// The dry run of a statement: what would be added, what is there already, and what can’t be, in words. Writes nothing.
import type { Schemas } from '@/api/contract';
import { cellsByField } from '@/lib/csv/columns';
import type { CsvTable } from '@/lib/csv/read-csv';
import { daysBetween, isLikelyDay } from '@/lib/dates/calendar-day';
import { importHashes, rowText, type StatementRow } from '@/lib/ledger/import-hash';
import { readPounds } from '@/lib/money/amount-text';
import { isToThePenny, penceProblem, toHundredths } from '@/lib/money/pence';
import { statementDay } from './statement-fields';

interface Line {
  /** Its number in the spreadsheet. */
  line: number;
}

/** A row of the file, read. */
export type ReadRow =
  | (Line & { kind: 'read'; row: StatementRow; importHash: string })
  | (Line & { kind: 'rejected'; title: string; problems: readonly string[] });

export type PlannedPayment =
  | (Line & {
      kind: 'new';
      row: StatementRow;
      importHash: string;
      /** The description of a payment that was entered otherwise and may be this one. */
      like: string | null;
      /** The same payment was imported from another account. */
      isOnOther: boolean;
    })
  | (Line & { kind: 'known'; row: StatementRow })
  | Extract<ReadRow, { kind: 'rejected' }>;

export interface StatementColumns {
  /** The field of each column, by position. */
  mapping: readonly (string | null)[];
  /** In the one column of amounts, what is spent is positive, as on a card’s statement. */
  isSpentPositive: boolean;
}

const most = 100_000_000;
const longest = 200;

/**
 * Every row of the file, as far as it can be read by itself.
 * @param account what the statement is of; of a row that names its own account, that one
 * @param today ISO day in London
 */
export function readStatement(
  { rows }: CsvTable,
  columns: StatementColumns,
  account: string,
  today: string,
): ReadRow[] {
  const read = rows.map(({ line, cells }) => ({ line, cells, ...readRow(cells, columns, today) }));
  const accountOf = (cells: readonly string[]) =>
    (cellsByField(cells, columns.mapping)['account'] ?? '').trim() || account;
  const hashes = importHashes(
    read.flatMap(({ row, cells }) => (row === null ? [] : { ...row, account: accountOf(cells) })),
  );
  let at = 0;
  return read.map(({ line, row, title, problems }) => {
    if (row === null) return { line, kind: 'rejected', title, problems };
    const importHash = hashes[at] ?? '';
    at += 1;
    return { line, kind: 'read', row, importHash };
  });
}

function readRow(cells: readonly string[], { mapping, isSpentPositive }: StatementColumns, today: string) {
  const given = cellsByField(cells, mapping);
  const problems: string[] = [];
  const dated = { label: 'Date', text: given['date'] ?? '' };
  const date = statementDay(dated.text);
  if (date === null) problems.push(dated.text ? said(dated, 'Enter a date, such as 13/05/2026') : 'No date');
  else if (!isLikelyDay(date, today)) problems.push(said(dated, 'Check the year of the date'));
  const description = (given['description'] ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, longest);
  if (description === '') problems.push('No description');
  const money = moneyOf(given, isSpentPositive);
  if (typeof money === 'string') problems.push(money);
  const row: StatementRow | null =
    problems.length > 0 || date === null || typeof money === 'string'
      ? null
      : { date, description, direction: money < 0 ? 'out' : 'in', amount: Math.abs(money) };
  return { row, title: description, problems };
}

/** £, below 0 for money out; or why there is none. */
function moneyOf(given: Readonly<Record<string, string>>, isSpentPositive: boolean): number | string {
  // A debit or credit that is marked as such is one by any sign.
  const isTurned = isSpentPositive && !/(cr|dr)\s*$/i.test(given['amount'] ?? '');
  const cells = [
    { label: 'Amount', text: given['amount'] ?? '', sign: isTurned ? -1 : 1 },
    { label: 'Money in', text: given['in'] ?? '', sign: 1 },
    // Some banks show money out with a minus, some without.
    { label: 'Money out', text: given['out'] ?? '', sign: -1 },
  ];
  const read = cells.map(({ label, text, sign }) => ({ label, text, sign, pounds: poundsOf(text) }));
  const unreadable = read.find(({ pounds }) => pounds === 'unreadable');
  if (unreadable) return said(unreadable, 'Enter an amount, such as £1,080');
  const divided = read.find(({ pounds }) => typeof pounds === 'number' && !isToThePenny(pounds));
  if (divided) return said(divided, penceProblem);
  const amounts = read.flatMap(({ label, sign, pounds }) =>
    typeof pounds === 'number' && pounds !== 0
      ? { label, pounds: label === 'Amount' ? sign * pounds : sign * Math.abs(pounds) }
      : [],
  );
  const single = amounts.find(({ label }) => label === 'Amount') ?? amounts[0];
  if (single === undefined) return read.some(({ pounds }) => pounds === 0) ? 'The amount is £0' : 'No amount';
  if (single.label !== 'Amount' && amounts.length > 1) return 'Has both money in and money out';
  const pounds = toHundredths(single.pounds);
  if (Math.abs(pounds) > most) return 'Enter £100,000,000 or less';
  return pounds === 0 ? 'The amount is £0' : pounds;
}

/** `Amount “12.345”: enter pounds and pence, such as £12.34`. */
const said = ({ label, text }: { label: string; text: string }, problem: string) =>
  `${label} “${text}”: ${problem[0]?.toLowerCase()}${problem.slice(1)}`;

/** As `readPounds`, and with the `CR`, `DR` or minus that some banks put behind. */
function poundsOf(text: string): ReturnType<typeof readPounds> {
  const [, amount = '', mark = ''] = /^(.*?)\s*(cr|dr|-|−)?$/i.exec(text.trim()) ?? [];
  const read = readPounds(amount);
  return typeof read === 'number' && /^(dr|-|−)$/i.test(mark) ? -read : read;
}

type Known = Pick<
  Schemas['Transaction'],
  'date' | 'direction' | 'amount' | 'description' | 'importHash' | 'status'
>;

/** The first and the last day of the rows that could be read; null where there is none. */
export function daysOf(rows: readonly ReadRow[]): { from: string; to: string } | null {
  const days = rows.flatMap((each) => (each.kind === 'read' ? each.row.date : [])).toSorted();
  const [from] = days;
  const to = days.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** How many days a payment may lie from the day it was expected. */
const nearDays = 3;

/**
 * What an import would do with each row.
 * @param known the member’s transactions of those days: those with the same import hash are there already
 */
export function planStatement(rows: readonly ReadRow[], known: readonly Known[]): PlannedPayment[] {
  const hashes = new Set(known.map(({ importHash }) => importHash));
  const texts = new Set(known.flatMap((each) => (each.importHash === null ? [] : rowText(each))));
  const byAmount = new Map<string, Known[]>();
  for (const each of known) {
    if (each.importHash !== null || each.status === 'void') continue;
    const key = `${each.direction} ${each.amount}`;
    byAmount.set(key, [...(byAmount.get(key) ?? []), each]);
  }
  return rows.map((each) => {
    if (each.kind === 'rejected') return each;
    const { line, row, importHash } = each;
    if (hashes.has(importHash)) return { line, kind: 'known', row };
    const like = byAmount
      .get(`${row.direction} ${row.amount}`)
      ?.find(({ date }) => Math.abs(daysBetween(date, row.date)) <= nearDays);
    return {
      line,
      kind: 'new',
      row,
      importHash,
      like: like?.description ?? null,
      isOnOther: texts.has(rowText(row)),
    };
  });
}
