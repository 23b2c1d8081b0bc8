import { useInfiniteQuery } from '@tanstack/react-query';
import { readPages } from '@/api/queries';
import { Unready } from '@/entities/record/unready';
import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/states/skeleton';

/** So many of the latest are listed. */
const shown = 5;

/** What a contact was paid and has paid in all, with the latest transactions. */
export function ContactMoney({ contactId }: { contactId: string }) {
  const list = useInfiniteQuery(readPages('/transactions', { query: { contactId } }));
  const [page] = list.data?.pages ?? [];
  return (
    <Card as="section" aria-label="Transactions">
      <h2 className="mb-2 text-md font-semibold">Transactions</h2>
      {page === undefined ? (
        <Unready
          query={list}
          title="Couldn’t load the transactions"
          skeleton={
            <div role="status">
              <span className="sr-only">Loading transactions</span>
              <Skeleton className="h-16" />
            </div>
          }
        />
      ) : page.total === 0 ? (
        <p className="text-sm text-ink-2">No transactions with this contact yet</p>
      ) : (
        <>
          <p className="num text-sm text-ink-2">
            {[
              counted(page.total, 'transaction'),
              page.totals && page.totals.in > 0 && `${formatPounds(page.totals.in)} received`,
              page.totals && page.totals.out > 0 && `${formatPounds(page.totals.out)} paid`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul className="mt-2 text-sm">
            {page.data.slice(0, shown).map(({ id, date, description, direction, amount }) => (
              <li
                key={id}
                className="flex items-baseline justify-between gap-3 border-b border-line-subtle py-1.5 last:border-0"
              >
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{description}</span>
                  <span className="num block text-xs text-ink-3">{shortDate(date)}</span>
                </span>
                <span className="num shrink-0">{formatPounds(direction === 'in' ? amount : -amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
