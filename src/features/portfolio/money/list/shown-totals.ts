import type { Schemas } from '@/api/contract';
import { partsOf } from '@/lib/ledger/transaction-parts';
import { sumOf } from '@/lib/money/pence';
import type { MoneyFilters } from '../money-search';
import type { Transaction } from '../transaction';

type Page = Pick<Schemas['TransactionPage'], 'total' | 'totals'>;

/**
 * What the list comes to without rows that are being deleted: how many there are, and £ in and out. As on the server void ones count for
 * nothing, and of those in parts only the parts that match.
 */
export function totalsWithout(
  { total, totals }: Page,
  hidden: readonly Transaction[],
  { property, category }: Pick<MoneyFilters, 'property' | 'category'>,
): Page {
  const parts = hidden
    .filter(({ status }) => status !== 'void')
    .flatMap(partsOf)
    .filter(
      (part) =>
        (property === undefined || part.propertyId === property) &&
        (category === undefined || part.category === category),
    );
  const of = (wanted: 'in' | 'out') =>
    parts.filter(({ direction }) => direction === wanted).map(({ amount }) => -amount);
  return {
    total: total - hidden.length,
    totals: totals && {
      in: sumOf([totals.in, ...of('in')]),
      out: sumOf([totals.out, ...of('out')]),
    },
  };
}
