import { useQueryClient } from '@tanstack/react-query';
import { openPartForm } from '@/entities/record/described/part-form';
import { londonDay } from '@/lib/dates/calendar-day';
import { openQuestion } from '@/ui/modal/confirm-question';
import type { Job, JobStatus } from './job-text';
import { changeJob, rereadJob, useJobChange } from './job-writes';

/**
 * Brings a job to another status: at once, or after what that needs to know.
 * @param onMoved told of the status, as soon as the server has it
 */
export function useJobMoves(job: Job, onMoved: (status: JobStatus) => void = () => {}) {
  const queryClient = useQueryClient();
  const { change, isPending, moving } = useJobChange(job, queryClient, ({ status }) => onMoved(status));
  const part = { row: job, reread: () => rereadJob(queryClient, job) };
  const save = async (body: Parameters<typeof changeJob>[2] & { status: JobStatus }) => {
    await changeJob(queryClient, job, body);
    onMoved(body.status);
  };
  const asks: Partial<Record<JobStatus, () => void>> = {
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
            hint: 'The job isn’t counted as due until then',
            check: (day) => (day <= londonDay(new Date()) ? 'Choose a date in the future' : undefined),
          },
        ],
        save: ({ deferredUntil }, updatedAt) => save({ status: 'deferred', deferredUntil, updatedAt }),
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
            hint: 'Including VAT. The total is added to this property’s expenses.',
          },
          { name: 'warrantyUntil', kind: 'day', label: 'Warranty end date' },
        ],
        save: (body, updatedAt) => save({ ...body, status: 'completed', updatedAt }),
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
  return {
    move: (status: JobStatus) => (asks[status] ?? (() => change({ status })))(),
    isPending,
    moving,
  };
}
