// The first page of a pack that an owner sends to a lender or an accountant: what is known of a property, as a file that only reads.
import type { Schemas } from '@/api/contract';
import { spanText } from '@/entities/tenancy/tenancy-text';
import { typeNames } from '@/entities/tenancy/tenancy';
import { shortDate, shortDay } from '@/lib/dates/day-text';
import { returnPart, type ProfitAndLoss } from '@/lib/ledger/profit-and-loss';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { sumOf, toHundredths } from '@/lib/money/pence';
import { escaped, htmlPage } from '@/lib/files/html-page';
import { categories } from '../money/transaction';

/** Who the pack is for. */
export type Reader = 'lender' | 'accountant';

/** A certificate or registration of the property, with its file where there is one. */
export interface PackCertificate {
  title: string;
  status: string;
  /** ISO day, or null where there is none. */
  dueOn: string | null;
  fileName: string | null;
}

export interface PackFacts {
  property: Schemas['Property'];
  mortgages: readonly Schemas['Mortgage'][];
  /** Those that run. */
  tenancies: readonly Schemas['Tenancy'][];
  certificates: readonly PackCertificate[];
  /** Of the tax year and of this property alone. */
  books: ProfitAndLoss;
  /** `2025-26`. */
  year: string;
  /** ISO day in London on which it is made. */
  day: string;
}

const methods = { interest_only: 'Interest only', repayment: 'Repayment', part: 'Part and part' } as const;
const none = 'Not recorded';
const pounds = (amount: number | null) => (amount === null ? none : formatWholePounds(amount));

/** Figures, with their heading, stand at the right. */
const alignOf = (text: string | undefined) => (text !== undefined && /^−?£/.test(text) ? ' class="n"' : '');

/** Cells are text. */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td${alignOf(cell)}>${escaped(cell)}</td>`).join('')}</tr>`;
  const heading = head.map((name, at) => `<th scope="col"${alignOf(rows[0]?.[at])}>${escaped(name)}</th>`);
  return `<h2>${escaped(title)}</h2>
<table><thead><tr>${heading.join('')}</tr></thead><tbody>${rows.map(line).join('\n')}</tbody></table>`;
}

/** Facts with their names. */
const factTable = (title: string, facts: readonly (readonly [name: string, text: string])[]): string =>
  `<h2>${escaped(title)}</h2>
<table><tbody>${facts
    .map(([name, text]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(text)}</td></tr>`)
    .join('\n')}</tbody></table>`;

function factsOf({ property }: PackFacts): string {
  const { owners, tenure, titleNumber, bedrooms, epcRating, purchaseDate, purchasePrice } = property;
  const { purchaseCosts, currentValue, valuedAt, leaseExpiry } = property;
  return factTable('Property', [
    ['Owners', owners.map(({ name, share }) => `${name ?? 'Unknown'} ${share}%`).join(', ')],
    ['Tenure', tenure?.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()) ?? none],
    ...(leaseExpiry === null ? [] : [['Lease ends', shortDay(leaseExpiry)] as const]),
    ['Title number', titleNumber ?? none],
    ['Bedrooms', bedrooms === null ? none : String(bedrooms)],
    ['EPC rating', epcRating ?? none],
    ['Bought', purchaseDate === null ? none : shortDay(purchaseDate)],
    ['Purchase price', pounds(purchasePrice)],
    ['Purchase costs', pounds(purchaseCosts)],
    ['Current value', pounds(currentValue)],
    ['Valued on', valuedAt === null ? none : shortDay(valuedAt)],
  ]);
}

function debtsOf({ mortgages, property: { currentValue } }: PackFacts): string {
  if (mortgages.length === 0) return '<h2>Mortgages</h2>\n<p>No mortgages</p>';
  const total = sumOf(mortgages.map(({ balance }) => balance));
  const ltv =
    currentValue === null || currentValue === 0
      ? ''
      : `, ${((total / currentValue) * 100).toFixed(1)}% of the current value`;
  return `${table(
    'Mortgages',
    ['Lender', 'Balance', 'Balance date', 'Rate', 'Rate ends', 'Term ends', 'Type', 'Monthly payment'],
    mortgages.map(({ lender, balance, balanceAt, rate, fixEnds, termEnds, method, monthlyPayment }) => [
      lender,
      formatPounds(balance),
      shortDate(balanceAt),
      `${rate}%`,
      fixEnds === null ? '–' : shortDate(fixEnds),
      shortDate(termEnds),
      methods[method],
      formatPounds(monthlyPayment),
    ]),
  )}
