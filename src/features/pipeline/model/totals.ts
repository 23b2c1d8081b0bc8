import { priceOf, type Priced } from './card-facts';
import type { DealCard } from './deal-card';

export interface ColumnTotals {
  count: number;
  /** £, of the prices that the cards show. */
  totalPrice: number;
  /** £; a deal that gives money back needs none. */
  cashNeeded: number;
  /** %, of the returns that are figures; null where none is. */
  medianRoi: number | null;
}

type Figures = Pick<DealCard, 'headline'>;

/** What a column comes to. An infinite return is no figure and is left out of the median. */
export function totalsOf(deals: readonly Priced[]): ColumnTotals {
  return {
    count: deals.length,
    totalPrice: deals.reduce((sum, deal) => sum + priceOf(deal)[1], 0),
    cashNeeded: deals.reduce((sum, deal) => sum + cashOf(deal), 0),
    medianRoi: median(
      deals.flatMap(({ headline: { roi } }) =>
        typeof roi === 'number' && Number.isFinite(roi) ? [roi] : [],
      ),
    ),
  };
}

/** £ of cash that a deal needs; 0 where it needs none or it is not known. */
export const cashOf = ({ headline }: Figures): number => Math.max(0, headline.cashInvested ?? 0);

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
