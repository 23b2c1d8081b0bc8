import { useInfiniteQuery } from '@tanstack/react-query';
import { History, MoreHorizontal, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useShownRows } from '@/entities/record/removal';
import { taskQueries, type Whose } from '@/entities/task/queries';
import type { Task } from '@/entities/task/task';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ListFrame } from './list-frame';
import { SubjectLink } from './subject-link';
import { useTaskActs } from './use-task-acts';

/** What was done and what happened, the newest first; what was done can be opened again. */
export function LogView({ whose }: { whose: Whose }) {
  const list = useInfiniteQuery(taskQueries.log(whose));
  const read = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const entries = useShownRows('/property-actions', read);
  const area = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(
    area,
    entries.map(({ id }) => id),
  );
  return (
    <ListFrame list={list} failure="Couldn’t load the activity">
      {entries.length === 0 ? (
        <EmptyState
          icon={<History aria-hidden />}
          title="No activity yet"
          text="Tasks you tick off and changes to your deals appear here."
          headingLevel={2}
        />
      ) : (
        <div ref={area} tabIndex={-1} className="pt-3 outline-hidden">
          <VirtualRows
            label="Activity"
            rowName="entry"
            items={entries}
            keyOf={idOf}
            rowHeight={56}
            memory="tasks-log"
          >
            {(entry) => <LogRow entry={entry} />}
          </VirtualRows>
        </div>
      )}
    </ListFrame>
  );
}

const idOf = ({ id }: Task) => id;

function LogRow({ entry }: { entry: Task }) {
  const { me, tick, remove } = useTaskActs();
  const { id, title, doneAt, assignee, subject, taskId, ownerId } = entry;
  const quoted = subject ? `“${title}”, ${subject.title}` : `“${title}”`;
  const who = assignee === null ? 'Someone' : assignee.id === me ? 'You' : assignee.fullName;
  return (
    <div data-row={id} className="flex items-start justify-between gap-3 border-b border-line-subtle py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{title}</p>
        <p className="text-xs text-ink-3">
          {who}
          {' · '}
          <time dateTime={machineTime(doneAt)}>{formatDateTime(doneAt)}</time>
          {subject && (
            <>
              {' · '}
              <SubjectLink subject={subject} />
            </>
          )}
        </p>
      </div>
      {taskId === null ? (
        ownerId === me && (
          <Menu
            label={`Actions for ${quoted}`}
            trigger={
              <IconButton label={`Actions for ${quoted}`} size="sm">
                <MoreHorizontal aria-hidden size={17} />
              </IconButton>
            }
            items={[
              {
                label: 'Delete',
                icon: <Trash2 aria-hidden size={16} />,
                isDestructive: true,
                onSelect: () => remove(entry),
              },
            ]}
          />
        )
      ) : (
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 aria-hidden size={15} />}
          aria-label={`Undo ${quoted}`}
          onClick={() => tick({ ...entry, id: taskId }, false)}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
