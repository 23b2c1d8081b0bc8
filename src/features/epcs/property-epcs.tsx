import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import type { Property } from '@/entities/property/property';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { useShownRows } from '@/entities/record/removal';
import { epcList } from './epc-type';
import { LookUpEpc } from './look-up';
import { ReachC } from './reach-c';
import { useEpcType } from './use-epcs';

/** The certificates of one property, on its own page: what the latest one asks for, then all of them. */
export function PropertyEpcs({ property }: { property: Property }) {
  const { type, columns } = useEpcType(property.id);
  const list = useInfiniteQuery(epcList({ propertyId: property.id }));
  const pages = useEveryPage(list);
  const all = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const [latest] = useShownRows(type.path, all);
  const add = (
    <span className="flex flex-wrap justify-end gap-2">
      <LookUpEpc type={type} homes={[property]} />
      <AddRecord type={type} />
    </span>
  );
  return (
    <DescribedList type={type} list={list} columns={columns} add={add}>
      <div className="mb-3 flex justify-end">{add}</div>
      {latest && <ReachC epc={latest} property={property} />}
    </DescribedList>
  );
}
