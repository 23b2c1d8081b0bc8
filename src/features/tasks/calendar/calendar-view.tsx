import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { taskQueries, type Whose } from '@/entities/task/queries';
import { dueParts, isOverdue, type Task } from '@/entities/task/task';
import { daysOfMonth } from '@/lib/calendar/month';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { londonMoment } from '@/lib/dates/london-moment';
import { calendarEntryClass, MonthCalendar } from '@/ui/calendar/month-calendar';
import { useNow } from '@/ui/text/use-now';

interface CalendarViewProps {
  whose: Whose;
  /** `2026-05`; this month when left out. */
  month: string | undefined;
  onMonth: (month: string) => void;
  onOpen: (task: Task) => void;
}

/** Open tasks on their days. */
export function CalendarView({ whose, month, onMonth, onOpen }: CalendarViewProps) {
  const now = useNow();
  const today = londonDay(now);
  const shown = month ?? today.slice(0, 7);
  const days = daysOfMonth(shown);
  const [first = today] = days;
  const query = useInfiniteQuery(
    taskQueries.between(
      whose,
      londonMoment(first, '00:00'),
      londonMoment(addDays(days.at(-1) ?? today, 1), '00:00'),
    ),
  );
  const read = useEveryPage(query)?.flatMap(({ data }) => data);
  const tasks = useShownRows('/property-actions', read ?? []);
  const entries = tasks.flatMap((task) => {
    if (task.dueAt === null || task.doneAt !== null) return [];
    return [{ id: task.id, ...dueParts(task.dueAt), task }];
  });
  return (
    <div className="pt-3" aria-busy={query.isLoading}>
      {(!read || query.isError) && <Unready query={query} title="Couldn’t load your tasks" skeleton={null} />}
      <MonthCalendar
        label="Task calendar"
        month={shown}
        onMonth={onMonth}
        today={today}
        entries={entries}
        emptyText={read ? 'No tasks this month' : query.isLoading ? 'Loading tasks' : ''}
      >
        {({ task, time }) => (
          <button
            type="button"
            title={task.subject === null ? task.title : `${task.title}: ${task.subject.title}`}
            className={calendarEntryClass(
              isOverdue(task, now) ? 'red' : task.priority === 'high' ? 'amber' : 'teal',
            )}
            onClick={() => onOpen(task)}
          >
            {isOverdue(task, now) && <span className="sr-only">Overdue: </span>}
            {time !== null && <span className="num">{time} </span>}
            {task.title}
          </button>
        )}
      </MonthCalendar>
    </div>
  );
}
