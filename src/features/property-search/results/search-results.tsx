import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, X } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/api/errors';
import { areaUnitText, type AreaUnit } from '@/lib/area';
import { londonDay } from '@/lib/dates/calendar-day';
import { myFigures } from '@/lib/property-search/my-figures';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { useAreaUnit } from '@/ui/area/area-unit';
import { NativeSelect } from '@/ui/input/native-select';
import { useLastSettled } from '@/ui/states/outdated/use-last-settled';
import { openSearchForm } from '../alerts/search-form';
import { applyMine } from '../data/apply-mine';
import { countText, unknownPlacesText } from '../data/listing-words';
import { searchQueries } from '../data/queries';
import { narrowing } from '../filters/change-filter';
import { cleared, savedFilters } from '../search/other-view';
import { sorts, type PropertySearch, type Sort } from '../search/search-address';
import { asksForMine } from '../search/asks-for-mine';
import { AreaStats } from './area-stats';
import { GridSkeleton, ListingGrid } from './listing-grid';
import { NearMisses } from './near-misses';
import { Pager } from './pager';
import { Unready } from '@/entities/record/unready';
import { useNearMine } from './use-near-mine';

interface SearchResultsProps {
  view: PropertySearch;
  profile: Schemas['EvaluationSetting'] | undefined;
  /** My evaluation profiles: what rests on them waits for them. */
  settings: UseQueryResult<Schemas['EvaluationSettingPage']>;
  onView: (view: PropertySearch) => void;
}

/** So many are more than anybody looks through (product.md S28). */
const tooMany = 500;

const sortTexts: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  '-daysOnMarket': 'Longest on the market',
  price: 'Lowest price',
  '-price': 'Highest price',
  pricePerSqFt: 'Lowest price per',
  '-pricePerSqFt': 'Highest price per',
  '-grossYield': 'Highest yield',
  '-reduction': 'Biggest reduction',
  '-roi': 'Highest ROI',
  '-cashFlowPcm': 'Highest cash flow',
};

const sortText = (sort: Sort, unit: AreaUnit) =>
  sort.endsWith('pricePerSqFt') ? `${sortTexts[sort]} ${areaUnitText[unit]}` : sortTexts[sort];

