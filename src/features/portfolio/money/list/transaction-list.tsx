import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { adviceText, errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { useShownRows } from '@/entities/record/removal';
import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { useLateCommit } from '@/ui/input/rested/use-late-commit';
import { LoadMore } from '@/ui/rows/load-more';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { useLastSettled } from '@/ui/states/outdated/use-last-settled';
import { useOutdatedLook } from '@/ui/states/outdated/use-outdated-look';
import { portfolioQueries } from '../../queries';
import { InboxSkeleton } from '../inbox/inbox-skeleton';
import type { MoneyFilters } from '../money-search';
import type { Transaction } from '../transaction';
import { useHomes } from '../../use-homes';
import { ExportButton } from '../export/export-button';
import { totalsWithout } from './shown-totals';
import { TransactionFilters } from './transaction-filters';
import { TransactionRow } from './transaction-row';
import { useTransactionActs } from './use-transaction-acts';

const idOf = ({ id }: Transaction) => id;

interface TransactionListProps {
  filters: MoneyFilters;
  onFilters: (filters: MoneyFilters) => void;
  /** Its property is that of the page: nobody chooses it. */
  isOfProperty?: boolean;
}

/** Every transaction that fits, with the totals of all of them: of a tax year what goes into its return. */
export function TransactionList({
  filters: committed,
  onFilters,
  isOfProperty = false,
}: TransactionListProps) {
  const queryClient = useQueryClient();
  const [filters, setFilters] = useLateCommit(committed, onFilters);
  const change = (next: MoneyFilters) => {
    // On its way while the filters are drawn.
    void queryClient.prefetchInfiniteQuery(portfolioQueries.transactions(next));
    setFilters(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <TransactionFilters filters={filters} onFilters={change} isOfProperty={isOfProperty} />
      <FoundTransactions
        filters={filters}
        isFiltered={Object.keys(filters).length > (isOfProperty ? 1 : 0)}
        onClear={() => change(isOfProperty && filters.property ? { property: filters.property } : {})}
      />
    </div>
  );
}

interface FoundTransactionsProps {
  filters: MoneyFilters;
  isFiltered: boolean;
  onClear: () => void;
}

/** What the filters find. An answer draws this alone, and not the filters above it. */
function FoundTransactions({ filters, isFiltered, onClear }: FoundTransactionsProps) {
  const list = useInfiniteQuery({
    ...portfolioQueries.transactions(filters),
    placeholderData: keepPreviousData,
  });
  const { isPlaceholderData: isOutdated } = list;
  const look = useOutdatedLook(isOutdated);
  const answered =
    useLastSettled(JSON.stringify(portfolioQueries.transactionsQuery(filters)), !isOutdated) ?? '';
  const { homes, nameOf } = useHomes();
  const acts = useTransactionActs();
  const drawRow = useCallback(
    (row: Transaction) => <TransactionRow row={row} home={nameOf(row.propertyId)} acts={acts} />,
    [nameOf, acts],
  );
  const read = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const rows = useShownRows('/transactions', read);
  const [page] = list.data?.pages ?? [];
  const first = useMemo(
    () =>
      page && totalsWithout(page, rows === read ? [] : read.filter((row) => !rows.includes(row)), filters),
    [page, read, rows, filters],
  );
  // While a filter is on its way, the end of the list stays as it was: its coming and going would lay out the page twice.
  const hasNextPage = useLastSettled(list.hasNextPage, !isOutdated) ?? false;
  const isFree = hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  const fetchNextPage = () => {
    if (!isOutdated) void list.fetchNextPage();
  };
  if (first === undefined) {
    return list.isError ? (
      <ErrorState
        title="Couldn’t load your transactions"
        text={adviceText(list.error)}
        headingLevel={2}
        onRetry={retryOf(list.error, () => void list.refetch())}
        isRetrying={list.isRefetching}
      />
    ) : (
      <InboxSkeleton onRetry={() => void list.refetch()} />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<ReceiptText aria-hidden />}
        title={isFiltered ? 'No transactions match' : 'No transactions yet'}
        text={
          isFiltered
            ? 'Change the filters to see more.'
            : 'Rent, payments and imported transactions appear here.'
        }
        headingLevel={2}
        action={
          isFiltered && (
            <Button variant="outline" onClick={onClear}>
              Clear filters
            </Button>
          )
        }
      />
    );
  }
  return (
    <div aria-busy={isOutdated || undefined} className={look}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line pb-2">
        <p role="status" className="num text-sm text-ink-2">
          {counted(first.total, 'transaction')}
          {first.totals &&
            ` · ${formatPounds(first.totals.in)} in · ${formatPounds(first.totals.out)} out (amounts exclude voided transactions)`}
        </p>
        <ExportButton filters={filters} homes={homes} />
      </div>
      <VirtualRows
        label="Transactions"
        rowName="transaction"
        items={rows}
        keyOf={idOf}
        rowHeight={58}
        // Tabs, filters and totals take the rest of the window.
        share={0.62}
        of={answered}
        memory="transactions"
      >
        {drawRow}
      </VirtualRows>
      {isFree && <VisibleMarker key={answered} onVisible={fetchNextPage} />}
      <LoadMore
        list={{ hasNextPage, isFetchingNextPage: list.isFetchingNextPage, fetchNextPage }}
        error={list.isFetchNextPageError ? errorMessage(list.error) : null}
      />
    </div>
  );
}
