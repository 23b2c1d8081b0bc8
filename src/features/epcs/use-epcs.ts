import { useMemo } from 'react';
import { useProperties } from '@/entities/property/use-properties';
import { londonDay } from '@/lib/dates/calendar-day';
import { useNow } from '@/ui/text/use-now';
import { epcColumns } from './epc-columns';
import { epcType } from './epc-type';

/** What certificates are about, for their lists and their form. @param propertyId of the property whose page it is */
export function useEpcType(propertyId?: string) {
  const properties = useProperties();
  const today = londonDay(useNow());
  return useMemo(
    () => ({
      properties: properties.byId,
      type: epcType({ properties: properties.byId, propertyId, today }),
      columns: epcColumns(propertyId === undefined ? properties.byId : null),
    }),
    [properties, propertyId, today],
  );
}
