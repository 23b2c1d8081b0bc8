// How maintenance jobs are named, and by when they should be done, in words.
import type { Schemas } from '@/api/contract';
import { shortDate } from '@/lib/dates/day-text';
import { lastDayOf } from '@/lib/dates/london-moment';
import { counted } from '@/lib/lists/counted';
import type { BadgeTone } from '@/ui/badge';

export type Job = Schemas['PropertyMaintenance'];
export type JobStatus = Job['status'];

export const statusNames: Readonly<Record<JobStatus, readonly [text: string, tone: BadgeTone]>> = {
  open: ['Open', 'teal'],
  in_progress: ['In progress', 'tan'],
  deferred: ['Deferred', 'neutral'],
  completed: ['Completed', 'green'],
  closed: ['Closed', 'neutral'],
  declined: ['Declined', 'neutral'],
};

/** What leads to a status, as its button says it. */
export const moveNames: Readonly<Record<JobStatus, string>> = {
  open: 'Reopen',
  in_progress: 'Start work',
  deferred: 'Defer',
  completed: 'Complete',
  closed: 'Close',
  declined: 'Decline',
};

export const categoryNames: Readonly<Record<Job['category'], string>> = {
  plumbing: 'Plumbing',
  heating: 'Heating',
  electrical: 'Electrical',
  roof: 'Roof',
  damp: 'Damp and mould',
  appliance: 'Appliance',
  pest: 'Pests',
  fire_safety: 'Fire safety',
  garden: 'Garden',
  cleaning: 'Cleaning',
  other: 'Other',
};

/** With the time that the server gives each (S52). */
export const priorityNames: Readonly<Record<Job['priority'], string>> = {
  emergency: 'Emergency, 24 hours',
  urgent: 'Urgent, 3 days',
  routine: 'Routine, 28 days',
  planned: 'Planned',
};

const hour = 3_600_000;
/** Up to so many hours they are said as such. */
const inHours = 48;

const span = (milliseconds: number): string => {
  const hours = Math.max(1, Math.floor(milliseconds / hour));
  return hours < inHours ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
};

/**
 * By when a job should be done: `Overdue by 7 hours`, `Due in 5 hours`, `Due 12 May 2026`. Whether it is overdue is the server's word.
 * @returns empty for one that nobody has to do any more, or that has no day
 */
export function deadlineText(
  {
    status,
    deadline,
    overdue,
    deferredUntil,
  }: Pick<Job, 'status' | 'deadline' | 'overdue' | 'deferredUntil'>,
  now: Date,
): string {
  if (status === 'deferred') return deferredUntil === null ? '' : `Until ${shortDate(deferredUntil)}`;
  if ((status !== 'open' && status !== 'in_progress') || deadline === null) return '';
  const left = Date.parse(deadline) - now.getTime();
  if (overdue && left <= 0) return `Overdue by ${span(-left)}`;
  if (!overdue && left >= 0 && left < inHours * hour) return `Due in ${span(left)}`;
  // The reader's clock may differ from the server's, whose word stands.
  const day = shortDate(lastDayOf(deadline));
  return overdue ? `Overdue since ${day}` : `Due ${day}`;
}
