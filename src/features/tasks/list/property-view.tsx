import { useInfiniteQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useShownRows } from '@/entities/record/removal';
import { taskQueries, type Whose } from '@/entities/task/queries';
import type { Task } from '@/entities/task/task';
import { EmptyState } from '@/ui/states/empty-state';
import { linesBySubject } from './by-subject';
import { ListFrame } from './list-frame';
import { TaskLines } from './task-lines';

interface PropertyViewProps {
  whose: Whose;
  onOpen: (task: Task) => void;
}

/** Open tasks under the deal, property or tenancy they are about. */
export function PropertyView({ whose, onOpen }: PropertyViewProps) {
  const list = useInfiniteQuery(taskQueries.bySubject(whose));
  const read = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const tasks = useShownRows('/property-actions', read).filter(({ doneAt }) => doneAt === null);
  return (
    <ListFrame list={list} failure="Couldn’t load your tasks">
      {tasks.length === 0 ? (
        <EmptyState
          icon={<House aria-hidden />}
          title="No open tasks"
          text="Tasks about a deal, property or tenancy are grouped here."
          headingLevel={2}
        />
      ) : (
        <TaskLines
          label="Tasks by property"
          lines={linesBySubject(tasks, !list.hasNextPage)}
          onOpen={onOpen}
          isBySubject
        />
      )}
    </ListFrame>
  );
}
