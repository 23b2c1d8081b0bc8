// Cash that open deals need, month by month, against the cash there is.
import type { DealCard } from './deal-card';
import { isFinal } from './stages';
import { cashOf } from './totals';

export interface ForecastMonth {
  /** `2026-05`; `overdue` for deals whose completion day has passed. */
  month: string;
  deals: readonly DealCard[];
  /** £ needed in the month. */
  cashNeeded: number;
  /** £ needed up to its end. */
  needed: number;
  /** £ that are left at its end, less than 0 where it is not enough; null while the cash available is not known. */
  left: number | null;
}

/**
 * Open deals by the month of their completion day, the earliest first. Those whose day has passed come first of all: their
 * money is still needed. Completed and lost deals need none.
 * @param today ISO day in London
 * @param available £; null when the member has not said
 */
export function forecast(
  deals: readonly DealCard[],
  today: string,
  available: number | null,
): ForecastMonth[] {
  const months = new Map<string, DealCard[]>();
  for (const deal of deals.filter(({ pipeline }) => !isFinal(pipeline.stage))) {
    const month = deal.purchaseDate < today ? 'overdue' : deal.purchaseDate.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), deal]);
  }
  const rank = (month: string) => (month === 'overdue' ? '' : month);
  let needed = 0;
  return [...months]
    .toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([month, all]) => {
      const cashNeeded = all.reduce((sum, deal) => sum + cashOf(deal), 0);
      needed += cashNeeded;
      return {
        month,
        deals: all.toSorted((a, b) => (a.purchaseDate < b.purchaseDate ? -1 : 1)),
        cashNeeded,
        needed,
        left: available === null ? null : available - needed,
      };
    });
}
