import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useRef, useState } from 'react';
import { adviceText, errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import type { Scope } from '@/entities/property/scope/scope';
import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';
import { Checkbox } from '@/ui/input/checkbox';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { LoadMore } from '@/ui/rows/load-more';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { portfolioQueries } from '../../queries';
import type { Transaction } from '../transaction';
import { useHomes } from '../../use-homes';
import { InboxRow } from './inbox-row';
import { InboxSkeleton } from './inbox-skeleton';
import { Selection } from './selection';
import { useInboxActions } from './use-inbox-actions';

const idOf = ({ id }: Transaction) => id;

/**
 * Transactions to confirm (S48), the newest first; what is skipped waits at the end until the page is left.
 * @param tenancyId only those of one tenancy
 * @param scope only those of these properties
 */
export function Inbox({ tenancyId, scope }: { tenancyId: string | undefined; scope: Scope }) {
  const list = useInfiniteQuery(portfolioQueries.outstanding(tenancyId, scope));
  const { nameOf } = useHomes();
  const acts = useInboxActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const area = useRef<HTMLDivElement>(null);
  const read = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const rows = read.filter(({ status }) => status === 'outstanding');
  const shown = rows.filter(({ id }) => !skipped.has(id));
  const later = rows.filter(({ id }) => skipped.has(id));
  const chosen = shown.filter(({ id }) => selected.has(id));
  useFocusAfterRemoval(area, [...shown, ...later].map(idOf));
  if (list.data === undefined) {
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
  const toggle = (all: ReadonlySet<string>, id: string, isIn: boolean) => {
    const next = new Set(all);
    if (isIn) next.add(id);
    else next.delete(id);
    return next;
  };
  const row = (isSkipped: boolean) => (each: Transaction) => (
    <InboxRow
      row={each}
      home={nameOf(each.propertyId)}
      acts={acts}
      isSelected={selected.has(each.id)}
      onSelect={(id, isIn) => setSelected((now) => toggle(now, id, isIn))}
      isSkipped={isSkipped}
      onSkip={(id, isIn) => {
        setSelected((now) => toggle(now, id, false));
        setSkipped((now) => toggle(now, id, isIn));
      }}
    />
  );
  const totals = list.data.pages[0]?.totals;
  const isFree = list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  return (
    <div ref={area} tabIndex={-1} className="outline-hidden">
      {rows.length === 0 ? (
        <EmptyState
          icon={<CircleCheckBig aria-hidden />}
          title="Nothing to confirm"
          text="Rent, payments and imported transactions wait here until you confirm them."
          headingLevel={2}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 text-sm">
            <Checkbox
              label={`Select all ${shown.length}`}
              checked={chosen.length === shown.length && shown.length > 0}
              isIndeterminate={chosen.length > 0 && chosen.length < shown.length}
              disabled={acts.progress !== null}
              onChange={({ currentTarget }) =>
                setSelected(currentTarget.checked ? new Set(shown.map(idOf)) : new Set())
              }
            />
            {totals && (
              <p className="num text-ink-2">
                {`${counted(list.data.pages[0]?.total ?? rows.length, 'transaction')} · ${formatPounds(totals.in)} in · ${formatPounds(totals.out)} out`}
              </p>
            )}
          </div>
          <VirtualRows label="To confirm" rowName="transaction" items={shown} keyOf={idOf} rowHeight={62}>
            {row(false)}
          </VirtualRows>
          {isFree && <VisibleMarker onVisible={() => void list.fetchNextPage()} />}
          <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
          {later.length > 0 && (
            <section aria-label="Skipped for now" className="mt-5">
              <h2 className="text-sm font-semibold text-ink-2">{`Skipped for now (${later.length})`}</h2>
              <VirtualRows label="Skipped" rowName="transaction" items={later} keyOf={idOf} rowHeight={62}>
                {row(true)}
              </VirtualRows>
            </section>
          )}
          {chosen.length > 0 && (
            <Selection rows={chosen} acts={acts} onClear={() => setSelected(new Set())} />
          )}
        </>
      )}
    </div>
  );
}