<p>${escaped(`${formatPounds(total)} owed in all${ltv}`)}</p>`;
}

function letsOf({ tenancies }: PackFacts): string {
  if (tenancies.length === 0) return '<h2>Tenancies</h2>\n<p>Not let</p>';
  return `${table(
    'Tenancies',
    ['Type', 'Dates', 'Rent pcm', 'Deposit', 'Arrears'],
    tenancies.map((tenancy) => [
      typeNames[tenancy.type],
      spanText(tenancy),
      formatPounds(tenancy.rentPcm),
      tenancy.deposit === null ? 'None' : formatPounds(tenancy.deposit),
      formatPounds(tenancy.arrears.total),
    ]),
  )}
<p>${escaped(`${formatPounds(sumOf(tenancies.map(({ rentPcm }) => rentPcm)))} pcm in all. Tenants’ names are left out.`)}</p>`;
}

function certificatesOf({ certificates }: PackFacts): string {
  const rows = certificates.map(({ title, status, dueOn, fileName }) => {
    const cells = [title, status, dueOn === null ? '–' : shortDay(dueOn)].map(
      (text) => `<td>${escaped(text)}</td>`,
    );
    const file =
      fileName === null
        ? 'None on file'
        : `<a href="${escaped(encodeURIComponent(fileName))}">${escaped(fileName)}</a>`;
    return `<tr>${cells.join('')}<td>${file}</td></tr>`;
  });
  if (rows.length === 0) return '';
  const heading = ['Item', 'Status', 'Expires', 'Certificate'].map((name) => `<th scope="col">${name}</th>`);
  return `<h2>Certificates</h2>
<table><thead><tr>${heading.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

const parts = { income: 'Income', expense: 'Expense', finance: 'Finance cost', none: 'Not in the return' };

function booksOf({ books, year }: PackFacts): string {
  const rows = categories.flatMap(({ value, label }) => {
    const sums = books.categories.get(value);
    return sums === undefined
      ? []
      : [[label, parts[returnPart(value)], formatPounds(sums.in), formatPounds(sums.out)]];
  });
  if (rows.length === 0) return `<h2>Tax year ${escaped(year)}</h2>\n<p>No transactions</p>`;
  const profit = toHundredths(books.profit.in - books.profit.out);
  return `${table(`Tax year ${year}`, ['Category', 'Part of the return', 'In', 'Out'], rows)}
<p>${escaped(`${formatPounds(profit)} profit before finance costs`)}</p>`;
}

const readers: Readonly<Record<Reader, readonly ((facts: PackFacts) => string)[]>> = {
  lender: [factsOf, debtsOf, letsOf, booksOf, certificatesOf],
  accountant: [factsOf, booksOf, debtsOf],
};

/** The page: for a lender the property with its debts, lets and certificates; for an accountant the books of the year first. */
export function packPage(reader: Reader, facts: PackFacts): string {
  const { property, day } = facts;
  return htmlPage(
    property.fullAddress,
    `<h1>${escaped(property.fullAddress)}</h1>
<p>${escaped(`Prepared for a${reader === 'accountant' ? 'n accountant' : ' lender'} on ${shortDay(day)}`)}</p>
${readers[reader].map((part) => part(facts)).join('\n')}`,
  );
}
