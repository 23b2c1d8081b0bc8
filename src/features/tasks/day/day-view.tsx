import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { read } from '@/api/queries';
import { useShownRows } from '@/entities/record/removal';
import { taskQueries, type Whose } from '@/entities/task/queries';
import type { Task } from '@/entities/task/task';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { londonMoment } from '@/lib/dates/london-moment';
import { EmptyState } from '@/ui/states/empty-state';
import { useNow } from '@/ui/text/use-now';
import { ListFrame } from '../list/list-frame';
import { TaskLines } from '../list/task-lines';
import { dayLines } from './groups';
import { useAlerts } from './use-alerts';

interface DayViewProps {
  whose: Whose;
  onOpen: (task: Task) => void;
}

/** What is overdue, what today holds, viewings among it, and what comes next: tasks, and what properties ask for. */
export function DayView({ whose, onOpen }: DayViewProps) {
  const now = useNow();
  const list = useInfiniteQuery(taskQueries.open(whose));
  const today = londonDay(now);
  const viewings = useTodaysViewings(today);
  const alerts = useAlerts(today);
  const read = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const tasks = useShownRows('/property-actions', read).filter(({ doneAt }) => doneAt === null);
  // Viewings and properties are the reader's own.
  const isGiven = whose === 'given';
  const lines = dayLines(tasks, isGiven ? [] : viewings, isGiven ? [] : alerts, now, !list.hasNextPage);
  return (
    <ListFrame list={list} failure="Couldn’t load your tasks">
      {lines.length === 0 ? (
        <EmptyState
          icon={<CalendarCheck aria-hidden />}
          title={whose === 'all' ? 'No tasks yet' : 'No tasks assigned to you'}
          text={
            whose === 'given'
              ? 'Tasks your connections assign to you appear here.'
              : 'Add a task above. Include a date, such as “next Friday”, and we’ll set the due date.'
          }
          headingLevel={2}
        />
      ) : (
        <TaskLines label="My day" lines={lines} onOpen={onOpen} />
      )}
    </ListFrame>
  );
}

/** Requested and confirmed, the earliest first; what could not be read counts as none. */
function useTodaysViewings(today: string) {
  const { data } = useQuery(
    read('/property-viewings', {
      query: {
        status: ['requested', 'confirmed'],
        from: londonMoment(today, '00:00'),
        until: londonMoment(addDays(today, 1), '00:00'),
      },
    }),
  );
  return data?.data ?? [];
}
