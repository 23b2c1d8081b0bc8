import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { momentDay } from '@/lib/dates/moment-day';
import { NativeSelect } from '@/ui/input/native-select';
import type { Schedule } from '../schedule-kinds';
import { scheduleList } from '../schedule-type';

interface CompareWithProps {
  row: Schedule;
  propertyId: string;
  chosen: Schedule | null;
  onChoose: (schedule: Schedule | null) => void;
}

/** Chooses another schedule of the same kind and property, as a check-in is for a check-out. Nothing where there is none. */
export function CompareWith({ row, propertyId, chosen, onChoose }: CompareWithProps) {
  const pages = useEveryPage(useInfiniteQuery(scheduleList({ kind: row.kind, propertyId })));
  const others = pages?.flatMap(({ data }) => data).filter(({ id }) => id !== row.id) ?? [];
  if (others.length === 0) return null;
  return (
    <NativeSelect
      aria-label="Compare with"
      className="w-72! max-md:h-11 max-md:w-full!"
      placeholder="Compare with another schedule"
      choices={others.map(({ id, title, createdAt }) => ({
        value: id,
        label: `${title}, ${momentDay(createdAt)}`,
      }))}
      value={chosen?.id ?? ''}
      onChange={({ currentTarget }) => onChoose(others.find(({ id }) => id === currentTarget.value) ?? null)}
    />
  );
}
