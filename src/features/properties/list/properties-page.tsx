import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Property } from '@/entities/property/property';
import { propertiesPath, propertyQueries } from '@/entities/property/queries';
import { RecordPages, RowsSkeleton } from '@/entities/record/record-pages';
import { useShownRows } from '@/entities/record/removal';
import { londonDay } from '@/lib/dates/calendar-day';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { Segments } from '@/ui/input/segments';
import { Later } from '@/ui/page/later';
import { RecordRows } from '@/ui/records/record-rows';
import { useNow } from '@/ui/text/use-now';
import { PropertyMenu } from '../actions/property-menu';
import { filtersOf, type PropertiesSearch } from './properties-search';
import { PropertiesMap } from './properties-map';
import { AddLink, ImportLink, NoProperties } from './no-properties';
import { OrderSelect } from './order-select';
import { propertyColumns } from './property-columns';
import { PropertyCards } from './property-cards';
import { PropertyFilters } from './property-filters';
import { TotalsLine } from './totals-line';

interface PropertiesPageProps {
  meId: number | undefined;
  search: PropertiesSearch;
  onSearch: (search: PropertiesSearch) => void;
}

/** Every property of the member (S44), narrowed and ordered as the address says. */
export function PropertiesPage({ meId, search, onSearch }: PropertiesPageProps) {
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Properties · Tiebeam</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Properties</h1>
        <div className="flex flex-wrap items-center gap-2.5">
          <Segments
            label="Show"
            isLabelHidden
            value={search.archived ? 'archived' : 'current'}
            options={[
              ['current', 'Current'],
              ['archived', 'Archived'],
            ]}
            onChange={(next) => {
              const { archived: _shelf, ...rest } = search;
              onSearch({ ...rest, ...(next === 'archived' && { archived: true }) });
            }}
          />
          <ImportLink />
          <AddLink />
        </div>
      </div>
      <div className="mb-3">
        <PropertyFilters search={search} onSearch={onSearch} />
      </div>
      <Later skeleton={<RowsSkeleton what="your properties" />}>
        {() => <PropertyRows meId={meId} search={search} onSearch={onSearch} />}
      </Later>
    </div>
  );
}

function PropertyRows({ meId, search, onSearch }: PropertiesPageProps) {
  const list = useInfiniteQuery({
    ...propertyQueries.list(filtersOf(search)),
    placeholderData: keepPreviousData,
  });
  const { data: types } = useQuery(propertyQueries.types());
  const today = londonDay(useNow());
  const all = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const rows = useShownRows(propertiesPath, all);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const columns = useMemo(
    () =>
      propertyColumns({
        meId,
        today,
        typeName: (typeId) => types?.find(({ id }) => id === typeId)?.name ?? 'Property',
      }),
    [meId, today, types],
  );
  const sort = search.sort ?? 'address';
  const order = (next: typeof sort) => {
    const { sort: _before, ...rest } = search;
    onSearch(next === 'address' ? rest : { ...rest, sort: next });
  };
  return (
    <RecordPages list={list} what="your properties">
      <KeptFocus ids={ids}>
        {rows.length === 0 ? (
          <NoProperties search={search} onSearch={onSearch} />
        ) : (
          <>
            <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <TotalsLine summary={list.data?.pages[0]?.summary} />
              <span className="flex flex-wrap items-center gap-2.5">
                {search.view !== 'map' && <OrderSelect sort={sort} onSort={order} />}
                <Segments
                  label="View"
                  isLabelHidden
                  value={search.view ?? 'list'}
                  options={[
                    ['list', 'List'],
                    ['cards', 'Cards'],
                    ['map', 'Map'],
                  ]}
                  onChange={(next) => {
                    const { view: _before, ...rest } = search;
                    onSearch({ ...rest, ...(next !== 'list' && { view: next }) });
                  }}
                />
              </span>
            </div>
            {search.view === 'map' ? (
              <PropertiesMap list={list} rows={rows} />
            ) : search.view === 'cards' ? (
              <PropertyCards rows={rows} today={today} />
            ) : (
              <RecordRows
                label="Properties"
                rowName="property"
                rows={rows}
                keyOf={({ id }) => id}
                columns={columns}
                share={0.65}
                sort={sort}
                onSort={order}
                actionsOf={actionsOf}
              />
            )}
          </>
        )}
      </KeptFocus>
    </RecordPages>
  );
}

const actionsOf = (property: Property) => <PropertyMenu property={property} />;
