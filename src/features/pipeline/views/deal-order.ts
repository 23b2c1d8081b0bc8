// The order of the table of deals.
import type { SortOrder } from '@/ui/records/column';
import { priceOf } from '../model/card-facts';
import type { DealCard } from '../model/deal-card';
import { columnOf } from '../model/moves';
import type { StagePreference } from '../model/stages';

export const dealSortKeys = ['title', 'stage', 'price', 'cash', 'roi', 'due', 'entered'] as const;
export type DealSortKey = (typeof dealSortKeys)[number];
export type DealOrder = SortOrder<DealSortKey>;

/** What a deal is ordered by: text, or a number; null is last in either direction. */
const values: Readonly<Record<Exclude<DealSortKey, 'stage'>, (deal: DealCard) => string | number | null>> = {
  title: ({ title }) => title,
  price: (deal) => priceOf(deal)[1],
  cash: ({ headline }) => headline.cashInvested,
  roi: ({ headline: { roi } }) => (roi === 'infinite' ? Number.POSITIVE_INFINITY : roi),
  due: ({ pipeline: { nextAction } }) => nextAction?.dueAt ?? null,
  // Who came last has been there for the fewest days.
  entered: ({ pipeline: { enteredAt } }) => -new Date(enteredAt).getTime(),
};

/** The deals of the given stages in an order; by stage as on the board, each column from its top. Equals stay as on the board. */
export function ordered(
  deals: readonly DealCard[],
  views: readonly Pick<StagePreference, 'stage'>[],
  order: DealOrder,
): DealCard[] {
  const isDown = order.startsWith('-');
  // What is left without the sign is the key.
  const key = (isDown ? order.slice(1) : order) as DealSortKey;
  const byStage = (isDown && key === 'stage' ? views.toReversed() : views).flatMap(({ stage }) =>
    columnOf(deals, stage),
  );
  if (key === 'stage') return byStage;
  const valueOf = values[key];
  return byStage.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const way =
      typeof a === 'string' || typeof b === 'string'
        ? String(a).localeCompare(String(b), 'en-GB', { numeric: true })
        : Math.sign(a - b) || 0;
    return isDown ? -way : way;
  });
}
