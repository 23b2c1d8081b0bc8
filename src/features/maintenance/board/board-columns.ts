import type { Job, JobStatus } from '../job/job-text';

/** What somebody still has to deal with; closed and declined jobs stand in the list alone. */
export const boardStatuses = [
  'open',
  'in_progress',
  'deferred',
  'completed',
] as const satisfies readonly JobStatus[];

/** So many completed jobs are shown: the others are history. */
export const maxCompleted = 10;

export interface BoardColumn {
  status: JobStatus;
  jobs: readonly Job[];
  /** How many there are beyond those. */
  more: number;
}

/** When it came into its status. */
const since = ({ timeline, createdAt }: Job) => timeline.at(-1)?.at ?? createdAt;

/** Jobs by status: those to do in the order they come in, deferred ones by their day, completed ones the latest first. */
export const columnsOf = (jobs: readonly Job[]): readonly BoardColumn[] =>
  boardStatuses.map((status) => {
    const own = jobs.filter((job) => job.status === status);
    if (status === 'deferred') {
      const byDay = own.toSorted((a, b) => (a.deferredUntil ?? '').localeCompare(b.deferredUntil ?? ''));
      return { status, jobs: byDay, more: 0 };
    }
    if (status !== 'completed') return { status, jobs: own, more: 0 };
    const latest = own.toSorted((a, b) => since(b).localeCompare(since(a)));
    return {
      status,
      jobs: latest.slice(0, maxCompleted),
      more: Math.max(0, latest.length - maxCompleted),
    };
  });
