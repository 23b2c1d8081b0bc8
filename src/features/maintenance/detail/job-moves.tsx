import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { moveNames, statusNames, type Job, type JobStatus } from '../job/job-text';
import { useJobMoves } from '../job/use-job-moves';

/** What leads on stands out; what ends or puts off a job does not. */
const isOnward = (status: JobStatus) =>
  status === 'in_progress' || status === 'completed' || status === 'closed';

/** Once nothing is left to do with it, its title has the focus. */
const focusTitle = () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });

/** The statuses that a job may go to from its own, as the server says, each as a button. */
export function JobMoves({ job }: { job: Job }) {
  const [said, say] = useState('');
  const { move, isPending, moving } = useJobMoves(job, (status) =>
    say(`${job.title} moved to ${statusNames[status][0]}`),
  );
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div onFocus={job.moves.length === 0 ? focusTitle : undefined}>
        <KeptFocus ids={job.moves}>
          {job.moves.length > 0 && (
            <div role="group" aria-label="What to do next" className="mb-4 flex flex-wrap gap-2">
              {job.moves.map((status) => (
                <span key={status} data-row={status}>
                  <Button
                    variant={isOnward(status) ? 'primary' : 'outline'}
                    disabled={isPending}
                    isLoading={status === moving}
                    onClick={() => move(status)}
                  >
                    {moveNames[status]}
                  </Button>
                </span>
              ))}
            </div>
          )}
        </KeptFocus>
      </div>
    </>
  );
}
