import { useQuery } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { openModal } from '@/ui/modal/modal-store';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { GivenTask } from './given-task';
import { taskQueries } from '../queries';
import type { NewTask } from '../task';
import { TaskForm } from './task-form';

export const taskDialogId = 'task';

/** Opens the form of a new task. */
export function openNewTask(me: number, draft: Partial<NewTask> = {}, onAdded?: () => void): void {
  openModal({
    id: taskDialogId,
    title: 'Add task',
    size: 'md',
    content: <TaskForm modalId={taskDialogId} me={me} draft={draft} onAdded={onAdded} />,
  });
}

/** Opens a task: its form for whoever added it, else what can be done with it. */
export function openTask(id: string, me: number): void {
  openModal({
    id: taskDialogId,
    title: 'Task',
    size: 'md',
    content: <OpenTask key={id} id={id} me={me} />,
  });
}

function OpenTask({ id, me }: { id: string; me: number }) {
  const query = useQuery(taskQueries.one(id));
  const { data: task } = query;
  if (task) {
    // A refetch brings another state of the task, which must not touch what is being typed.
    return task.ownerId === me && task.kind === 'task' ? (
      <TaskForm modalId={taskDialogId} me={me} task={task} />
    ) : (
      <GivenTask task={task} />
    );
  }
  if (query.isError) {
    const isGone = hasStatus(query.error, 404);
    const isHidden = hasStatus(query.error, 403);
    return (
      <ErrorState
        title={
          isGone
            ? 'We couldn’t find that task'
            : isHidden
              ? 'You don’t have access to this task'
              : 'Couldn’t load this task'
        }
        text={isGone ? 'It may have been deleted.' : isHidden ? undefined : errorMessage(query.error)}
        onRetry={isGone || isHidden ? undefined : retryOf(query.error, () => void query.refetch())}
        isRetrying={query.isRefetching}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading task</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-14 rounded-lg" />
      ))}
    </div>
  );
}
