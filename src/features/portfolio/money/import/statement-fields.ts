import { guessColumns, type ImportField } from '@/lib/csv/columns';
import type { CsvRules } from '@/lib/csv/read-csv';
import { readDay } from '@/lib/dates/day-text';
import { ofxTable } from '@/lib/ledger/ofx';

/** What a column of a bank’s file can be; the amount stands in one column, or money in and money out have one each. */
export const statementFields: readonly ImportField[] = [
  {
    name: 'date',
    label: 'Date',
    isRequired: true,
    aliases: [
      'transaction date',
      'date posted',
      'posting date',
      'posted',
      'completed date',
      'value date',
      'booking date',
    ],
  },
  {
    name: 'description',
    label: 'Description',
    isRequired: true,
    aliases: [
      'transaction description',
      'details',
      'narrative',
      'memo',
      'counter party',
      'counterparty',
      'payee',
      'merchant',
      'name',
      'reference',
      'transaction details',
    ],
  },
  {
    name: 'amount',
    label: 'Amount',
    isRequired: false,
    aliases: ['amount gbp', 'transaction amount', 'value', 'amount in gbp', 'net amount'],
  },
  {
    name: 'in',
    label: 'Money in',
    isRequired: false,
    aliases: ['paid in', 'credit', 'credit amount', 'credits', 'in', 'deposit', 'deposits', 'received'],
  },
  {
    name: 'out',
    label: 'Money out',
    isRequired: false,
    aliases: ['paid out', 'debit', 'debit amount', 'debits', 'out', 'withdrawal', 'withdrawals', 'spent'],
  },
  {
    name: 'account',
    label: 'Account',
    isRequired: false,
    aliases: ['account number', 'account no', 'account name', 'account id', 'iban'],
  },
];

/**
 * The ISO day of a statement’s date: as `readDay`, and with a time behind it, `13-May-26` or `20260513`.
 * @returns null when it is none
 */
export function statementDay(text: string): string | null {
  const day = text.trim().replace(/[T ,]+\d{1,2}:\d{2}.*$/, '');
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  return readDay(
    digits ? digits.slice(1).join('-') : day.replace(/^(\d{1,2})[- ]([a-z]{3,9})[- ]/i, '$1 $2 '),
  );
}

/** Banks put lines about the account before the headings, or have no headings at all. */
export const statementRules: CsvRules = {
  mostRows: 2000,
  isHeading: (cells) => guessColumns(cells, statementFields).filter((name) => name !== null).length >= 2,
  isRow: (cells) => cells.some((cell) => statementDay(cell) !== null),
  other: ofxTable,
};

/** What a mapping still lacks, as it is asked for; none when rows can be read. */
export function missingColumns(mapping: readonly (string | null)[]): string[] {
  const lacks = (name: string) => !mapping.includes(name);
  return [
    ...(lacks('date') ? ['date'] : []),
    ...(lacks('description') ? ['description'] : []),
    ...(lacks('amount') && lacks('in') && lacks('out') ? ['amount, or money in and money out'] : []),
  ];
}
