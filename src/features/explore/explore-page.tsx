import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { BusinessCard } from './business-card';
import { ExploreFilters } from './explore-filters';
import { exploreQueries } from './explore-queries';
import { typeCalled, type ExploreSearch } from './explore-search';
import { TypeChoice } from './type-choice';

interface ExplorePageProps {
  search: ExploreSearch;
  /** What was chosen or typed; a choice of type is a step to go back from. */
  onSearch: (search: ExploreSearch, isStep?: boolean) => void;
  /** How to write to who owns a business. */
  renderMessage?: (owner: Schemas['Author']) => ReactNode;
}

/** Businesses by what they do and where (S25): the address alone makes the results. */
export function ExplorePage({ search, onSearch, renderMessage }: ExplorePageProps) {
  const types = useQuery(exploreQueries.types());
  const type = typeCalled(types.data?.data ?? [], search.businessType);
  const isUnknown = types.data !== undefined && search.businessType !== undefined && !type;
  const heading = type?.name ?? 'Businesses';
  return (
    <div className="mx-auto max-w-(--page-max)">
      <title>{`${type ? type.name : 'Explore'} · Tiebeam`}</title>
      <h1 className="mb-4 text-xl/8 font-semibold tracking-tight">{heading}</h1>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[220px_minmax(0,1fr)]">
        <TypeChoice
          search={search}
          onType={(businessType) => {
            const { businessType: _, ...others } = search;
            onSearch({ ...others, ...(businessType !== undefined && { businessType }) }, true);
          }}
        />
        <div className="flex min-w-0 flex-col gap-4">
          {isUnknown && (
            <p
              role="status"
              className="border-amber-line bg-amber-bg text-amber-ink rounded-[11px] border px-3.5 py-2.5 text-sm"
            >
              {`There is no type “${search.businessType}”. These are businesses of all types.`}
            </p>
          )}
          <ExploreFilters search={search} onSearch={(next) => onSearch(next)} />
          <Found search={search} renderMessage={renderMessage} onClear={() => onSearch({}, true)} />
        </div>
      </div>
    </div>
  );
}

interface FoundProps {
  search: ExploreSearch;
  onClear: () => void;
  renderMessage: ExplorePageProps['renderMessage'];
}

function Found({ search, onClear, renderMessage }: FoundProps) {
  const list = useInfiniteQuery(exploreQueries.found(search));
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading businesses" className="flex flex-col gap-3.5">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-36 rounded-[14px]" />
        ))}
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title="We could not load the businesses"
        text={errorMessage(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  const businesses = list.data.pages.flatMap(({ data }) => data);
  const total = list.data.pages[0]?.total ?? 0;
  const isNarrowed = Object.keys(search).length > 0;
  return (
    <>
      <p role="status" className="text-ink-2 text-sm">
        {total === 1 ? '1 business' : `${total.toLocaleString('en-GB')} businesses`}
      </p>
      {businesses.length === 0 ? (
        <EmptyState
          icon={<Store aria-hidden size={22} />}
          title="No results found"
          text={
            search.near
              ? `Nobody fits within that distance of ${search.near}. Look further away, or choose another type.`
              : 'No business fits all of this. Choose another type, or fewer words.'
          }
          action={
            isNarrowed && (
              <Button variant="outline" size="sm" onClick={onClear}>
                Show all businesses
              </Button>
            )
          }
        />
      ) : (
        <ul aria-label="Businesses" className="flex flex-col gap-3.5">
          {businesses.map((business) => (
            <li key={business.id}>
              <BusinessCard business={business} message={renderMessage?.(business.authUser)} />
            </li>
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="text-red-ink text-center text-sm">
          {errorMessage(list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <div className="flex justify-center py-2">
          <Button
            variant="outline"
            isLoading={list.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
