import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator, Plus, SearchX, SlidersHorizontal } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { pounds, share } from '@/lib/evaluation/formulas/formula-step';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Later } from '@/ui/page/later';
import { Skeleton } from '@/ui/states/skeleton';
import { useOutdatedLook } from '@/ui/states/outdated/use-outdated-look';
import { Tabs } from '@/ui/tabs';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { useIsNarrow } from '@/ui/use-is-narrow';
import { Segments } from '@/ui/input/segments';
import { evaluationQueries, type ListFilters } from '../queries';
import { ColumnChooser } from './table/column-chooser';
import { cleared, isFiltered, ListFilterBar } from './list-filters';
import { ExportButton, ExportNote } from './export/export-button';
import { ListRows, type ListView, type Shelf } from './list-rows';
import { SampleButton } from './actions/sample-button';
import { useListExport } from './export/use-list-export';

/** `25 evaluations · median ROI 8.49% · £1,204,300 total cash needed`; without any figure, only how many. */
const totalsText = ({ count, medianRoi, cashNeeded }: Schemas['EvaluationTotals']): string =>
  medianRoi === null && cashNeeded === 0
    ? counted(count, 'evaluation')
    : `${counted(count, 'evaluation')} · median ROI ${share(medianRoi)} · ${pounds(Math.round(cashNeeded))} total cash needed`;

interface ListPageProps {
  filters: ListFilters;
  onFilters: (filters: ListFilters) => void;
  view: ListView;
  onView: (view: ListView) => void;
}

/** Every deal of the member and those shared with them (S32): narrowed, ordered, as a table, as cards or on a map. */
export function ListPage({ filters, onFilters, view, onView }: ListPageProps) {
  const asked: ListFilters = { sort: '-updatedAt', ...filters };
  const list = useInfiniteQuery(evaluationQueries.list(asked));
  const look = useOutdatedLook(list.isPlaceholderData);
  const file = useListExport(asked);
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const isNarrow = useIsNarrow();
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
            <span className="max-md:sr-only">Profiles</span>
          </Link>
          <ExportButton
            state={file.state}
            isDisabled={rows.length === 0}
            onStart={file.start}
            onCancel={file.cancel}
          />
          <Link to="/property-evaluations/new" className={buttonClass()}>
            <Plus aria-hidden size={17} />
            New evaluation
          </Link>
        </div>
      </div>
      <ExportNote state={file.state} onRetry={file.start} />
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
          { id: 'trash', label: 'Deleted' },
        ]}
      >
        <div className="my-4 flex flex-wrap items-start justify-between gap-3">
          <ListFilterBar key={shelf} filters={filters} onChange={onFilters} />
          <div className="flex items-center gap-2">
            {view === 'table' && !isNarrow && <ColumnChooser />}
            <Segments
              label="Show as"
              isLabelHidden
              value={isNarrow && view === 'table' ? 'cards' : view}
              onChange={onView}
              options={[
                // A phone has no room for a table.
                ...(isNarrow ? [] : [['table', 'Table'] as const]),
                ['cards', 'Cards'],
                ['map', 'Map'],
              ]}
            />
          </div>
        </div>
        {totals && totals.count > 0 && <p className="num mb-3 text-sm text-ink-2">{totalsText(totals)}</p>}
        {list.isPending && <ListSkeleton />}
        {!list.data && list.isError && (
          <ErrorState
            title="Couldn’t load your evaluations"
            text={adviceText(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isRefetching}
          />
        )}
        {list.data && rows.length === 0 && <Empty filters={filters} shelf={shelf} onFilters={onFilters} />}
        {rows.length > 0 && (
          <Later skeleton={<ListSkeleton />}>
            {() => (
              <div className={look}>
                <ListRows
                  key={shelf}
                  rows={rows}
                  view={view}
                  sort={filters.sort ?? '-updatedAt'}
                  onSort={(sort) => onFilters({ ...filters, sort })}
                  shelf={shelf}
                />
              </div>
            )}
          </Later>
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
              {list.isFetchNextPageError ? 'Retry' : 'Load more'}
            </Button>
          </div>
        )}
      </Tabs>
    </div>
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
        text="No evaluations match these filters."
        action={
          <Button variant="outline" onClick={() => onFilters(cleared(filters))}>
            Clear filters
          </Button>
        }
      />
    );
  }
  if (shelf === 'archived')
    return <EmptyState title="No archived evaluations" text="Evaluations you archive will appear here." />;
  if (shelf === 'trash')
    return <EmptyState title="No deleted evaluations" text="Deleted evaluations stay here for 30 days." />;
  return (
    <EmptyState
      icon={<Calculator aria-hidden />}
      title="No evaluations yet"
      text="Create one to see its cash flow, yield and stamp duty. All you need is a title, a price and a rent."
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Link to="/property-evaluations/new" className={buttonClass()}>
            New evaluation
          </Link>
          <Link to="/property-search" className={buttonClass({ variant: 'outline' })}>
            Start from a listing
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
