import { ListChecks, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { machineTime } from '@/lib/dates/dates';
import { readRepeat, repeatText } from '@/lib/dates/repeat/repeat-rule';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge';
import { classNames } from '@/ui/class-names';
import { Checkbox } from '@/ui/input/checkbox';
import { useNow } from '@/ui/text/use-now';
import { dueInSentence, isOverdue, type Task } from './task';

interface TaskRowProps {
  task: Task;
  /** Whether the reader may tick it off. */
  canTick: boolean;
  onTick: (task: Task, done: boolean) => void;
  /** Opens all of it; without it the title is text. */
  onOpen?: ((task: Task) => void) | undefined;
  /** The reader’s id: their own face beside their own task says nothing. */
  me?: number | undefined;
  /** What it is about, where the list does not say so already. */
  subject?: ReactNode;
  menu?: ReactNode;
}

/** A task: its tick, what it says, when it is due, and what can be done with it. */
export function TaskRow({ task, canTick, onTick, onOpen, me, subject, menu }: TaskRowProps) {
  const { title, doneAt, assignee } = task;
  const isDone = doneAt !== null;
  const isOthers = assignee !== null && assignee.id !== me;
  return (
    <div
      data-row={task.id}
      className="flex items-start gap-x-2 border-b border-line-subtle py-1.5 md:min-h-11 md:items-center"
    >
      <Checkbox
        checked={isDone}
        disabled={!canTick}
        className="shrink-0 max-md:min-w-11 max-md:justify-center"
        label={<span className="sr-only">{title}</span>}
        onChange={({ currentTarget }) => onTick(task, currentTarget.checked)}
      />
      <div className="min-w-0 flex-1 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-4">
        <div className="min-w-0 max-md:pt-[11px] md:flex-1 md:basis-60">
          {onOpen ? (
            <button
              type="button"
              className={classNames(
                'min-h-6 text-left wrap-anywhere hover:underline',
                isDone && 'text-ink-3 line-through',
              )}
              onClick={() => onOpen(task)}
            >
              {title}
            </button>
          ) : (
            <span className={classNames('wrap-anywhere', isDone && 'text-ink-3 line-through')}>{title}</span>
          )}
          {subject && <p className="max-md:wrap-anywhere md:truncate text-xs text-ink-3">{subject}</p>}
        </div>
        <TaskFacts task={task} />
      </div>
      {isOthers && (
        <span className="shrink-0 max-md:pt-1.5" title={assignee.fullName}>
          <Avatar fullName={assignee.fullName} src={assignee.profileImage} size={30} />
        </span>
      )}
      {menu && <span className="shrink-0 max-md:pt-0.5">{menu}</span>}
    </div>
  );
}

function TaskFacts({ task }: { task: Task }) {
  const { dueAt, doneAt, priority, checklist, repeat } = task;
  const now = useNow();
  const isLate = isOverdue(task, now);
  const rule = readRepeat(repeat);
  const ticked = checklist.filter(({ done }) => done).length;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-ink-2">
      {priority === 'high' && doneAt === null && <Badge tone="amber">High priority</Badge>}
      {priority === 'low' && doneAt === null && <span>Low priority</span>}
      {checklist.length > 0 && (
        <span className="num flex items-center gap-1">
          <ListChecks aria-hidden size={14} />
          {`${ticked} of ${checklist.length}`}
        </span>
      )}
      {rule && (
        <span className="flex items-center gap-1">
          <Repeat aria-hidden size={13} />
          {repeatText(rule)}
        </span>
      )}
      {dueAt !== null && (
        <time dateTime={machineTime(dueAt)} className={classNames('num', isLate && 'text-red-ink')}>
          {isLate ? 'Was due ' : 'Due '}
          {dueInSentence(dueAt, now)}
        </time>
      )}
    </p>
  );
}
