import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, EyeOff, Scale, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText, hasStatus } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { IconButton } from '@/ui/button/icon-button';
import { Skeleton } from '@/ui/states/skeleton';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { Segments } from '@/ui/input/segments';
import { evaluationQueries } from '../queries';
import { scenarioColumns, strategyColumns } from '../scenarios/scenarios-card';
import { AddCompared } from './add-compared';
import { ComparedBars } from './compared-bars';
import { ComparedNotes } from './compared-notes';
import { ComparisonTable, ellipsisRoom } from './comparison-table';
import { maxCompared, type Compared } from './comparison';
import { idsOf, type CompareSearch } from './compare-search';
import { columnOf, type Shown } from './compared-column';

interface ComparePageProps {
  search: CompareSearch;
  onSearch: (search: CompareSearch) => void;
}

/** Up to four evaluations side by side, or the scenarios or strategies of one (S37); all of it stands in the address. */
export function ComparePage({ search, onSearch }: ComparePageProps) {
  const ids = idsOf(search);
  const queries = useQueries({ queries: ids.map((id) => evaluationQueries.one(id)) });
  const put = (next: readonly string[]) => {
    const { ids: _ids, ...others } = search;
    onSearch(next.length > 0 ? { ...others, ids: next.join(',') } : others);
  };
  const remove = (id: string) => put(ids.filter((each) => each !== id));
  const shown = queries.flatMap(({ data }) => (data ? [data] : []));
  const [only] = shown;
  const isOne = ids.length === 1 && only?.access === 'full';
  const columns = isOne
    ? search.by === 'strategies'
      ? strategyColumns(only)
      : scenarioColumns(only, only.primary)
    : shown.map(columnOf);
  const isDifference = search.show === 'difference';
  const { by: _by, show: _show, ...bare } = search;
  return (
    <div className="mx-auto flex max-w-(--page-max) flex-col gap-4 pb-24">
      <title>Compare evaluations · Tiebeam</title>
      <div>
        <Link
          to="/property-evaluations"
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} mb-2 -ml-2 print:hidden`}
        >
          <ArrowLeft aria-hidden size={16} />
          Evaluations
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="font-display text-2xl tracking-display font-bold">
            {isOne ? `${only.title}: what if` : 'Compare evaluations'}
          </h1>
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {isOne && (
              <Segments
                label="Compare"
                isLabelHidden
                value={search.by ?? 'scenarios'}
                onChange={(next) =>
                  onSearch({
                    ...bare,
                    ...(next === 'strategies' && { by: next }),
                    ...(isDifference && { show: 'difference' as const }),
                  })
                }
                options={[
                  ['scenarios', 'Scenarios'],
                  ['strategies', 'Strategies'],
                ]}
              />
            )}
            {columns.length > 1 && (
              <Segments
                label="Show"
                isLabelHidden
                value={isDifference ? 'difference' : 'figures'}
                onChange={(next) =>
                  onSearch({
                    ...bare,
                    ...(search.by && { by: search.by }),
                    ...(next === 'difference' && { show: next }),
                  })
                }
                options={[
                  ['figures', 'Figures'],
                  ['difference', 'Difference'],
                ]}
              />
            )}
          </div>
        </div>
      </div>
      {ids.length === 0 && <NothingYet />}
      {ids.map((id, at) => {
        const query = queries[at];
        if (!query?.isError || query.data) return null;
        return (
          <Missing
            key={id}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isRefetching}
            onRemove={() => remove(id)}
          />
        );
      })}
      {queries.some(({ isPending }) => isPending) && (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-96 rounded-[14px]" />
        </div>
      )}
      {columns.length > 0 && !queries.some(({ isPending }) => isPending) && (
        <Card>
          <ComparisonTable
            label="Side by side"
            columns={columns}
            isDifference={isDifference}
            {...(!isOne && {
              renderHead: (column: Compared) => (
                <DealHead column={column} onRemove={() => remove(idOf(ids, queries, column.id))} />
              ),
            })}
          />
          {isOne && columns.length === 1 && (
            <p className="mt-3 text-sm text-ink-2">
              {search.by === 'strategies'
                ? 'This evaluation has only one strategy. Add another on its page.'
                : 'This evaluation has no scenarios yet. Add one on its page.'}{' '}
              <Link
                to="/property-evaluations/$uuid"
                params={{ uuid: only.id }}
                className="text-teal-ink underline-offset-4 hover:underline"
              >
                Open evaluation
              </Link>
            </p>
          )}
        </Card>
      )}
      {ids.length > 0 && ids.length < maxCompared && (
        <AddCompared taken={ids} onAdd={(id) => put([...ids, id])} />
      )}
      {columns.length > 1 && (
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:items-start">
          <ComparedBars columns={columns} />
          {!isOne && <ComparedNotes deals={shown} />}
        </div>
      )}
    </div>
  );
}

/** The id of the address by which a column came: an evaluation can also be asked for by its property. */
const idOf = (ids: readonly string[], queries: readonly { data: Shown | undefined }[], id: string): string =>
  ids[queries.findIndex(({ data }) => data?.id === id)] ?? id;

function DealHead({ column, onRemove }: { column: Compared; onRemove: () => void }): ReactNode {
  return (
    <span className="flex flex-col items-end gap-0.5">
      <IconButton
        label={`Remove “${column.title}”`}
        size="sm"
        className="-mr-2 print:hidden"
        onClick={onRemove}
      >
        <X aria-hidden size={15} />
      </IconButton>
      <Link
        to="/property-evaluations/$uuid"
        params={{ uuid: column.id }}
        className={`line-clamp-3 max-w-44 underline-offset-4 hover:underline ${ellipsisRoom}`}
      >
        {column.title}
      </Link>
      <span className="text-xs font-normal text-ink-3">{strategyNames[column.strategy]}</span>
    </span>
  );
}

interface MissingProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
  onRemove: () => void;
}

/** One of the evaluations cannot be shown; the others stay. */
function Missing({ error, onRetry, isRetrying, onRemove }: MissingProps) {
  const isForbidden = hasStatus(error, 403);
  const isGone = hasStatus(error, 404) || hasStatus(error, 400) || hasStatus(error, 422);
  return (
    <Card className="flex flex-wrap items-center gap-3" role="alert">
      <EyeOff aria-hidden size={18} className="text-ink-3" />
      <p className="min-w-0 flex-1 text-sm text-pretty">
        {isForbidden
          ? 'One of these evaluations isn’t shared with you.'
          : isGone
            ? 'Couldn’t find one of these evaluations. It may have been deleted.'
            : failureText('Couldn’t load one of these evaluations', error)}
      </p>
      {!isForbidden && !isGone && (
        <Button size="sm" variant="outline" isLoading={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onRemove}>
        Remove from comparison
      </Button>
    </Card>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<Scale aria-hidden />}
      title="Nothing to compare yet"
      text={`Select 2 to ${maxCompared} evaluations in the list, then choose Compare.`}
      action={
        <Link to="/property-evaluations" className={buttonClass()}>
          Choose evaluations
        </Link>
      }
    />
  );
}
