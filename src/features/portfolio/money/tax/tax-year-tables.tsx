import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { returnPart, type InAndOut, type ProfitAndLoss } from '@/lib/ledger/profit-and-loss';
import { formatPounds } from '@/lib/money/money';
import { toHundredths } from '@/lib/money/pence';
import { addressOf, type MoneyFilters } from '../money-search';
import { categories } from '../transaction';

interface CategoryTableProps {
  books: ProfitAndLoss;
  /** What the books are of: their lists are narrowed by it. */
  filters: Pick<MoneyFilters, 'year' | 'quarter' | 'property'>;
}

const groups = [
  { part: 'income', title: 'Income' },
  { part: 'expense', title: 'Expenses' },
  { part: 'finance', title: 'Finance costs' },
  { part: 'none', title: 'Not income or expenses' },
] as const;

const profitOf = ({ in: received, out }: InAndOut) => toHundredths(received - out);

/** Each category with what came in and went out, and the profit; a figure opens the list that it is the total of. */
export function CategoryTable({ books, filters }: CategoryTableProps) {
  return (
    <Sums label="By category" first="Category">
      {groups.map(({ part, title }) => {
        const rows = categories.filter(
          ({ value }) => returnPart(value) === part && books.categories.has(value),
        );
        return (
          <tbody key={part}>
            {rows.length > 0 && (
              <tr>
                <th
                  scope="colgroup"
                  colSpan={3}
                  className="pt-4 pb-1 text-left text-xs font-medium text-ink-3"
                >
                  {title}
                </th>
              </tr>
            )}
            {rows.map(({ value, label }) => (
              <SumRow key={value} sums={books.categories.get(value)}>
                <ToList filters={{ ...filters, category: value }}>{label}</ToList>
              </SumRow>
            ))}
            {part === 'expense' && (
              <tr className="h-10 border-y border-line font-semibold">
                <th scope="row" className="py-1.5 text-left">
                  Profit before finance costs
                </th>
                <td colSpan={2} className="num text-right whitespace-nowrap">
                  {formatPounds(profitOf(books.profit))}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
      <tfoot>
        <SumRow sums={books.total} isTotal>
          <ToList filters={filters}>All transactions</ToList>
        </SumRow>
      </tfoot>
    </Sums>
  );
}

interface PropertyProfitsProps extends CategoryTableProps {
  nameOf: (id: string | null) => string | undefined;
}

/** Income and expenses of each property; together they are those of the year. */
export function PropertyProfits({ books, filters, nameOf }: PropertyProfitsProps) {
  const rows = [...books.properties].toSorted(([, a], [, b]) => profitOf(b) - profitOf(a));
  if (rows.length === 0) return null;
  return (
    <Sums label="By property, before finance costs" first="Property" last="Profit">
      <tbody>
        {rows.map(([id, sums]) => (
          <SumRow key={id ?? 'none'} sums={sums} last={profitOf(sums)}>
            {id === null ? (
              'No property'
            ) : (
              <Link
                to="/portfolio/money"
                search={addressOf({ ...filters, view: 'tax', property: id })}
                className="wrap-anywhere hover:underline"
              >
                {nameOf(id) ?? 'Archived property'}
              </Link>
            )}
          </SumRow>
        ))}
      </tbody>
      <tfoot>
        <SumRow sums={books.profit} last={profitOf(books.profit)} isTotal>
          All properties
        </SumRow>
      </tfoot>
    </Sums>
  );
}

interface SumsProps {
  label: string;
  first: string;
  last?: string;
  children: ReactNode;
}

/** On the smallest phones there is room for the profit alone. */
const roomClass = 'max-[430px]:hidden';

const Sums = ({ label, first, last, children }: SumsProps) => (
  <table className="w-full text-sm max-[350px]:text-xs">
    <caption className="pb-1 text-left text-md font-semibold">{label}</caption>
    <thead className="text-xs text-ink-3">
      <tr className="border-b border-line [&>th]:py-2 [&>th]:font-medium">
        <th scope="col" className="text-left">
          {first}
        </th>
        <th scope="col" className={`text-right ${last === undefined ? '' : roomClass}`}>
          In
        </th>
        <th scope="col" className={`pl-3 text-right ${last === undefined ? '' : roomClass}`}>
          Out
        </th>
        {last !== undefined && (
          <th scope="col" className="pl-3 text-right">
            {last}
          </th>
        )}
      </tr>
    </thead>
    {children}
  </table>
);

interface SumRowProps {
  sums: InAndOut | undefined;
  last?: number;
  isTotal?: boolean;
  children: ReactNode;
}

const SumRow = ({ sums = { in: 0, out: 0 }, last, isTotal = false, children }: SumRowProps) => (
  <tr className={`num h-10 ${isTotal ? 'font-semibold' : 'border-b border-line-subtle'}`}>
    <th scope="row" className={`py-1.5 text-left ${isTotal ? '' : 'font-normal'}`}>
      {children}
    </th>
    <td className={`pl-2 text-right whitespace-nowrap ${last === undefined ? '' : roomClass}`}>
      {amountText(sums.in)}
    </td>
    <td
      className={`pl-3 max-[350px]:pl-1 text-right whitespace-nowrap ${last === undefined ? '' : roomClass}`}
    >
      {amountText(sums.out)}
    </td>
    {last !== undefined && <td className="pl-3 text-right whitespace-nowrap">{formatPounds(last)}</td>}
  </tr>
);

const amountText = (amount: number) => (amount === 0 ? '–' : formatPounds(amount));

const ToList = ({ filters, children }: { filters: MoneyFilters; children: ReactNode }) => (
  <Link
    to="/portfolio/money"
    search={addressOf({ view: 'all', ...filters })}
    className="wrap-break-word hover:underline"
  >
    {children}
  </Link>
);
