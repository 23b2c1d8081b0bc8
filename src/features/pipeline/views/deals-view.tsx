import { SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { Board } from '../board/board';
import { FilterBar } from '../board/filter-bar';
import type { useMove } from '../drag/use-move';
import { useMoveTo } from '../drag/use-move-to';
import { isNarrowed, narrowed } from '../model/filters';
import type { DealCard, Stage } from '../model/deal-card';
import { addressOf, type PipelineSearch } from '../pipeline-search';
import { HiddenDeals } from '../stages/hidden-deals';
import type { usePipelinePreferences } from '../stages/use-pipeline-preferences';
import { CalendarView } from './calendar-view';
import { DealTable } from './deal-table';
import { ForecastView } from './forecast-view';

interface DealsViewProps {
  search: PipelineSearch;
  onSearch: (search: PipelineSearch) => void;
  deals: readonly DealCard[];
  preferences: ReturnType<typeof usePipelinePreferences>;
  onAdd: (stage: Stage) => void;
  move: ReturnType<typeof useMove>;
  areLettersOn: boolean;
}

/** The deals that fit the filters, in the view that was chosen. */
export function DealsView(props: DealsViewProps) {
  const { search, onSearch, deals, preferences, onAdd, move, areLettersOn } = props;
  const { view, filters } = search;
  const searchOf = useSearchOf(search);
  const shown = narrowed(deals, filters);
  const views = preferences.views.filter(({ isHidden }) => !isHidden);
  const onMoveTo = useMoveTo({ deals, views: preferences.views, move });
  return (
    <>
      <FilterBar deals={deals} filters={filters} onFilters={(next) => onSearch({ ...search, filters: next })}>
        {view === 'board' && <HiddenDeals deals={shown} preferences={preferences} />}
      </FilterBar>
      {isNarrowed(filters) && shown.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="No deals match all filters"
          action={
            <Button variant="outline" onClick={() => onSearch({ ...search, filters: {} })}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <>
          {view === 'board' && <Board {...{ deals, filters, views, searchOf, onAdd, move, areLettersOn }} />}
          {view === 'table' && (
            <DealTable
              deals={shown}
              // A stage is hidden on the board alone.
              views={preferences.views}
              {...{ searchOf, onMoveTo }}
              order={search.sort ?? 'stage'}
              onOrder={(sort) => onSearch({ ...search, sort })}
            />
          )}
          {view === 'calendar' && <CalendarView deals={shown} searchOf={searchOf} />}
          {view === 'forecast' && (
            <ForecastView
              deals={shown}
              cashAvailable={preferences.cashAvailable}
              onCash={preferences.saveCash}
              searchOf={searchOf}
            />
          )}
        </>
      )}
    </>
  );
}

/** The address of a deal over this view; the same function until the view changes. */
function useSearchOf(search: PipelineSearch) {
  const address = JSON.stringify(addressOf({ ...search, tab: 'summary' }));
  return useCallback(
    // It was made from an address of this page just above.
    (deal: string) => ({ ...(JSON.parse(address) as object), deal }),
    [address],
  );
}
