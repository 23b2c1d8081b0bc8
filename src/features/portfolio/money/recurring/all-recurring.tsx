import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PropertyCell } from '@/entities/property/property-cell';
import { useProperties } from '@/entities/property/use-properties';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { recurringColumns, recurringList, recurringType } from './recurring-type';

/** The recurring payments of every property and of none. */
export function AllRecurring() {
  const list = useInfiniteQuery(recurringList({}));
  const { byId } = useProperties();
  const type = useMemo(() => recurringType(), []);
  const columns = useMemo(() => columnsWith(byId), [byId]);
  return (
    <DescribedList type={type} list={list} columns={columns}>
      <div className="mb-3 flex justify-end">
        <AddRecord type={type} />
      </div>
    </DescribedList>
  );
}

/** The columns of one property's, and which property it is. */
function columnsWith(byId: ReturnType<typeof useProperties>['byId']) {
  const property: (typeof recurringColumns)[number] = {
    name: 'Property',
    from: 'medium',
    cell: ({ propertyId }) => {
      const home = byId.get(propertyId ?? '');
      return home && <PropertyCell property={home} tab="recurring" />;
    },
  };
  return [...recurringColumns.slice(0, 1), property, ...recurringColumns.slice(1)];
}
