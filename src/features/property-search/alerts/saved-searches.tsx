import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { errorMessage } from '@/api/errors';
import { Unready } from '@/entities/record/unready';
import { filterTexts } from '@/lib/property-search/filter-wording';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button/button-class';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useAreaUnit } from '@/ui/area/area-unit';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { searchQueries, type SavedSearch } from '../data/queries';
import { addressOf, type PropertySearch } from '../search/search-address';
import { alertText, volumeText } from './alert-words';
import { SearchMenu, type SearchMenuProps } from './search-menu';
import { useSavedSearches } from './use-saved-searches';
import { Pause } from '@/ui/text/pause';

/** Where a saved search opens again: one that Ava understood with the same chips. */
const viewOf = ({ id, prompt, filters }: SavedSearch): PropertySearch =>
  prompt === null ? { filters, shelf: 'search', page: 1 } : { filters: {}, shelf: 'ask', page: 1, saved: id };

/** My saved searches with their alerts (S31), by name. */
export function SavedSearches() {
  const area = useRef<HTMLElement>(null);
  const list = useInfiniteQuery(searchQueries.saved());
  const searches = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const actions = useSavedSearches();
  useFocusAfterRemoval(
    area,
    searches.map(({ id }) => id),
  );
  return (
    <section ref={area} tabIndex={-1} aria-label="Saved searches" className="mb-8 outline-none">
      <h2 className="mb-3 text-lg/6 font-semibold tracking-tight">Saved searches</h2>
      {!list.data && (
        <Unready
          query={list}
          title="Couldn’t load your saved searches"
          skeleton={
            <div role="status" aria-label="Loading" className="flex flex-col gap-2">
              <Skeleton className="h-24 rounded-[14px]" />
              <Skeleton className="h-24 rounded-[14px]" />
            </div>
          }
        />
      )}
      {list.data && searches.length === 0 && (
        <EmptyState
          icon={<Bell aria-hidden />}
          title="No saved searches yet"
          text="Save a search to hear about new listings that match it."
        />
      )}
      {searches.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {safeRows(searches, 'saved search', (search) => (
            <SearchRow
              key={search.id}
              search={search}
              names={searches.map(({ name }) => name)}
              actions={actions}
            />
          ))}
        </ul>
      )}
      <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
    </section>
  );
}

function SearchRow({ search, names, actions }: SearchMenuProps) {
  const { id, name, filters, matchCount, newCount, perWeek } = search;
  const words = filterTexts(filters, useAreaUnit());
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-start gap-x-4 gap-y-2.5 rounded-[14px] border border-line-subtle bg-surface-1 p-3.5 shadow-edge light:border-line light:shadow-xs"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <Link
            to="/property-search"
            search={addressOf(viewOf(search))}
            className="min-w-0 wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          {newCount > 0 && (
            <>
              <Pause />
              <Badge tone="teal">{`${newCount} new`}</Badge>
            </>
          )}
        </h3>
        <p className="mt-1.5 flex flex-wrap gap-1.5 text-sm text-ink-2">
          {(words.length > 0 ? words : ['All homes for sale']).map((word, place) => (
            <Fragment key={word}>
              {place > 0 && <Pause />}
              <span className="rounded-md bg-surface-3 px-2 py-0.5 wrap-anywhere">{word}</span>
            </Fragment>
          ))}
        </p>
        <p className="num mt-1.5 text-sm text-ink-3">{`${alertText(search)} · ${volumeText(perWeek)}`}</p>
      </div>
      <div className="flex items-center gap-1.5">
        <Link
          to="/property-search"
          search={addressOf({ filters: {}, shelf: 'saved', page: 1, matches: id })}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {`View ${matchCount} ${matchCount === 1 ? 'match' : 'matches'}`}
          <span className="sr-only">{` for “${name}”`}</span>
        </Link>
        <SearchMenu search={search} names={names} actions={actions} />
      </div>
    </li>
  );
}
