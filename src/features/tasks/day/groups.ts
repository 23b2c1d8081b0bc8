// My day: what is overdue, due today, and next.
import type { Line, Viewing } from '../list/lines';
import { isOverdue, type Task } from '@/entities/task/task';
import { addDays, londonDay } from '@/lib/dates/calendar-day';

const titles = {
  overdue: 'Overdue',
  today: 'Today',
  next: 'Next 7 days',
  later: 'Later',
  undated: 'No date',
} as const;
type GroupName = keyof typeof titles;

function groupOf(task: Task, now: Date): GroupName {
  if (task.dueAt === null) return 'undated';
  if (isOverdue(task, now)) return 'overdue';
  const today = londonDay(now);
  const day = londonDay(new Date(task.dueAt));
  if (day <= today) return 'today';
  return day <= addDays(today, 7) ? 'next' : 'later';
}

/**
 * The lines of my day, by London's days; a group that has nothing is left out.
 * @param tasks open ones, the soonest first
 * @param viewings today’s, the earliest first
 * @param isComplete whether these are all tasks; else the last group may go on, and its number is not known
 */
export function dayLines(
  tasks: readonly Task[],
  viewings: readonly Viewing[],
  now: Date,
  isComplete: boolean,
): Line[] {
  const groups = new Map<GroupName, Task[]>();
  for (const task of tasks) {
    const name = groupOf(task, now);
    groups.set(name, [...(groups.get(name) ?? []), task]);
  }
  const last = tasks.at(-1);
  const lastGroup = last && groupOf(last, now);
  // The keys of the record are the groups, in their order.
  return (Object.keys(titles) as GroupName[]).flatMap((name): Line[] => {
    const inGroup = groups.get(name) ?? [];
    const shown = name === 'today' ? viewings : [];
    if (inGroup.length + shown.length === 0) return [];
    const count = isComplete || name !== lastGroup ? inGroup.length + shown.length : null;
    return [
      { kind: 'heading', id: name, title: titles[name], count },
      ...shown.map((viewing) => ({ kind: 'viewing' as const, id: `viewing-${viewing.id}`, viewing })),
      ...inGroup.map((task) => ({ kind: 'task' as const, id: task.id, task })),
    ];
  });
}
