import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { Tabs } from '@/ui/tabs';
import { ExploreFilters } from './filters/explore-filters';
import { exploreQueries } from './explore-queries';
import { asKind, typeCalled, withoutFilters, type ExploreSearch } from './explore-search';
import { FoundBusinesses, FoundPeople } from './found-list';
import { SavedFiltersButton } from './filters/saved-filters';
import { RoleChoice, TypeChoice } from './filters/type-choice';

interface ExplorePageProps {
  search: ExploreSearch;
  /** What was chosen or typed; a step is something to go back from. */
  onSearch: (search: ExploreSearch, isStep?: boolean) => void;
  /** How to write to who owns a business. */
  renderMessage?: (owner: Schemas['Author']) => ReactNode;
  /** What can be done about a member. */
  renderActions?: (person: Schemas['User']) => ReactNode;
}

/** Businesses by what they do and where, and people by what they do, where and how they invest (S25): the address alone makes the results. */
export function ExplorePage({ search, onSearch, renderMessage, renderActions }: ExplorePageProps) {
  const isPeople = search.show === 'people';
  const types = useQuery(exploreQueries.types());
  const type = typeCalled(types.data?.data ?? [], search.businessType);
  const isUnknown = types.data !== undefined && search.businessType !== undefined && !type;
  const step = (next: ExploreSearch) => onSearch(next, true);
  const clear = () => step(withoutFilters(search));
  return (
    <div className="mx-auto max-w-(--page-max)">
      <title>{`${isPeople ? 'People' : (type?.name ?? 'Explore')} · Tiebeam`}</title>
      <h1 className="mb-2 text-xl/8 font-semibold tracking-tight">
        {isPeople ? 'People' : (type?.name ?? 'Businesses')}
      </h1>
      <Tabs
        label="Explore"
        tabs={[
          { id: 'businesses', label: 'Businesses' },
          { id: 'people', label: 'People' },
        ]}
        activeId={isPeople ? 'people' : 'businesses'}
        onChange={(kind) => step(asKind(search, kind))}
      >
        <div className="grid gap-x-8 gap-y-4 pt-4 md:grid-cols-[220px_minmax(0,1fr)]">
          {isPeople ? (
            <RoleChoice search={search} onSearch={step} />
          ) : (
            <TypeChoice search={search} onSearch={step} />
          )}
          <div className="flex min-w-0 flex-col gap-4">
            {isUnknown && (
              <p
                role="status"
                className="border-amber-line bg-amber-bg text-amber-ink rounded-[11px] border px-3.5 py-2.5 text-sm"
              >
                {`There’s no business type called “${search.businessType}”. Showing all businesses.`}
              </p>
            )}
            {/* Another kind begins with its own fields, though they look alike. */}
            <ExploreFilters key={isPeople ? 'people' : 'businesses'} search={search} onSearch={onSearch}>
              <SavedFiltersButton search={search} onApply={step} />
            </ExploreFilters>
            {isPeople ? (
              <FoundPeople search={search} onView={step} onClear={clear} renderActions={renderActions} />
            ) : (
              <FoundBusinesses search={search} onView={step} onClear={clear} renderMessage={renderMessage} />
            )}
          </div>
        </div>
      </Tabs>
    </div>
  );
}
