// What homes brought in and cost by month. A ledger may be long: only its last year is walked through.
import { partsOf } from '@/lib/ledger/transaction-parts';
import { toHundredths } from '@/lib/money/pence';
import type { Row } from '../../../engine/db/database';
import { addMonths } from '@/lib/dates/calendar-day';

type Transaction = Readonly<Row<'transaction'>>;

/** Whether money moved: it was confirmed. */
export const hasMoved = ({ status }: Transaction) => status === 'confirmed' || status === 'reconciled';
/** Whether a category is no income and no running cost. */
export const isCapital = (category: string) =>
  category.startsWith('capital_') || category === 'transfer' || category === 'deposit';

/**
 * Income and costs in £ by month over the last twelve, finance included, capital and deposits not. Of a transaction in
 * parts those count that are of these homes.
 * @param ledger a member's transactions, ascending by date
 * @param homes the ids of the homes
 */
export function cashFlowOf(ledger: readonly Transaction[], homes: ReadonlySet<string>, today: string) {
  const months = Array.from({ length: 12 }, (_, index) => addMonths(today, index - 11).slice(0, 7));
  const byMonth = new Map(months.map((month) => [month, { month, income: 0, costs: 0 }]));
  const since = months[0] ?? '';
  let isEmpty = true;
  for (let at = ledger.length - 1; at >= 0; at -= 1) {
    const row = ledger[at];
    if (row === undefined || row.date < since) break;
    const month = hasMoved(row) ? byMonth.get(row.date.slice(0, 7)) : undefined;
    if (month === undefined) continue;
    for (const { propertyId, direction, amount, category } of partsOf(row)) {
      if (propertyId === null || !homes.has(propertyId)) continue;
      isEmpty = false;
      if (isCapital(category)) continue;
      if (direction === 'in') month.income += amount;
      else month.costs += amount;
    }
  }
  const each = [...byMonth.values()].map(({ month, income, costs }) => ({
    month,
    income: toHundredths(income),
    costs: toHundredths(costs),
  }));
  return { months: each, isEmpty };
}
