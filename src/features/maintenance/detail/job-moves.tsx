import { useQueryClient } from '@tanstack/react-query';
import { openPartForm } from '@/entities/record/described/part-form';
import { londonDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { openQuestion } from '@/ui/modal/confirm-question';
import { moveNames, type Job, type JobStatus } from '../job/job-text';
import { changeJob, rereadJob, useJobChange } from '../job/job-writes';

/** What leads on stands out; what ends or puts off a job does not. */
const isOnward = (status: JobStatus) =>
  status === 'in_progress' || status === 'completed' || status === 'closed';

/** The statuses that a job may go to from its own, as the server says, each as a button. */
export function JobMoves({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const { change, isPending } = useJobChange(job, queryClient);
  const part = { row: job, reread: () => rereadJob(queryClient, job) };
  const acts: Partial<Record<JobStatus, () => void>> = {
    deferred: () =>
      openPartForm<{ deferredUntil: string }>({
        ...part,
        id: 'defer-job',
        title: 'Defer this job',
        submit: 'Defer',
        sending: 'Deferring',
        done: 'Job deferred',
        fields: [
          {
            name: 'deferredUntil',
            kind: 'day',
            label: 'Date',
            isRequired: true,
            hint: 'It isn’t counted as due until then',
            check: (day) => (day <= londonDay(new Date()) ? 'Choose a date in the future' : undefined),
          },
        ],
        save: ({ deferredUntil }, updatedAt) =>
          changeJob(queryClient, job, { status: 'deferred', deferredUntil, updatedAt }),
      }),
    completed: () =>
      openPartForm<{ actual: number | null; warrantyUntil: string | null }>({
        ...part,
        id: 'complete-job',
        title: 'Complete this job',
        submit: 'Complete',
        sending: 'Completing',
        done: 'Job completed',
        begin: { actual: job.actual ?? job.estimate, warrantyUntil: job.warrantyUntil },
        fields: [
          {
            name: 'actual',
            kind: 'pounds',
            label: 'Invoice total',
            max: 1e9,
            hint: 'Including VAT. It’s added to this property’s expenses.',
          },
          { name: 'warrantyUntil', kind: 'day', label: 'Warranty ends' },
        ],
        save: (body, updatedAt) => changeJob(queryClient, job, { ...body, status: 'completed', updatedAt }),
      }),
    closed: () =>
      openQuestion({
        id: 'close-job',
        title: 'Close this job?',
        text: 'A closed job can’t be reopened.',
        act: 'Close job',
        onConfirm: () => change({ status: 'closed' }),
      }),
  };
  if (job.moves.length === 0) return null;
  return (
    <div role="group" aria-label="What to do next" className="mb-4 flex flex-wrap gap-2">
      {job.moves.map((status) => (
        <Button
          key={status}
          variant={isOnward(status) ? 'primary' : 'outline'}
          disabled={isPending}
          onClick={acts[status] ?? (() => change({ status }))}
        >
          {moveNames[status]}
        </Button>
      ))}
    </div>
  );
}
