import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { read } from '@/api/queries';
import { propertyQueries } from '@/entities/property/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { useNow } from '@/ui/text/use-now';
import { mortgageColumns } from './mortgage-columns';
import { mortgageList, mortgageType, type MortgageFilters } from './mortgage-type';

/** The mortgages that match, with all that their list and their form need. */
export function useMortgages(filters: MortgageFilters) {
  const { propertyId } = filters;
  const list = useInfiniteQuery(mortgageList(filters));
  const homes = useEveryPage(useInfiniteQuery(propertyQueries.list({})));
  const { data: companies } = useQuery(read('/companies'));
  const today = londonDay(useNow());
  return useMemo(() => {
    const properties = homes?.flatMap(({ data }) => data) ?? [];
    const known = { properties, companies: companies?.data ?? [], propertyId, today };
    return {
      list,
      type: mortgageType(known),
      columns: mortgageColumns({
        properties: new Map(properties.map((property) => [property.id, property])),
        isOfProperty: propertyId !== undefined,
        today,
      }),
    };
  }, [list, homes, companies, propertyId, today]);
}
