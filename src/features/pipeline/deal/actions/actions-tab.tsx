import { useQueryClient } from '@tanstack/react-query';
import { removeRecord, useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { useCurrentUser } from '@/entities/session/queries';
import { useDealTasks } from '@/entities/task/queries';
import { QuickAdd } from '@/entities/task/quick-add';
import type { Task } from '@/entities/task/task';
import { openNewTask, openTask } from '@/entities/task/form/task-dialog';
import { TaskMenu } from '@/entities/task/task-menu';
import { TaskRow } from '@/entities/task/task-row';
import { useTick } from '@/entities/task/writes';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { canEdit, readersOf, type Deal } from '../deal';

/** What is to be done for a deal, the soonest first, and what is done. */
export function ActionsTab({ deal }: { deal: Deal }) {
  const query = useDealTasks(deal.id);
  const me = useCurrentUser()?.id;
  const tasks = useShownRows('/property-actions', query.tasks ?? []);
  if (!query.tasks) {
    return (
      <Unready
        query={query}
        title="Couldn’t load the actions"
        skeleton={<Skeleton className="h-40 rounded-[12px]" />}
      />
    );
  }
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <div className="flex flex-col gap-4">
      {canEdit(deal) && (
        <QuickAdd
          label="Next action"
          memberId={me}
          about={{ evaluationId: deal.id }}
          onMore={(draft, onAdded) => {
            if (me !== undefined) openNewTask(me, draft, onAdded);
          }}
        />
      )}
      <KeptFocus ids={open.map(({ id }) => id)}>
        {open.length === 0 ? (
          <EmptyState title="No open tasks" text="Add a task so this deal doesn’t go quiet." />
        ) : (
          <ul aria-label="Actions to do" className="flex flex-col">
            {open.map((task) => (
              <li key={task.id}>
                <ActionRow task={task} deal={deal} me={me} />
              </li>
            ))}
          </ul>
        )}
      </KeptFocus>
      <KeptFocus ids={done.map(({ id }) => id)}>
        {done.length > 0 && (
          <section>
            <h3 className="mb-1 text-sm font-semibold">Done</h3>
            <ul aria-label="Done" className="flex flex-col">
              {done.map((task) => (
                <li key={task.id}>
                  <ActionRow task={task} deal={deal} me={me} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </KeptFocus>
    </div>
  );
}

/** Whoever added a task may change it, and whoever it was given to may tick it off; others only see it. */
function ActionRow({ task, deal, me }: { task: Task; deal: Deal; me: number | undefined }) {
  const queryClient = useQueryClient();
  const tick = useTick();
  const isMine = task.ownerId === me;
  const isTheirs = isMine || task.assigneeId === me;
  const edit = ({ id }: Task) => {
    if (me !== undefined) openTask(id, me);
  };
  const remove = ({ id }: Task) =>
    void removeRecord(
      queryClient,
      '/property-actions/{id}',
      { path: { id } },
      { text: 'Task deleted', failureTitle: 'Couldn’t delete the task', refreshes: readersOf(deal.id) },
    );
  return (
    <TaskRow
      task={task}
      canTick={isTheirs}
      onTick={tick}
      onOpen={isTheirs ? edit : undefined}
      me={me}
      menu={isTheirs && <TaskMenu task={task} isMine={isMine} onEdit={edit} onDelete={remove} />}
    />
  );
}
