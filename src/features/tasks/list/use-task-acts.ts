import { useQueryClient } from '@tanstack/react-query';
import { removeRecord } from '@/entities/record/removal';
import { useCurrentUser } from '@/entities/session/queries';
import type { Task } from '@/entities/task/task';
import { taskReaders, useTick } from '@/entities/task/writes';

/** What the rows of every list of tasks do. */
export function useTaskActs() {
  const queryClient = useQueryClient();
  const me = useCurrentUser()?.id;
  const tick = useTick();
  const remove = ({ id, kind, evaluationId }: Task) =>
    void removeRecord(
      queryClient,
      '/property-actions/{id}',
      { path: { id } },
      {
        text: kind === 'task' ? 'Task deleted' : 'Entry deleted',
        failureTitle: kind === 'task' ? 'Couldn’t delete the task' : 'Couldn’t delete the entry',
        refreshes: [...taskReaders, ...(evaluationId === null ? [] : [`/evaluations/${evaluationId}`])],
      },
    );
  return { me, tick, remove };
}
