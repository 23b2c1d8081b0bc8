import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { FixedAreaUnit } from '@/ui/area/area-unit';
import { openModal } from '@/ui/modal/modal-store';
import { useAddressModal } from '@/ui/modal/use-address-modal';
import { Tabs } from '@/ui/tabs';
import { Matches } from './alerts/matches';
import { AskAva } from './ask/ask-ava';
import { SavedSearches } from './alerts/saved-searches';
import { useNewMatches } from './alerts/use-new-matches';
import { Comparison } from './compare/comparison';
import { ListingUnit } from './data/listing-unit';
import { searchQueries } from './data/queries';
import { FilterBar } from './filters/filter-bar';
import { openAllFilters } from './filters/all-filters';
import { ListingView } from './listing/listing-view';
import { MarkedHomes } from './results/marked-homes';
import { SearchResults } from './results/search-results';
import { cleared, withFilters } from './search/other-view';
import type { PropertySearch, Shelf } from './search/search-address';
import { SearchSplit } from './map/search-split';

interface SearchPageProps {
  userId: number;
  view: PropertySearch;
  /** What was chosen or typed: a step that one can go back from, unless only the map was moved. */
  onView: (view: PropertySearch, isMove?: boolean) => void;
  /** The open listing was closed. */
  onClose: () => void;
  /** Stands in the open listing: films of it, which other features keep. */
  renderVideos?: (listingId: string) => ReactNode;
}

const modalId = 'listing';

/** Homes on the market with my numbers (S28): by filters, or those I saved or hid; one of them open over the list (S30). The address alone makes the view. */
export function SearchPage({ userId, view, onView, onClose, renderVideos }: SearchPageProps) {
  const settings = useQuery(searchQueries.settings());
  const profile = settings.data?.data.find(({ isDefault }) => isDefault);
  const { listing, ...list } = view;
  const { filters, shelf } = list;
  const compared = list.compare?.length ?? 0;
  const newMatches = useNewMatches();
  const onFilters = (next: SearchFilters) => onView(withFilters(list, next));
  useOpenListing(listing, onClose, renderVideos);
  return (
    <FixedAreaUnit value={profile?.areaUnit ?? null}>
      <div className="mx-auto max-w-[1680px]">
        <title>Property Search · Tiebeam</title>
        <h1 className="mb-2 font-display text-2xl tracking-display font-bold">Property Search</h1>
        <Tabs
          label="Property Search"
          tabs={[
            { id: 'search', label: 'Search' },
            { id: 'ask', label: 'Ask Ava' },
            { id: 'saved', label: 'Saved', count: newMatches && `${newMatches} new` },
            { id: 'hidden', label: 'Hidden' },
            ...(compared > 0 || shelf === 'compare'
              ? [{ id: 'compare' as const, label: 'Compare', count: compared }]
              : []),
          ]}
          activeId={shelf}
          onChange={(next: Shelf) => {
            const { matches: _left, saved: _reopened, bounds: _bounds, at: _at, isMap: _map, ...rest } = list;
            onView({ ...rest, shelf: next, page: 1 });
          }}
        >
          <div className="pt-4">
            {list.matches !== undefined ? (
              <Matches key={list.matches} searchId={list.matches} view={list} profile={profile} />
            ) : shelf === 'search' ? (
              <>
                <FilterBar
                  filters={filters}
                  onFilters={onFilters}
                  mine={list.mine}
                  onMine={(mine) => {
                    const { mine: _old, ...rest } = list;
                    onView({ ...rest, page: 1, ...(mine && { mine }) });
                  }}
                  onClear={() => onView(cleared(list))}
                  onAll={() => openAllFilters({ filters, held: list, onApply: onFilters })}
                />
                <SearchSplit view={list} profile={profile} onView={onView}>
                  <SearchResults view={list} profile={profile} settings={settings} onView={onView} />
                </SearchSplit>
              </>
            ) : shelf === 'ask' ? (
              <AskAva userId={userId} view={list} profile={profile} onView={onView} />
            ) : shelf === 'compare' ? (
              <Comparison view={list} profile={profile} onView={onView} />
            ) : (
              <>
                {shelf === 'saved' && <SavedSearches />}
                <MarkedHomes view={list} shelf={shelf} profile={profile} />
              </>
            )}
          </div>
        </Tabs>
      </div>
    </FixedAreaUnit>
  );
}

/** The open listing lies over the list: a drawer from 768 px, a page of its own below. Back closes it, as its button does. */
function useOpenListing(
  listing: string | undefined,
  onClose: () => void,
  renderVideos: SearchPageProps['renderVideos'],
): void {
  useAddressModal({
    id: modalId,
    part: listing === undefined ? undefined : `listing=${listing}`,
    open: () => {
      if (listing === undefined) return;
      openModal({
        id: modalId,
        title: 'Home',
        size: 'lg',
        className: 'md:ml-auto md:h-full md:max-w-[720px]!',
        content: (
          <ListingUnit>
            <ListingView key={listing} id={listing} modalId={modalId} videos={renderVideos?.(listing)} />
          </ListingUnit>
        ),
      });
    },
    onClosed: onClose,
  });
}
