import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator, Download, Plus, SearchX, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { pounds, percent } from '@/lib/evaluation/formula-step';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { VirtualRows } from '@/ui/virtual-rows';
import { VisibleMarker } from '@/ui/visible-marker';
import { Segments } from '../page/segment-field';
import { evaluationQueries, type ListFilters } from '../queries';
import { EvaluationCard } from './evaluation-card';
import { EvaluationTable } from './evaluation-table';
import { cleared, isFiltered, ListFilterBar } from './list-filters';
import { downloadList } from './list-csv';
import { RestoreButton } from './restore-button';
import { SampleButton } from './sample-button';
import { useIsNarrow } from './use-is-narrow';
import type { Summary } from './columns';

export type ListView = 'table' | 'cards';
type Shelf = 'active' | 'archived' | 'trash';

interface ListPageProps {
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
  view: ListView;
  onView: (view: ListView) => void;
}

/** Every deal of the member and those shared with them (S32): narrowed, ordered, as a table or as cards. */
export function ListPage({ filters, onFilters, view, onView }: ListPageProps) {
  const list = useInfiniteQuery(evaluationQueries.list({ sort: '-updatedAt', ...filters }));
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const totals = list.data?.pages[0]?.totals;
  const shelf: Shelf = filters.trash ? 'trash' : filters.archived ? 'archived' : 'active';
  const { archived: _archived, trash: _trash, ...rest } = filters;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Evaluations · Tiebeam</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Evaluations</h1>
        <div className="flex flex-wrap items-center gap-2">
          <Link to="/settings/evaluation" className={buttonClass({ variant: 'ghost' })}>
            <SlidersHorizontal aria-hidden size={16} />
            Settings
          </Link>
          <Button
            variant="outline"
            icon={<Download aria-hidden size={16} />}
            disabled={rows.length === 0}
            onClick={() => downloadList(rows)}
          >
            CSV
          </Button>
          <Link to="/property-evaluations/new" className={buttonClass()}>
            <Plus aria-hidden size={17} />
            New evaluation
          </Link>
        </div>
      </div>
      <Tabs
        label="Evaluations"
        activeId={shelf}
        onChange={(next) =>
          onFilters({
            ...rest,
            ...(next === 'archived' && { archived: true }),
            ...(next === 'trash' && { trash: true }),
          })
        }
        tabs={[
          { id: 'active', label: 'Active' },
          { id: 'archived', label: 'Archived' },
          { id: 'trash', label: 'Trash' },
        ]}
      >
        <div className="my-4 flex flex-wrap items-start justify-between gap-3">
          <ListFilterBar key={shelf} filters={filters} onChange={onFilters} />
          <div className="max-md:hidden">
            <Segments
              label="Show as"
              isLabelHidden
              value={view}
              onChange={onView}
              options={[
                ['table', 'Table'],
                ['cards', 'Cards'],
              ]}
            />
          </div>
        </div>
        {totals && totals.count > 0 && (
          <p className="num mb-3 text-sm text-ink-2">
            {`${totals.count} ${totals.count === 1 ? 'deal' : 'deals'} · median ROI ${percent(totals.medianRoi)} · ${pounds(Math.round(totals.cashNeeded))} cash needed in all`}
          </p>
        )}
        {list.isPending && <ListSkeleton />}
        {!list.data && list.isError && (
          <ErrorState
            title="We could not load your evaluations"
            text={errorMessage(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isRefetching}
          />
        )}
        {list.data && rows.length === 0 && <Empty filters={filters} shelf={shelf} onFilters={onFilters} />}
        {rows.length > 0 && (
          <div className={list.isPlaceholderData ? 'opacity-60' : ''}>
            <Rows
              rows={rows}
              view={view}
              filters={filters}
              onFilters={onFilters}
              isTrash={shelf === 'trash'}
            />
          </div>
        )}
        {list.hasNextPage && (
          <div className="mt-4 flex justify-center">
            <VisibleMarker
              onVisible={() =>
                void (!list.isFetchingNextPage && !list.isFetchNextPageError && list.fetchNextPage())
              }
            />
            <Button
              variant="outline"
              isLoading={list.isFetchingNextPage}
              loadingLabel="Loading"
              onClick={() => void list.fetchNextPage()}
            >
              {list.isFetchNextPageError ? 'Try again' : 'Load more'}
            </Button>
          </div>
        )}
      </Tabs>
    </div>
  );
}

interface RowsProps {
  rows: readonly Summary[];
  view: ListView;
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
  isTrash: boolean;
}

function Rows({ rows, view, filters, onFilters, isTrash }: RowsProps) {
  const isNarrow = useIsNarrow();
  const actionsOf = isTrash
    ? (row: Summary): ReactNode => <RestoreButton id={row.id} title={row.title} />
    : undefined;
  if (isNarrow) {
    return (
      <VirtualRows
        label="Evaluations"
        items={rows}
        keyOf={({ id }) => id}
        rowHeight={230}
        memory="evaluations"
      >
        {(row) => (
          <div className="pb-3">
            <EvaluationCard row={row} actions={actionsOf?.(row)} />
          </div>
        )}
      </VirtualRows>
    );
  }
  if (view === 'cards') {
    return (
      <ul
        aria-label="Evaluations"
        className="grid grid-cols-[repeat(auto-fill,minmax(270px,1fr))] gap-4 [&>li]:[contain-intrinsic-size:auto_230px] [&>li]:[content-visibility:auto]"
      >
        {rows.map((row) => (
          <li key={row.id} className="min-w-0">
            <EvaluationCard row={row} actions={actionsOf?.(row)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Card isPadded={false} className="overflow-hidden">
      <EvaluationTable
        rows={rows}
        sort={filters.sort ?? '-updatedAt'}
        onSort={(sort) => onFilters({ ...filters, sort })}
        {...(actionsOf && { actionsOf })}
      />
    </Card>
  );
}

function Empty({
  filters,
  shelf,
  onFilters,
}: {
  filters: ListFilters;
  shelf: Shelf;
  onFilters: (filters: ListFilters) => void;
}) {
  if (isFiltered(filters)) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="No results found"
        text="No evaluation fits these filters."
        action={
          <Button variant="outline" onClick={() => onFilters(cleared(filters))}>
            Clear filters
          </Button>
        }
      />
    );
  }
  if (shelf === 'archived')
    return <EmptyState title="Nothing is archived" text="Deals you put away from their menu stand here." />;
  if (shelf === 'trash')
    return <EmptyState title="The trash is empty" text="Deleted deals stay here for 30 days." />;
  return (
    <EmptyState
      icon={<Calculator aria-hidden />}
      title="No evaluations yet"
      text="Three figures are enough to see stamp duty, cash needed, yield and return."
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Link to="/property-evaluations/new" className={buttonClass()}>
            New evaluation
          </Link>
          <SampleButton />
        </span>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-2">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
        <Skeleton key={key} className="h-16 rounded-lg" />
      ))}
    </div>
  );
}
