// How maintenance jobs move, by when they should be done, and what they cost.
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { blankTransaction } from '../transactions/transaction-blank';
import { addDays } from '@/lib/dates/calendar-day';
import { londonMoment } from '@/lib/dates/london-moment';

type Job = Readonly<Row<'propertyMaintenance'>>;
type Status = Schema<'MaintenanceStatus'>;

const moves: Readonly<Record<Status, readonly Status[]>> = {
  open: ['in_progress', 'deferred', 'declined'],
  in_progress: ['completed', 'deferred', 'declined'],
  deferred: ['open', 'in_progress', 'declined'],
  completed: ['open', 'closed'],
  closed: [],
  declined: ['open'],
};

/** The statuses a job may go to from one; it may always stay. */
export const movesFrom = (status: Status): Status[] => [...moves[status]];

const hours: Readonly<Record<Schema<'MaintenancePriority'>, number | null>> = {
  emergency: 24,
  urgent: 3 * 24,
  routine: 28 * 24,
  planned: null,
};

const endOf = (day: string) => londonMoment(addDays(day, 1), '00:00');

/**
 * By when a job should be done: counted from the report, or from when it was opened again; the end of its day for a
 * planned or a deferred one; null for a planned one without a day.
 */
export function deadlineOf(
  job: Pick<Job, 'status' | 'priority' | 'deferredUntil' | 'plannedFor' | 'timeline'>,
) {
  if (job.status === 'deferred' && job.deferredUntil !== null) return endOf(job.deferredUntil);
  const allowed = hours[job.priority];
  if (allowed === null) return job.plannedFor === null ? null : endOf(job.plannedFor);
  const opened = job.timeline.findLast(({ status }) => status === 'open')?.at;
  return opened === undefined ? null : new Date(Date.parse(opened) + allowed * 3_600_000).toISOString();
}

/** Whether somebody still has to do it now. */
export const isDue = ({ status }: Pick<Job, 'status'>) => status === 'open' || status === 'in_progress';

export function maintenanceView(job: Job, now: Date): Schema<'PropertyMaintenance'> {
  const deadline = deadlineOf(job);
  const isOverdue = isDue(job) && deadline !== null && Date.parse(deadline) < now.getTime();
  const { overdueOf: _told, ...shown } = job;
  return { ...shown, moves: movesFrom(job.status), deadline, overdue: isOverdue };
}

/**
 * Sees to it that a completed job's actual cost is one expense: makes it, or brings the linked one up to date.
 * Answers the expense's id; null while there is none.
 * @param today the day of a new expense
 */
export function keepExpense(db: Database, job: Job, today: string, at: string): string | null {
  if (job.actual === null) return job.transactionId;
  const linked = job.transactionId === null ? undefined : db.transaction.get(job.transactionId);
  if (linked !== undefined) {
    // What is reconciled with the bank stays as it is.
    if (linked.amount === job.actual || linked.status === 'reconciled') return linked.id;
    return db.transaction.update(linked.id, { amount: job.actual, updatedAt: at }).id;
  }
  if (job.status !== 'completed' || job.actual === 0) return null;
  const expense = db.transaction.add({
    ...blankTransaction,
    ownerId: job.ownerId,
    propertyId: job.propertyId,
    contactId: job.contractorId,
    date: today,
    direction: 'out',
    amount: job.actual,
    category: 'repairs',
    description: job.title,
    status: 'confirmed',
    source: 'manual',
    createdAt: at,
    updatedAt: at,
  });
  return expense.id;
}

/** The deadline of a job that somebody still has to do, once it has passed; null before, and for every other job. */
export function passedDeadline(job: Parameters<typeof deadlineOf>[0], now: Date): string | null {
  const deadline = isDue(job) ? deadlineOf(job) : null;
  return deadline !== null && Date.parse(deadline) < now.getTime() ? deadline : null;
}
