// My day: what is overdue, due today, and next.
import type { Alert, Line, Viewing } from '../list/lines';
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
  return groupOfDay(londonDay(new Date(task.dueAt)), londonDay(now));
}

function groupOfDay(day: string, today: string): GroupName {
  if (day <= today) return 'today';
  return day <= addDays(today, 7) ? 'next' : 'later';
}

/**
 * The lines of my day, by London's days; a group that has nothing is left out.
 * @param tasks open ones, the soonest first
 * @param viewings today’s, the earliest first
 * @param alerts what of the member's properties has a day, the earliest first
 * @param isComplete whether these are all tasks; else the last group may go on, and its number is not known
 */
export function dayLines(
  tasks: readonly Task[],
  viewings: readonly Viewing[],
  alerts: readonly Alert[],
  now: Date,
  isComplete: boolean,
): Line[] {
  const groups = new Map<GroupName, Task[]>();
  for (const task of tasks) {
    const name = groupOf(task, now);
    groups.set(name, [...(groups.get(name) ?? []), task]);
  }
  const today = londonDay(now);
  const groupOfAlert = (alert: Alert) => (alert.isOverdue ? 'overdue' : groupOfDay(alert.day, today));
  const last = tasks.at(-1);
  const lastGroup = last && groupOf(last, now);
  // The keys of the record are the groups, in their order.
  return (Object.keys(titles) as GroupName[]).flatMap((name): Line[] => {
    const inGroup = groups.get(name) ?? [];
    const shown = name === 'today' ? viewings : [];
    const due = alerts.filter((alert) => groupOfAlert(alert) === name);
    const total = inGroup.length + shown.length + due.length;
    if (total === 0) return [];
    const count = isComplete || name !== lastGroup ? total : null;
    return [
      { kind: 'heading', id: name, title: titles[name], count },
      ...shown.map((viewing) => ({ kind: 'viewing' as const, id: `viewing-${viewing.id}`, viewing })),
      ...due.map((alert) => ({ kind: 'alert' as const, id: alert.id, alert })),
      ...inGroup.map((task) => ({ kind: 'task' as const, id: task.id, task })),
    ];
  });
}
