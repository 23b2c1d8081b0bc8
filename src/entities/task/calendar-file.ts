import { icsFile, icsName } from '@/lib/dates/ics/ics';
import { saveFile } from '@/ui/file/save-file';
import { dueParts, type Task } from './task';

/** A task with a date as an event of a calendar: at its time for half an hour, or on its day. */
export function taskEvent(
  task: Pick<Task, 'id' | 'title' | 'repeat' | 'subject'> & { dueAt: string },
  origin: string,
) {
  const { id, title, dueAt, repeat, subject } = task;
  const { day, time } = dueParts(dueAt);
  return {
    uid: `task-${id}@tiebeam`,
    title,
    startsAt: time === null ? day : dueAt,
    repeat,
    description: subject?.title,
    url: `${origin}/pipeline/tasks?task=${id}`,
  };
}

/** Hands a task to the person’s own calendar. */
export function saveTaskEvent(task: Parameters<typeof taskEvent>[0]): void {
  saveFile(icsName(task.title), icsFile([taskEvent(task, location.origin)], new Date()), 'text/calendar');
}
