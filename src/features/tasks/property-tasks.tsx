import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useEveryPage } from '@/api/every-page';
import { useShownRows } from '@/entities/record/removal';
import { useCurrentUser } from '@/entities/session/queries';
import { openNewTask, openTask } from '@/entities/task/form/task-dialog';
import { taskQueries } from '@/entities/task/queries';
import { QuickAdd } from '@/entities/task/quick-add';
import { RecordLog } from '@/entities/task/record-log';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { ListFrame } from './list/list-frame';
import { TaskLines } from './list/task-lines';

/** What there is to do about one property, and what was done and changed, on its own page. */
export function PropertyTasks({ propertyId }: { propertyId: string }) {
  const me = useCurrentUser()?.id;
  const list = useInfiniteQuery(taskQueries.ofProperty(propertyId));
  const read = useEveryPage(list)?.flatMap(({ data }) => data) ?? [];
  const tasks = useShownRows('/property-actions', read).filter(({ doneAt }) => doneAt === null);
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" aria-label="Tasks">
        <QuickAdd
          label="Add a task"
          memberId={me}
          about={{ propertyId }}
          onMore={(draft, onAdded) => {
            if (me !== undefined) openNewTask(me, draft, onAdded);
          }}
        />
        <ListFrame list={list} failure="Couldn’t load the tasks">
          {tasks.length === 0 ? (
            <EmptyState
              icon={<ListChecks aria-hidden />}
              title="No open tasks"
              text="Add one above to see it here and in My day."
              headingLevel={2}
            />
          ) : (
            <div className="mt-2">
              <TaskLines
                label="Tasks"
                lines={tasks.map((task) => ({ kind: 'task', id: task.id, task }))}
                onOpen={({ id }) => {
                  if (me !== undefined) openTask(id, me);
                }}
                isBySubject
              />
            </div>
          )}
        </ListFrame>
      </Card>
      <RecordLog record={{ kind: 'property', id: propertyId }} />
    </div>
  );
}
