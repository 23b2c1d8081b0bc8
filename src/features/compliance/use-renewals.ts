import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { read } from '@/api/queries';
import { propertyQueries } from '@/entities/property/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { useNow } from '@/ui/text/use-now';
import { renewalColumns } from './record/renewal-columns';
import { renewalType } from './record/renewal-type';

/**
 * What renewal dates are about, for their lists and their form.
 * @param propertyId of the property whose page it is
 */
export function useRenewalType(propertyId?: string) {
  const homes = useInfiniteQuery(propertyQueries.list({}));
  const pages = useEveryPage(homes);
  const { data: companies } = useQuery(read('/companies'));
  const { data: models } = useQuery(propertyQueries.models());
  const today = londonDay(useNow());
  return useMemo(() => {
    const all = pages?.flatMap(({ data }) => data) ?? [];
    const known = {
      properties: new Map(all.map((property) => [property.id, property])),
      companies: companies?.data ?? [],
      propertyId,
      today,
    };
    return {
      today,
      homes: all,
      /** The properties, while they are read: what fails there is said where they are shown. */
      homesQuery: homes,
      /** How a property earns, by the key of its model. */
      modelOf: (modelId: string | null) => models?.find(({ id }) => id === modelId)?.key ?? null,
      areModelsKnown: models !== undefined,
      type: renewalType(known),
      columns: renewalColumns({ ...known, isOfProperty: propertyId !== undefined }),
    };
  }, [pages, homes, companies, models, propertyId, today]);
}
