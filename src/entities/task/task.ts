// What a task says of itself, in London's days.
import type { Schemas } from '@/api/contract';
import { addDays, daysBetween, londonDay } from '@/lib/dates/calendar-day';
import { weekdayName } from '@/lib/dates/dates';
import { shortDay } from '@/lib/dates/day-text';
import { endOfDay, londonMoment, londonTime } from '@/lib/dates/london-moment';

/** A task, or an entry of the log. */
export type Task = Schemas['PropertyAction'];
export type NewTask = Schemas['NewPropertyAction'];
export type Priority = Task['priority'];

export const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'normal', label: 'Normal' },
  { value: 'high', label: 'High' },
] as const satisfies readonly { value: Priority; label: string }[];

/** When something is due: on a day, at a time of it or by its end. */
export const dueMoment = (day: string, time: string | null): string => londonMoment(day, time ?? endOfDay);

/** The day of a due moment, and its time where it has one. */
export function dueParts(dueAt: string): { day: string; time: string | null } {
  const moment = new Date(dueAt);
  const time = londonTime(moment);
  return { day: londonDay(moment), time: time === endOfDay || time === '' ? null : time };
}

export const isOverdue = ({ dueAt, doneAt }: Pick<Task, 'dueAt' | 'doneAt'>, now: Date): boolean =>
  doneAt === null && dueAt !== null && Date.parse(dueAt) < now.getTime();

/** A day as it is said near today: `Yesterday`, `Today`, `Tomorrow`, `Friday`, else `4 December`, of another year with it. */
export function nearDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === -1) return 'Yesterday';
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  // Sunday is day 0 here and the seventh there.
  if (days > 1 && days < 7) return weekdayName(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
  return day.slice(0, 4) === today.slice(0, 4) ? shortDay(day).replace(/ \d{4}$/, '') : shortDay(day);
}

/** The same with its weekday, for whoever checks that the right one was meant: `Friday 4 December`. */
export function checkedDay(day: string, today: string): string {
  const near = nearDay(day, today);
  const weekday = weekdayName(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
  return near === weekday
    ? `${weekday} ${shortDay(day).replace(/ \d{4}$/, '')}`
    : /^\d/.test(near)
      ? `${weekday} ${near}`
      : near;
}

/** `Today at 10:00`, `Friday`. */
export function dueText(dueAt: string, now: Date): string {
  const { day, time } = dueParts(dueAt);
  const text = nearDay(day, londonDay(now));
  return time === null ? text : `${text} at ${time}`;
}

/** The same in the middle of a sentence: `today at 10:00`. Names of days keep their capital. */
export const dueInSentence = (dueAt: string, now: Date): string =>
  dueText(dueAt, now).replace(/^(?:Today|Tomorrow|Yesterday)/, (word) => word.toLowerCase());

/** What is said once a task is there, which may be out of view: `Task added, due Friday 4 December 2026 at 10:00`. */
export function addedText(dueAt: string | null | undefined): string {
  if (!dueAt) return 'Task added';
  const { day, time } = dueParts(dueAt);
  const weekday = weekdayName(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
  return `Task added, due ${weekday} ${shortDay(day)}${time === null ? '' : ` at ${time}`}`;
}

/** The same time on a later day; what has no date is due by the end of that day. */
export function movedTo(dueAt: string | null, day: string): string {
  return dueMoment(day, dueAt === null ? null : dueParts(dueAt).time);
}

/** The Monday after today. */
export function nextMonday(today: string): string {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay() || 7;
  return addDays(today, 8 - weekday);
}
