import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import { propertyQueries } from '@/entities/property/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { useNow } from '@/ui/text/use-now';
import { mortgageColumns } from './mortgage-columns';
import { mortgageList, mortgageType, type Mortgage, type MortgageFilters } from './mortgage-type';

/** What the form of a mortgage lets one choose from: every property and company of the member. */
export function useMortgageChoices() {
  const homes = useEveryPage(useInfiniteQuery(propertyQueries.list({})));
  const companies = useEveryPage(useInfiniteQuery(readPages('/companies')));
  const today = londonDay(useNow());
  return useMemo(
    () => ({
      properties: homes?.flatMap(({ data }) => data) ?? [],
      companies: companies?.flatMap(({ data }) => data) ?? [],
      today,
    }),
    [homes, companies, today],
  );
}

/** The mortgages that match, with all that their list and their form need. */
export function useMortgages(filters: MortgageFilters) {
  const { propertyId } = filters;
  const list = useInfiniteQuery(mortgageList(filters));
  const choices = useMortgageChoices();
  return useMemo(
    () => ({
      list,
      type: mortgageType({ ...choices, propertyId }),
      columns: mortgageColumns({
        properties: new Map(choices.properties.map((property) => [property.id, property])),
        loansOf: byProperty(list.data?.pages.flatMap(({ data }) => data) ?? []),
        isOfProperty: propertyId !== undefined,
        today: choices.today,
      }),
    }),
    [list, choices, propertyId],
  );
}

function byProperty(loans: readonly Mortgage[]): ReadonlyMap<string, readonly Mortgage[]> {
  const groups = new Map<string, Mortgage[]>();
  for (const loan of loans) {
    const group = groups.get(loan.propertyId);
    if (group) group.push(loan);
    else groups.set(loan.propertyId, [loan]);
  }
  return groups;
}
