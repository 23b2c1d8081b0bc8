// A line that somebody types to add a task: “Call agent next Fri 10am !high every month”.
import { londonDay } from '@/lib/dates/calendar-day';
import { impossibleDay, impossibleTime } from '@/lib/dates/natural/impossible';
import { readNaturalDate, type NaturalPart } from '@/lib/dates/natural/natural-date';
import { readRepeat, repeatText } from '@/lib/dates/repeat/repeat-rule';
import { checkedDay, dueMoment, type NewTask, type Priority } from './task';

/** What of a line is more than its words. */
export type TextPart = NaturalPart | 'priority';

export interface ReadTask {
  title: string;
  day: string | null;
  time: string | null;
  repeat: string | null;
  priority: Priority;
  /** Words of a day that has passed, and was not chosen. */
  passed: string | null;
  /** A day or time as it is written that there is not: `31 February`, `25:00`. */
  impossible: string | null;
}

const priorityPattern = /(?<!\S)!(high|low)(?!\S)/i;

/** @param ignored what the person wants to stay as words */
export function readTask(line: string, now: Date, ignored: ReadonlySet<TextPart>): ReadTask {
  const [mark, word] = ignored.has('priority') ? [] : (priorityPattern.exec(line) ?? []);
  // The words stay as they are typed, so that “every” and “!high” may stand in any order.
  const text = mark === undefined ? line : line.replace(mark, ' ');
  const dated = new Set<NaturalPart>();
  for (const part of ignored) if (part !== 'priority') dated.add(part);
  const { rest, ...read } = readNaturalDate(text, now, dated);
  // The expression allows no other words.
  const priority = (word?.toLowerCase() ?? 'normal') as Priority;
  // What the person took out is meant as words.
  const noDay = read.day === null && !ignored.has('day') ? impossibleDay(rest) : null;
  const noTime = read.time === null && !ignored.has('time') ? impossibleTime(rest) : null;
  return { title: rest.trim(), ...read, priority, impossible: noDay ?? noTime };
}

/** Why what was written has no date or no time; null where it has, or none was written. */
export function reasonOf({ day, passed, impossible }: ReadTask): string | null {
  if (passed !== null) return `No due date: “${passed}” has passed.`;
  if (impossible === null) return null;
  return `${day === null ? 'No due date' : 'No time'}: there’s no ${impossible}.`;
}

export interface TextChip {
  part: TextPart;
  text: string;
}

/** What was read, in words, in the order in which it is shown. */
export function chipsOf({ day, time, repeat, priority }: ReadTask, now: Date): TextChip[] {
  const rule = readRepeat(repeat);
  return [
    ...(day === null ? [] : [{ part: 'day' as const, text: checkedDay(day, londonDay(now)) }]),
    ...(time === null ? [] : [{ part: 'time' as const, text: time }]),
    ...(rule === null ? [] : [{ part: 'repeat' as const, text: repeatText(rule) }]),
    ...(priority === 'normal'
      ? []
      : [{ part: 'priority' as const, text: priority === 'high' ? 'High priority' : 'Low priority' }]),
  ];
}

/** What else goes when a chip is taken away: a time and a rhythm need a day. */
export const withoutPart = (ignored: ReadonlySet<TextPart>, part: TextPart): ReadonlySet<TextPart> =>
  new Set([...ignored, part, ...(part === 'day' ? (['time', 'repeat'] as const) : [])]);

/** What is sent to add it. */
export const newTaskOf = ({ title, day, time, repeat, priority }: ReadTask): NewTask => ({
  kind: 'task',
  title,
  priority,
  repeat,
  dueAt: day === null ? null : dueMoment(day, time),
});
