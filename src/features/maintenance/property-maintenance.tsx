import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { useJobs, useJobType } from './use-jobs';

/** The jobs of one property, on its own page. @param onOpen opens a job that was added */
export function PropertyMaintenance({
  propertyId,
  onOpen,
}: {
  propertyId: string;
  onOpen: (id: string) => void;
}) {
  const { type, columns } = useJobType({ propertyId, onAdded: ({ id }) => onOpen(id) });
  const list = useJobs({ propertyId });
  return (
    <DescribedList type={type} list={list} columns={columns}>
      <div className="mb-3 flex justify-end">
        <AddRecord type={type} />
      </div>
    </DescribedList>
  );
}
