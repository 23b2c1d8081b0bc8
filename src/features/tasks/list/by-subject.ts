import type { Task } from '@/entities/task/task';
import type { Line } from './lines';

/**
 * Tasks under what they are about, in the order in which they come.
 * @param tasks as the server sorts them by subject
 * @param isComplete whether these are all; else the last group may go on
 */
export function linesBySubject(tasks: readonly Task[], isComplete: boolean): Line[] {
  const groups: { id: string; subject: Task['subject']; tasks: Task[] }[] = [];
  for (const task of tasks) {
    const id = task.subject?.id ?? 'none';
    const last = groups.at(-1);
    if (last?.id === id) last.tasks.push(task);
    else groups.push({ id, subject: task.subject, tasks: [task] });
  }
  return groups.flatMap((group, at): Line[] => [
    {
      kind: 'heading',
      id: `about-${group.id}`,
      title: group.subject?.title ?? 'Not linked to anything',
      subject: group.subject,
      count: isComplete || at < groups.length - 1 ? group.tasks.length : null,
    },
    ...group.tasks.map((task) => ({ kind: 'task' as const, id: task.id, task })),
  ]);
}
