// What a home was to bring in and cost by month, against what it did (N6).
import { partsOf } from '../ledger/transaction-parts';
import { toHundredths } from '../money/pence';

/** A month of money, £ to the penny: income, running costs without finance, mortgage payments, and what is left. */
export interface MonthMoney {
  income: number;
  costs: number;
  finance: number;
  cashFlow: number;
}

type Booked = Parameters<typeof partsOf>[0] & { date: string; description: string };

/** A month as it was forecast and as it was. */
export interface ForecastMonth {
  /** `2026-05` */
  month: string;
  forecast: MonthMoney;
  actual: MonthMoney;
  /** £ by which the cash flow was better than forecast. */
  difference: number;
  /** The greatest of what made the difference; null where nothing came to a pound. */
  reason: { line: 'income' | 'costs' | 'finance'; amount: number; description: string | null } | null;
}

const isCapital = (category: string) =>
  category.startsWith('capital_') || category === 'transfer' || category === 'deposit';

const moneyOf = (income: number, costs: number, finance: number): MonthMoney => ({
  income: toHundredths(income),
  costs: toHundredths(costs),
  finance: toHundredths(finance),
  cashFlow: toHundredths(toHundredths(income) - toHundredths(costs) - toHundredths(finance)),
});

interface Sums {
  income: number;
  costs: number;
  finance: number;
  /** The greatest cost, and what it was for. */
  largest: number;
  largestCost: string | null;
}

const nothingYet = (): Sums => ({ income: 0, costs: 0, finance: 0, largest: 0, largestCost: null });

/**
 * What moved by month, of the parts of transactions that are of this home; capital, transfers and deposits are none of it.
 * @param rows transactions that are confirmed
 * @param months `2026-05`, in their order; others are left out
 */
export function actualsOf(
  rows: readonly Booked[],
  propertyId: string,
  months: readonly string[],
): readonly (MonthMoney & { largestCost: string | null })[] {
  const found = new Map(months.map((month) => [month, nothingYet()]));
  for (const row of rows) {
    const month = found.get(row.date.slice(0, 7));
    if (month === undefined) continue;
    for (const { direction, amount, category, propertyId: home } of partsOf(row)) {
      if (home !== propertyId || isCapital(category)) continue;
      if (direction === 'in') month.income += amount;
      else if (category === 'finance_cost') month.finance += amount;
      else {
        month.costs += amount;
        if (amount > month.largest) {
          month.largest = amount;
          month.largestCost = row.description;
        }
      }
    }
  }
  return [...found.values()].map(({ income, costs, finance, largestCost }) => ({
    ...moneyOf(income, costs, finance),
    largestCost,
  }));
}

/** £ a year of a home, as an evaluation projects it. */
interface ProjectedYear {
  income: number;
  costs: number;
  interest: number;
  capital: number;
}

/** A twelfth of the projected year that a month belongs to, counted from the month of the purchase; the last year goes on. */
export function forecastOf(
  years: readonly ProjectedYear[],
  boughtOn: string,
  month: string,
): MonthMoney | null {
  const gone =
    (Number(month.slice(0, 4)) - Number(boughtOn.slice(0, 4))) * 12 +
    Number(month.slice(5, 7)) -
    Number(boughtOn.slice(5, 7));
  const year = years[Math.min(years.length - 1, Math.floor(gone / 12))];
  if (gone < 0 || year === undefined) return null;
  return moneyOf(year.income / 12, year.costs / 12, (year.interest + year.capital) / 12);
}

/** Each month against its forecast, in their order; a month before the purchase is left out. */
export function scored(
  years: readonly ProjectedYear[],
  boughtOn: string,
  rows: readonly Booked[],
  propertyId: string,
  months: readonly string[],
): readonly ForecastMonth[] {
  const actuals = actualsOf(rows, propertyId, months);
  return months.flatMap((month, at) => {
    const forecast = forecastOf(years, boughtOn, month);
    const found = actuals[at];
    if (forecast === null || found === undefined) return [];
    const { largestCost, ...actual } = found;
    const lines = [
      { line: 'income' as const, amount: toHundredths(actual.income - forecast.income), description: null },
      {
        line: 'costs' as const,
        amount: toHundredths(actual.costs - forecast.costs),
        description: actual.costs > forecast.costs ? largestCost : null,
      },
      {
        line: 'finance' as const,
        amount: toHundredths(actual.finance - forecast.finance),
        description: null,
      },
    ];
    const [reason] = lines.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
    return {
      month,
      forecast,
      actual,
      difference: toHundredths(actual.cashFlow - forecast.cashFlow),
      reason: reason && Math.abs(reason.amount) >= 1 ? reason : null,
    };
  });
}
