import { useMemo, useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useFirstRows } from '@/ui/page/later';
import { RowBoundary } from '@/ui/rows/safe-rows';
import { useLastSettled } from '@/ui/states/outdated/use-last-settled';
import { useOutdatedLook } from '@/ui/states/outdated/use-outdated-look';
import { Skeleton } from '@/ui/states/skeleton';
import type { Listing } from '../data/queries';
import { useEvaluate } from '../data/use-evaluate';
import { openShareListing } from '../listing/follow-up/share-listing';
import { useCompare } from '../data/use-compare';
import { useMarks } from '../data/use-marks';
import type { PropertySearch } from '../search/search-address';
import { useCardKeys } from './card/use-card-keys';
import { ListingCard } from './listing-card';

/** As many photos as a first view shows on a large screen. */
const firstView = 4;
/** Pixels of a card with the gap below it, and as many as usually stand beside each other. */
const cardHeight = 452;
const columns = 3;
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,290px),1fr))] gap-4';

interface ListingGridProps {
  listings: readonly Listing[];
  profile: Schemas['EvaluationSetting'] | undefined;
  view: PropertySearch;
  /** What is shown belongs to the question before. */
  isOutdated: boolean;
  /** What is said of a home besides, by its id. */
  notes?: ReadonlyMap<string, string> | undefined;
}

/** What the list answers: another one is drawn anew, the homes in view first. */
const questionOf = ({ filters, mine, sort, page, bounds }: PropertySearch) =>
  JSON.stringify([filters, mine, sort, page, bounds]);

/** A page of homes, at most twenty-four. The keyboard stays in it when one is hidden. */
export function ListingGrid({ listings, profile, view, isOutdated, notes }: ListingGridProps) {
  const area = useRef<HTMLDivElement>(null);
  const [today] = useState(() => londonDay(new Date()));
  const { toggleSaved, hide, restore } = useMarks();
  const { evaluate, evaluating } = useEvaluate();
  const compare = useCompare();
  useFocusAfterRemoval(
    area,
    listings.map(({ id }) => id),
  );
  const look = useOutdatedLook(isOutdated);
  const isSavedShelf = view.shelf === 'saved';
  const answered = useLastSettled(questionOf(view), !isOutdated) ?? '';
  const drawn = useFirstRows(listings.length, cardHeight, { inRow: columns, of: answered });
  const undrawn = listings.length - drawn;
  // The same for every rendering, so that a card is drawn anew only for its own sake.
  const acts = useMemo(
    () => ({
      onSave: (listing: Listing) => toggleSaved(listing, isSavedShelf),
      onHide: hide,
      onRestore: restore,
      onEvaluate: (listing: Listing) => evaluate(listing),
      onCompare: compare,
      onShare: (listing: Listing) => openShareListing(listing),
    }),
    [toggleSaved, hide, restore, evaluate, compare, isSavedShelf],
  );
  useCardKeys(area, listings, acts);
  return (
    <div ref={area} tabIndex={-1} className="outline-none">
      <ul
        aria-label="Homes"
        aria-busy={isOutdated || undefined}
        className={`${grid} ${look}`}
        style={undrawn > 0 ? { paddingBottom: (undrawn / columns) * cardHeight } : undefined}
      >
        {listings.slice(0, drawn).map((listing, place) => (
          <RowBoundary key={listing.id} item={listing} name="home" as="li">
            <ListingCard
              listing={listing}
              profile={profile}
              today={today}
              isCompared={view.compare?.includes(listing.id) ?? false}
              isEvaluating={evaluating === listing.id}
              isEager={place < firstView}
              note={notes?.get(listing.id)}
              acts={acts}
            />
          </RowBoundary>
        ))}
      </ul>
    </div>
  );
}

/** Cards on their way, in their final shape. */
export function GridSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-[436px] rounded-[14px]" />
      ))}
    </div>
  );
}
