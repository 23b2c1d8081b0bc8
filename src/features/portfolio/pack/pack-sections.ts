// What a pack for a lender or an accountant says of a property, section by section: for a file, and for the page of a link.
import type { Schemas } from '@/api/contract';
import { spanText } from '@/entities/tenancy/tenancy-text';
import { typeNames } from '@/entities/tenancy/tenancy';
import { shortDate, shortDay } from '@/lib/dates/day-text';
import { returnPart } from '@/lib/ledger/profit-and-loss';
import { taxYearText } from '@/lib/ledger/tax-year';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { sumOf } from '@/lib/money/pence';
import { categories, categoryName, type Category } from '../money/transaction';

/** Who the pack is for. */
export type Reader = Schemas['PropertyPackReader'];

/** A certificate or registration of the property. */
export interface PackCertificate {
  title: string;
  status: string;
  /** ISO day, or null where there is none. */
  dueOn: string | null;
  /** Its file beside the page, null where there is none; left out where no files are given. */
  fileName?: string | null;
}

export interface PackFacts {
  property: Schemas['PropertyPackHome'];
  mortgages: readonly Schemas['PropertyPackMortgage'][];
  /** Those that run. */
  tenancies: readonly Schemas['PropertyPackTenancy'][];
  certificates: readonly PackCertificate[];
  /** Of the tax year and of this property alone. */
  books: readonly { category: Category; in: number; out: number }[];
  /** £ of the tax year before finance costs. */
  profit: number;
  /** `2025-26`. */
  year: string;
  /** Every line of the books, where they are shown one by one. */
  lines?: readonly Schemas['PropertyPackLine'][];
}

/** A text, or the name of a file to open. */
export type PackCell = string | { file: string };

export interface PackTable {
  head: readonly string[];
  rows: readonly (readonly PackCell[])[];
}

/** A part of a pack under its title: facts or a table, then what they come to. */
export interface PackSection {
  title: string;
  facts?: readonly (readonly [name: string, text: string])[];
  table?: PackTable;
  note?: string;
}

const methods = { interest_only: 'Interest only', repayment: 'Repayment', part: 'Part and part' } as const;
const none = 'Not recorded';
const pounds = (amount: number | null) => (amount === null ? none : formatWholePounds(amount));

function homeOf({ property }: PackFacts): PackSection {
  const { owners, tenure, titleNumber, bedrooms, epcRating, purchaseDate, purchasePrice } = property;
  const { purchaseCosts, currentValue, valuedAt, leaseExpiry } = property;
  return {
    title: 'Property',
    facts: [
      ['Owners', owners.map(({ name, share }) => `${name ?? 'Unknown'} ${share}%`).join(', ')],
      ['Tenure', tenure?.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()) ?? none],
      ...(leaseExpiry === null ? [] : [['Lease end date', shortDay(leaseExpiry)] as const]),
      ['Title number', titleNumber ?? none],
      ['Bedrooms', bedrooms === null ? none : String(bedrooms)],
      ['EPC rating', epcRating ?? none],
      ['Purchase date', purchaseDate === null ? none : shortDay(purchaseDate)],
      ['Purchase price', pounds(purchasePrice)],
      ['Purchase costs', pounds(purchaseCosts)],
      ['Current value', pounds(currentValue)],
      ['Valuation date', valuedAt === null ? none : shortDay(valuedAt)],
    ],
  };
}

function debtsOf({ mortgages, property: { currentValue } }: PackFacts): PackSection {
  if (mortgages.length === 0) return { title: 'Mortgages', note: 'No mortgages' };
  const total = sumOf(mortgages.map(({ balance }) => balance));
  const ltv =
    currentValue === null || currentValue === 0
      ? ''
      : `, ${((total / currentValue) * 100).toFixed(1)}% of the current value`;
  return {
    title: 'Mortgages',
    table: {
      head: [
        'Lender',
        'Balance',
        'Balance date',
        'Rate',
        'Rate end date',
        'Term end date',
        'Type',
        'Monthly payment',
      ],
      rows: mortgages.map(
        ({ lender, balance, balanceAt, rate, fixEnds, termEnds, method, monthlyPayment }) => [
          lender,
          formatPounds(balance),
          shortDate(balanceAt),
          `${rate}%`,
          fixEnds === null ? '–' : shortDate(fixEnds),
          shortDate(termEnds),
          methods[method],
          formatPounds(monthlyPayment),
        ],
      ),
    },
    note: `${formatPounds(total)} owed in total${ltv}`,
  };
}

