import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useRef } from 'react';
import { TaskMenu } from '@/entities/task/task-menu';
import { TaskRow } from '@/entities/task/task-row';
import type { Task } from '@/entities/task/task';
import { machineTime } from '@/lib/dates/dates';
import { endOf } from '@/lib/viewings/clash';
import { viewingTime } from '@/lib/viewings/viewing-time';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { useNow } from '@/ui/text/use-now';
import { AlertLine } from './alert-line';
import type { Line, Viewing } from './lines';
import { SubjectLink } from './subject-link';
import { useTaskActs } from './use-task-acts';
import { Pause } from '@/ui/text/pause';

interface TaskLinesProps {
  label: string;
  lines: readonly Line[];
  onOpen: (task: Task) => void;
  /** Whether the headings say what the tasks are about. */
  isBySubject?: boolean;
}

/** A list of tasks in groups. After a tick the keyboard is on the next task. */
export function TaskLines({ label, lines, onOpen, isBySubject = false }: TaskLinesProps) {
  const { me, tick, remove } = useTaskActs();
  const area = useRef<HTMLDivElement>(null);
  const ids = lines.flatMap(({ kind, id }) => (kind === 'task' ? [id] : []));
  useFocusAfterRemoval(area, ids);
  return (
    <div ref={area} tabIndex={-1} className="outline-hidden">
      <VirtualRows
        label={label}
        rowName="task"
        items={lines}
        keyOf={idOf}
        rowHeight={52}
        memory={`tasks-${label}`}
      >
        {(line) =>
          line.kind === 'heading' ? (
            <Heading line={line} />
          ) : line.kind === 'viewing' ? (
            <ViewingLine viewing={line.viewing} />
          ) : line.kind === 'alert' ? (
            <AlertLine alert={line.alert} />
          ) : (
            <TaskRow
              task={line.task}
              canTick
              onTick={tick}
              onOpen={onOpen}
              me={me}
              subject={!isBySubject && line.task.subject && <SubjectLink subject={line.task.subject} />}
              menu={
                <TaskMenu
                  task={line.task}
                  isMine={line.task.ownerId === me}
                  onEdit={onOpen}
                  onDelete={remove}
                />
              }
            />
          )
        }
      </VirtualRows>
    </div>
  );
}

const idOf = ({ id }: Line) => id;

function Heading({ line: { title, count, subject } }: { line: Extract<Line, { kind: 'heading' }> }) {
  return (
    <h2 className="flex items-baseline gap-2 pt-5 pb-1 text-sm font-semibold wrap-anywhere">
      {subject ? <SubjectLink subject={subject} /> : title}
      {count !== null && (
        <>
          <Pause />
          <span className="num text-xs font-normal text-ink-3">{count}</span>
        </>
      )}
    </h2>
  );
}

function ViewingLine({ viewing }: { viewing: Viewing }) {
  const { title, startsAt } = viewing;
  const isOver = endOf(viewing) <= useNow().getTime();
  return (
    <Link
      to="/pipeline/viewings"
      className="flex min-h-11 items-center gap-[17px] border-b border-line-subtle py-1.5 hover:bg-hover"
    >
      <CalendarClock
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="shrink-0 text-teal-ink max-md:mx-3"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        Viewing: {title}
        <Pause />
      </span>
      {isOver && <span className="shrink-0 text-sm font-medium text-amber-ink">How did it go?</span>}
      <time dateTime={machineTime(startsAt)} className="num shrink-0 text-xs text-ink-2">
        {viewingTime(startsAt)}
      </time>
    </Link>
  );
}
