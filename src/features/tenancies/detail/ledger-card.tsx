import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText, errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { readPages } from '@/api/queries';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';

type Payment = Schemas['Transaction'];

/** How many are shown until all are asked for. */
const firstRows = 6;

const words: Readonly<Record<Payment['status'], string>> = {
  expected: 'Expected',
  outstanding: 'To confirm',
  confirmed: 'Confirmed',
  reconciled: 'Reconciled',
  void: 'Void',
};

/** Every payment of a tenancy, the newest first (S46); it stays when the tenancy ends. */
export function LedgerCard({ tenancyId }: { tenancyId: string }) {
  const list = useInfiniteQuery(readPages('/transactions', { query: { tenancyId } }));
  const [isAll, setIsAll] = useState(false);
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const shown = isAll ? rows : rows.slice(0, firstRows);
  const hasOpen = rows.some(({ status }) => status === 'outstanding');
  return (
    <Card as="section" aria-label="Rent ledger">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-md font-semibold">Rent ledger</h2>
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          {hasOpen && (
            <Link
              to="/portfolio/money"
              search={{ tenancy: tenancyId }}
              className="text-sm text-link hover:underline max-md:py-2.5"
            >
              Confirm payments
            </Link>
          )}
          {total > firstRows && (
            <Button variant="ghost" size="sm" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
              {isAll ? 'Show fewer' : `Show all ${total.toLocaleString('en-GB')}`}
            </Button>
          )}
        </span>
      </div>
      {list.data === undefined ? (
        list.isError ? (
          <ErrorState
            title="Couldn’t load the payments"
            text={adviceText(list.error)}
            headingLevel={3}
            onRetry={retryOf(list.error, () => void list.refetch())}
            isRetrying={list.isRefetching}
          />
        ) : (
          <div role="status" aria-label="Loading payments" className="mt-3">
            <Skeleton className="h-40 rounded-[12px]" />
          </div>
        )
      ) : rows.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">Rent and other payments appear here once they’re due.</p>
      ) : (
        <>
          <ul aria-label="Payments" className="mt-2">
            {safeRows(shown, 'payment', (row) => (
              <PaymentRow key={row.id} row={row} />
            ))}
          </ul>
          {isAll && (
            <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
          )}
        </>
      )}
    </Card>
  );
}

function PaymentRow({ row: { date, description, direction, amount, gross, status } }: { row: Payment }) {
  const isVoid = status === 'void';
  return (
    <li className="num flex items-baseline justify-between gap-3 border-b border-line-subtle py-1.5 text-sm last:border-0">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{description}</span>
        <span className="block text-xs text-ink-3">{`${shortDate(date)} · ${words[status]}`}</span>
      </span>
      <span className={`shrink-0 font-medium ${isVoid ? 'text-ink-3 line-through' : ''}`}>
        {`${direction === 'in' ? '' : '−'}${formatPounds(gross ?? amount)}`}
      </span>
    </li>
  );
}
