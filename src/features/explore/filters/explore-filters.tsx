import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { filtersIn, readExploreSearch, withoutFilters, type ExploreSearch } from '../explore-search';
import { FilterFields, type FilterPatch } from './filter-fields';
import { openFilterSheet } from './filter-sheet';

interface ExploreFiltersProps {
  search: ExploreSearch;
  /** A whole set that is chosen at once is a step to go back from. */
  onSearch: (search: ExploreSearch, isStep?: boolean) => void;
  /** Sets of filters that were kept. */
  children?: ReactNode;
}

/** Words and filters; on phones the words, and the filters in a sheet. */
export function ExploreFilters({ search, onSearch, children }: ExploreFiltersProps) {
  const isPeople = search.show === 'people';
  const set = filtersIn(search);
  const isNarrowed = Object.keys(search).length > (search.show ? 1 : 0);
  // Two fields may be told of before the address has followed the first.
  const latest = useRef(search);
  const address = JSON.stringify(search);
  useEffect(() => {
    latest.current = JSON.parse(address) as ExploreSearch; // -- made of one in the line above
  }, [address]);
  const change = (patch: FilterPatch) => {
    latest.current = readExploreSearch({ ...latest.current, ...patch });
    onSearch(latest.current);
  };
  const words = isPeople ? 'Name' : 'Name or service';
  return (
    <form
      role="search"
      aria-label={isPeople ? 'People' : 'Businesses'}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-2.5"
    >
      <div className="flex gap-2.5">
        <RestedInput
          aria-label={words}
          placeholder={words}
          maxLength={100}
          icon={<Search aria-hidden size={16} strokeWidth={1.75} />}
          value={search.query ?? ''}
          onRest={(query) => change({ query })}
          className="min-w-0 flex-1"
        />
        <Button
          variant="outline"
          className="max-md:h-11 md:hidden"
          icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={() => openFilterSheet(search, (next) => onSearch(next, true))}
        >
          {set === 0 ? 'Filters' : `Filters (${set})`}
        </Button>
      </div>
      <div className="hidden grid-cols-2 gap-2.5 md:grid lg:grid-cols-3">
        <FilterFields search={search} onChange={change} />
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {children}
        {isNarrowed && (
          <Button variant="ghost" size="sm" onClick={() => onSearch(withoutFilters(search), true)}>
            Clear filters
          </Button>
        )}
      </div>
    </form>
  );
}
