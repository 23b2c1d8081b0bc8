import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { recurringColumns, recurringList, recurringType } from './recurring-type';

/** The recurring payments of one property, on its own page. */
export function PropertyRecurring({ propertyId }: { propertyId: string }) {
  const list = useInfiniteQuery(recurringList({ propertyId }));
  const type = useMemo(() => recurringType(propertyId), [propertyId]);
  return (
    <DescribedList type={type} list={list} columns={recurringColumns}>
      <div className="mb-3 flex justify-end">
        <AddRecord type={type} />
      </div>
    </DescribedList>
  );
}
