// What a member's homes were worth and owed month by month, and what each earned and cost of late.
import { partsOf } from '@/lib/ledger/transaction-parts';
import { addMonths, dayOf, daysInMonth, partsOfDay } from '@/lib/dates/calendar-day';
import { toHundredths } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { hasMoved, isCapital } from './portfolio-cash-flow';

type Property = Readonly<Row<'property'>>;
type Mortgage = Readonly<Row<'mortgage'>>;

/** Twenty years. */
const maxMonths = 240;

const lastDayOf = (month: string) => {
  const [year, at] = partsOfDay(`${month}-01`);
  return dayOf(year, at, daysInMonth(year, at));
};

/** The day a home was bought, else first valued; null when neither is known. */
const ownedFrom = ({ purchaseDate, valuations }: Property) => purchaseDate ?? valuations[0]?.on ?? null;

function valueOn({ valuations, currentValue }: Property, day: string, today: string): number | null {
  if (day >= today) return currentValue;
  return valuations.findLast(({ on }) => on <= day)?.value ?? null;
}

function owedOn(mortgage: Mortgage, day: string, today: string): number {
  const { startDate, balance, balanceHistory, originalAmount } = mortgage;
  if (day >= today) return balance;
  if (startDate > day) return 0;
  return balanceHistory.findLast(({ on }) => on <= day)?.balance ?? originalAmount;
}

/**
 * Value and debt at the end of each month, of the homes that were owned and valued then; the last one is of today. Debts that were
 * repaid are not kept, so they are in no month.
 */
export function historyOf(
  properties: readonly Property[],
  debtsOf: (id: string) => readonly Mortgage[],
  today: string,
): Schema<'PropertyHistoryMonth'>[] {
  const starts = properties.flatMap((property) => ownedFrom(property) ?? []);
  const [first] = starts.toSorted();
  if (first === undefined) return [];
  const months: string[] = [];
  for (let month = today.slice(0, 7); month >= first.slice(0, 7) && months.length < maxMonths;) {
    months.unshift(month);
    month = addMonths(`${month}-01`, -1).slice(0, 7);
  }
  return months.map((month) => {
    const end = lastDayOf(month);
    const day = end < today ? end : today;
    let [value, debt] = [0, 0];
    for (const property of properties) {
      const from = ownedFrom(property);
      if (from === null || from > day) continue;
      if (property.soldOn !== null && property.soldOn <= day) continue;
      const worth = valueOn(property, day, today);
      if (worth === null) continue;
      value += worth;
      for (const mortgage of debtsOf(property.id)) debt += owedOn(mortgage, day, today);
    }
    return { month, value: toHundredths(value), debt: toHundredths(debt) };
  });
}

const year = 12;

/**
 * What each home brought in and cost a month over the last twelve, or over those it was owned; without finance, capital and
 * deposits. Homes without transactions have null.
 * @param ledger a member's transactions, ascending by date
 */
export function earningsOf(
  properties: readonly Property[],
  ledger: readonly Readonly<Row<'transaction'>>[],
  today: string,
): Schema<'PropertyEarnings'>[] {
  const since = addMonths(today, -year);
  const sums = new Map<string, { income: number; costs: number }>();
  for (let at = ledger.length - 1; at >= 0; at -= 1) {
    const row = ledger[at];
    if (row === undefined || row.date <= since) break;
    if (!hasMoved(row) || row.date > today) continue;
    for (const { propertyId, direction, amount, category } of partsOf(row)) {
      if (propertyId === null || isCapital(category) || category === 'finance_cost') continue;
      const sum = sums.get(propertyId) ?? { income: 0, costs: 0 };
      if (direction === 'in') sum.income += amount;
      else sum.costs += amount;
      sums.set(propertyId, sum);
    }
  }
  return properties.map(({ id, purchaseDate }) => {
    const sum = sums.get(id);
    const bought = purchaseDate !== null && purchaseDate > since ? purchaseDate : since;
    const [fromYear, fromMonth] = partsOfDay(bought);
    const [toYear, toMonth] = partsOfDay(today);
    const months = Math.min(year, Math.max(1, (toYear - fromYear) * 12 + toMonth - fromMonth));
    return {
      uuid: id,
      incomePcm: sum ? toHundredths(sum.income / months) : null,
      costsPcm: sum ? toHundredths(sum.costs / months) : null,
    };
  });
}
