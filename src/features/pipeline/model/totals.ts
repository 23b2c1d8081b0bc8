import { medianReturn, type Return } from '@/lib/evaluation/judgement/median-return';
import { priceOf, type Priced } from './card-facts';
import type { DealCard } from './deal-card';

export interface ColumnTotals {
  count: number;
  /** £, of the prices that the cards show. */
  totalPrice: number;
  /** £; a deal that gives money back needs none. */
  cashNeeded: number;
  /** %; null where no return is known. */
  medianRoi: Return;
}

type Figures = Pick<DealCard, 'headline'>;

/** What a column comes to. */
export function totalsOf(deals: readonly Priced[]): ColumnTotals {
  return {
    count: deals.length,
    totalPrice: deals.reduce((sum, deal) => sum + priceOf(deal)[1], 0),
    cashNeeded: deals.reduce((sum, deal) => sum + cashOf(deal), 0),
    medianRoi: medianReturn(deals.map(({ headline }) => headline.roi)),
  };
}

/** £ of cash that a deal needs; 0 where it needs none or it is not known. */
export const cashOf = ({ headline }: Figures): number => Math.max(0, headline.cashInvested ?? 0);
