import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { filterTexts } from '@/lib/property-search/filter-wording';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { useAreaUnit } from '@/ui/area/area-unit';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { unknownPlacesText } from '../data/listing-words';
import { searchQueries, type SavedSearch } from '../data/queries';
import { openAllFilters } from '../filters/all-filters';
import { placesOf, withFilter } from '../filters/change-filter';
import { forecastText } from './alert-words';

interface SearchedForProps {
  filters: SearchFilters;
  /** The saved one that is changed. */
  search: SavedSearch | undefined;
  /** Other filters were chosen; those of a new search are chosen where it was made. */
  onFilters: ((filters: SearchFilters) => void) | undefined;
}

/** How long typing rests before homes are counted, ms. */
const restMs = 300;

/** What a search looks for, how many new listings a week that brings, and how a change of it changes that (S31). */
export function SearchedFor({ filters, search, onFilters }: SearchedForProps) {
  const rested = useDebounced(filters, restMs);
  const count = useQuery(searchQueries.count({ filters: rested }));
  const unit = useAreaUnit();
  const [first] = useState(filters);
  const [where, setWhere] = useState(filters.locations?.join(', ') ?? '');
  const isChanged = JSON.stringify(filters) !== JSON.stringify(first);
  const isCounted = count.data && rested === filters && !count.isPlaceholderData;
  const words = filterTexts(filters, unit);
  return (
    <div className="flex flex-col gap-3">
      {onFilters && (
        <Field
          label="Location"
          error={isCounted ? unknownPlacesText(count.data.unknownLocations) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={310}
              autoComplete="off"
              placeholder="Town, area or postcode"
              value={where}
              onChange={({ currentTarget: { value } }) => {
                setWhere(value);
                onFilters(withFilter(filters, 'locations', placesOf(value)));
              }}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-48 text-sm">
          <p className="text-ink-2 wrap-anywhere">{words.join(' · ') || 'All homes for sale'}</p>
          <p role="status" className="num mt-0.5 min-h-lh text-ink-3">
            {isCounted
              ? forecastText(count.data.counts.perWeek, isChanged ? search?.perWeek : undefined)
              : count.isError
                ? ''
                : 'Counting new listings…'}
          </p>
        </div>
        {onFilters && (
          <Button
            size="sm"
            variant="outline"
            icon={<SlidersHorizontal aria-hidden size={15} />}
            onClick={() => openAllFilters({ filters, onApply: onFilters })}
          >
            Change filters
          </Button>
        )}
      </div>
    </div>
  );
}
