// Renewal dates in the order in which they need somebody.
import type { InfiniteData } from '@tanstack/react-query';
import type { PagedArgs, Schemas } from '@/api/contract';
import { readPages } from '@/api/queries';

export type Renewal = Schemas['RenewalDate'];
export type RenewalFilters = NonNullable<PagedArgs<'/renewal-dates'>['query']>;

const ranks: Partial<Record<Renewal['status'], number>> = { overdue: 0, missing: 1, not_applicable: 3 };
const rankOf = ({ status }: Renewal) => ranks[status] ?? 2;

/** What needs somebody first: overdue, then without a date, then what is due next; what doesn’t apply comes last. */
export const byNeed = (a: Renewal, b: Renewal) =>
  rankOf(a) - rankOf(b) || (a.dueOn ?? '').localeCompare(b.dueOn ?? '');

/** Two hundred a page, each in the order in which they need somebody. */
export const renewalList = (filters: RenewalFilters) => ({
  ...readPages('/renewal-dates', { query: filters }),
  select: inOrder,
});

const inOrder = (all: InfiniteData<Schemas['RenewalDatePage']>) => ({
  ...all,
  pages: all.pages.map((page) => ({ ...page, data: page.data.toSorted(byNeed) })),
});