function letsOf({ tenancies }: PackFacts): PackSection {
  if (tenancies.length === 0) return { title: 'Tenancies', note: 'Not let' };
  return {
    title: 'Tenancies',
    table: {
      head: ['Type', 'Dates', 'Rent pcm', 'Deposit', 'Arrears'],
      rows: tenancies.map((tenancy) => [
        typeNames[tenancy.type],
        spanText(tenancy),
        formatPounds(tenancy.rentPcm),
        tenancy.deposit === null ? 'None' : formatPounds(tenancy.deposit),
        formatPounds(tenancy.arrears.total),
      ]),
    },
    note: `${formatPounds(sumOf(tenancies.map(({ rentPcm }) => rentPcm)))} pcm in total. Tenants’ names are left out.`,
  };
}

function certificatesOf({ certificates }: PackFacts): PackSection | null {
  const [first] = certificates;
  if (first === undefined) return null;
  const hasFiles = first.fileName !== undefined;
  return {
    title: 'Certificates',
    table: {
      head: ['Item', 'Status', 'Expires', ...(hasFiles ? ['Certificate'] : [])],
      rows: certificates.map(({ title, status, dueOn, fileName }) => [
        title,
        status,
        dueOn === null ? '–' : shortDay(dueOn),
        ...(hasFiles ? [fileName == null ? 'None on file' : { file: fileName }] : []),
      ]),
    },
  };
}

const parts = {
  income: 'Income',
  expense: 'Expense',
  finance: 'Finance cost',
  none: 'Not in the tax return',
};

function booksOf({ books, profit, year }: PackFacts): PackSection {
  const rows = categories.flatMap(({ value, label }) => {
    const sums = books.find(({ category }) => category === value);
    return sums === undefined
      ? []
      : [[label, parts[returnPart(value)], formatPounds(sums.in), formatPounds(sums.out)]];
  });
  const title = `Tax year ${taxYearText(year)}`;
  if (rows.length === 0) return { title, note: 'No transactions' };
  return {
    title,
    table: { head: ['Category', 'Tax return section', 'In', 'Out'], rows },
    note: `${formatPounds(profit)} profit before finance costs`,
  };
}

function linesOf({ lines = [] }: PackFacts): PackSection | null {
  if (lines.length === 0) return null;
  const amount = (value: number | null) => (value === null ? '' : formatPounds(value));
  return {
    title: 'Transactions',
    table: {
      head: ['Date', 'Description', 'Category', 'In', 'Out'],
      rows: lines.map((line) => [
        shortDate(line.date),
        line.description,
        categoryName(line.category),
        amount(line.in),
        amount(line.out),
      ]),
    },
  };
}

const readers: Readonly<Record<Reader, readonly ((facts: PackFacts) => PackSection | null)[]>> = {
  lender: [homeOf, debtsOf, letsOf, booksOf, certificatesOf],
  accountant: [homeOf, booksOf, debtsOf, linesOf],
};

/** The sections: for a lender the property with its debts, lets and certificates; for an accountant the books of the year first. */
export const packSections = (reader: Reader, facts: PackFacts): PackSection[] =>
  readers[reader].flatMap((part) => part(facts) ?? []);

/** Figures, with their heading, stand at the right. */
export const isFigure = (cell: PackCell | undefined): boolean =>
  typeof cell === 'string' && /^−?£/.test(cell);

/** Whether a column holds figures: by the first row that says something. */
export const isFigureColumn = ({ rows }: PackTable, at: number): boolean =>
  isFigure(rows.map((row) => row[at]).find((cell) => cell !== ''));
