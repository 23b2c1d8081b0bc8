import { Store, UsersRound } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adviceText, errorMessage } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import type { MapPin } from '@/lib/map/cluster';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { BusinessCard } from './business-card';
import { exploreQueries } from './explore-queries';
import { defaultRadiusMiles, withoutFilters, type ExploreSearch } from './explore-search';
import { businessPins, FoundMap, peoplePins, ViewButton } from './found-map';
import { NearbyTypes } from './nearby-type-links';
import { PersonCard } from './person-card';
import { useFollowPresence } from './use-follow-presence';

interface FoundProps {
  search: ExploreSearch;
  /** The list as a map, or back. */
  onView: (search: ExploreSearch) => void;
  onClear: () => void;
}

interface FoundBusinessesProps extends FoundProps {
  /** How to write to who owns a business. */
  renderMessage: ((owner: Schemas['Author']) => ReactNode) | undefined;
}

/** The businesses that fit; without one, which types there are near by. */
export function FoundBusinesses({ search, onView, onClear, renderMessage }: FoundBusinessesProps) {
  const query = exploreQueries.businesses(search);
  const list = useInfiniteQuery(query);
  useFollowPresence(query.queryKey, search.online ?? false);
  const businesses = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <FoundList
      what={{ many: 'businesses', one: 'business', title: 'Businesses' }}
      list={list}
      total={list.data?.pages[0]?.total ?? 0}
      rows={businesses}
      search={search}
      onView={onView}
      pinsOf={businessPins}
      renderRow={(business) => (
        <BusinessCard business={business} message={renderMessage?.(business.authUser)} />
      )}
      empty={
        <>
          <NothingFound
            icon={<Store aria-hidden size={22} />}
            text={
              search.near
                ? `No businesses within ${search.radius ?? defaultRadiusMiles} miles of ${search.near}. Try a larger distance or another type.`
                : 'No businesses match all filters. Try another type or fewer filters.'
            }
            search={search}
            onClear={onClear}
          />
          <NearbyTypes search={search} />
        </>
      }
    />
  );
}

interface FoundPeopleProps extends FoundProps {
  /** What can be done about a member. */
  renderActions: ((person: Schemas['User']) => ReactNode) | undefined;
}

/** The members who fit. */
export function FoundPeople({ search, onView, onClear, renderActions }: FoundPeopleProps) {
  const query = exploreQueries.people(search);
  const list = useInfiniteQuery(query);
  useFollowPresence(query.queryKey, search.online ?? false);
  const people = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <FoundList
      what={{ many: 'people', one: 'person', title: 'People' }}
      list={list}
      total={list.data?.pages[0]?.total ?? 0}
      rows={people}
      search={search}
      onView={onView}
      pinsOf={peoplePins}
      renderRow={(person) => <PersonCard person={person} actions={renderActions?.(person)} />}
      empty={
        <NothingFound
          icon={<UsersRound aria-hidden size={22} />}
          text={
            search.near
              ? `No one within ${search.radius ?? defaultRadiusMiles} miles of ${search.near}. Try a larger distance or fewer filters.`
              : 'No one matches all filters. Try fewer filters.'
          }
          search={search}
          onClear={onClear}
        />
      }
    />
  );
}

interface NothingFoundProps extends Omit<FoundProps, 'onView'> {
  icon: ReactNode;
  text: string;
}

function NothingFound({ icon, text, search, onClear }: NothingFoundProps) {
  const isNarrowed = Object.keys(search).length > Object.keys(withoutFilters(search)).length;
  return (
    <EmptyState
      icon={icon}
      title="No results found"
      text={text}
      action={
        isNarrowed && (
          <Button variant="outline" size="sm" onClick={onClear}>
            {search.show === 'people' ? 'Show everyone' : 'Show all businesses'}
          </Button>
        )
      }
    />
  );
}

interface FoundListProps<Found> extends Pick<FoundProps, 'search' | 'onView'> {
  what: { many: string; one: string; title: string };
  list: {
    data: unknown;
    error: Error | null;
    isPending: boolean;
    isRefetching: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  /** How many there are on all pages. */
  total: number;
  rows: readonly Found[];
  pinsOf: (rows: readonly Found[]) => MapPin[];
  renderRow: (found: Found) => ReactNode;
  empty: ReactNode;
}

function FoundList<Found extends { id: number | string }>(props: FoundListProps<Found>) {
  const { what, list, total, rows, pinsOf, renderRow, empty, search, onView } = props;
  const { shown, list: listed } = useLongRows<Found, HTMLUListElement>(rows, {
    keyOf: ({ id }) => id,
    rowHeight: 150,
    gap: 14,
    memory: what.many,
  });
  if (list.isPending) {
    return (
      <div role="status" aria-label={`Loading ${what.many}`} className="flex flex-col gap-3.5">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-36 rounded-[14px]" />
        ))}
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title={`Couldn’t load the ${what.many}`}
        text={adviceText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-ink-2 text-sm">
          {total === 1 ? `1 ${what.one}` : `${total.toLocaleString('en-GB')} ${what.many}`}
        </p>
        {rows.length > 0 && <ViewButton search={search} onSearch={onView} />}
      </div>
      {rows.length === 0 ? (
        empty
      ) : search.view === 'map' ? (
        <FoundMap title={what.title} rows={rows} pinsOf={pinsOf} search={search} renderRow={renderRow} />
      ) : (
        <ul ref={listed} aria-label={what.title} className="flex flex-col gap-3.5">
          {safeRows(shown, what.one, (found) => (
            <li key={found.id}>{renderRow(found)}</li>
          ))}
        </ul>
      )}
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </>
  );
}