/** What fits the filters: how many, the area's figures, the homes, and the way on; or what nearly fits. */
export function SearchResults({ view, profile, settings, onView }: SearchResultsProps) {
  const { filters, sort = 'newest', page } = view;
  const [today] = useState(() => londonDay(new Date()));
  const isWaiting = settings.isPending && asksForMine(view);
  const results = useQuery({ ...searchQueries.results(view, profile), enabled: !isWaiting });
  const { data } = results;
  const unit = useAreaUnit();
  const count = useLastSettled(data && countText(data.total, filters), !results.isPlaceholderData);
  const nearMine = useNearMine(view, profile, data?.total === 0, onView);
  const [place, ...others] = filters.locations ?? [];
  if (!data) {
    const query = isWaiting ? settings : results;
    return <Unready query={query} title="Couldn’t load homes" skeleton={<GridSkeleton />} />;
  }
  const { total, totalPages, counts, unknownLocations, nearMisses, applied } = data;
  const { listings, isLocal } = applyMine(data.data, view, applied, (each) =>
    myFigures(each, profile, today),
  );
  const isNarrowed = narrowing(filters).length > 0 || view.mine !== undefined || view.bounds !== undefined;
  const { bounds: _bounds, at: _at, ...everywhere } = view;
  return (
    <section aria-label="Results">
      {unknownLocations.length > 0 && (
        <p
          role="status"
          className="mb-3 rounded-[11px] border border-amber-line bg-amber-bg px-3.5 py-2.5 text-sm text-amber-ink"
        >
          {unknownPlacesText(unknownLocations)}
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 aria-live="polite" className="text-lg/6 font-semibold tracking-tight wrap-anywhere">
            {count}
          </h2>
          {total > 0 && (
            <p className="num mt-0.5 text-sm text-ink-2">
              {`${counts.new} new this week · ${counts.reduced} reduced`}
              {filters.market !== 'rent' && <MyNumbersSource name={profile?.name} />}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full">
          <Button
            variant="soft"
            icon={<Bell aria-hidden size={16} />}
            onClick={() => openSearchForm({ filters: savedFilters(view), isByMine: view.mine !== undefined })}
          >
            Save search
          </Button>
          {total > 1 && (
            <NativeSelect
              aria-label="Sort by"
              className="md:w-56! max-md:min-w-44 max-md:flex-1"
              value={sort}
              choices={sorts.map((each) => ({ value: each, label: sortText(each, unit) }))}
              onChange={({ currentTarget }) => {
                const next = sorts.find((each) => each === currentTarget.value) ?? 'newest';
                const { sort: _old, ...rest } = view;
                onView({ ...rest, page: 1, ...(next !== 'newest' && { sort: next }) });
              }}
            />
          )}
        </div>
      </div>
      {view.bounds && <WithinMap view={view} onView={onView} />}
      {place !== undefined && others.length === 0 && unknownLocations.length === 0 && (
        <AreaStats location={place} />
      )}
      {total > tooMany && (
        <p className="mb-3 text-sm text-ink-2">
          {narrowing(filters).length === 0 && place === undefined
            ? 'Start with a town, an area or a postcode.'
            : 'That’s a lot of homes. Add a filter to find the best ones sooner.'}
        </p>
      )}
      {isLocal && total > 0 && (
        <p role="status" className="mb-3 text-sm text-ink-2">
          {`Showing ${listings.length} of ${data.data.length} homes on this page. ROI and cash flow filters apply to one page at a time.`}
        </p>
      )}
      {results.isPlaceholderData && results.fetchStatus === 'paused' && (
        <p role="status" className="mb-3 text-sm text-amber-ink">
          You’re offline. These homes are from your last search.
        </p>
      )}
      {results.isError && (
        <p role="alert" className="mb-3 text-sm text-red-ink">
          {failureText('These may be out of date', results.error)}
        </p>
      )}
      {total === 0 ? (
        <NearMisses
          nearMisses={nearMisses}
          profile={profile}
          mine={nearMine}
          onFilters={(next) => {
            const { mine: _mine, ...rest } = view;
            onView({ ...rest, filters: next, page: 1 });
          }}
          onClear={isNarrowed ? () => onView(cleared(everywhere)) : undefined}
        />
      ) : (
        <ListingGrid
          listings={listings}
          profile={profile}
          view={view}
          isOutdated={results.isPlaceholderData}
        />
      )}
      <Pager view={view} totalPages={Math.max(totalPages, total > 0 && page > totalPages ? page : 0)} />
    </section>
  );
}

/** The list is held to what the map shows; one press shows the rest too. */
function WithinMap({ view, onView }: Pick<SearchResultsProps, 'view' | 'onView'>) {
  const { bounds: _bounds, at: _at, ...everywhere } = view;
  return (
    <p className="mb-3">
      <button
        type="button"
        aria-label="Remove filter: map area only"
        onClick={() => onView({ ...everywhere, page: 1 })}
        className="touch-target relative inline-flex min-h-7 items-center gap-1.5 rounded-full border border-teal-line bg-teal-bg px-2.5 text-sm text-teal-ink hover:border-teal-mark"
      >
        Map area only
        <X aria-hidden size={14} />
      </button>
    </p>
  );
}

/** Whose assumptions the figures on the cards rest on, and the way to them. */
function MyNumbersSource({ name }: { name: string | undefined }) {
  return (
    <>
      {name === undefined ? ' · Figures use Tiebeam’s defaults ' : ` · Figures use your “${name}” profile `}
      <Link to="/settings/evaluation" className="text-link underline">
        Change<span className="sr-only"> evaluation profile</span>
      </Link>
    </>
  );
}
