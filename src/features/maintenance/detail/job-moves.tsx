import { useRef } from 'react';
import { Button } from '@/ui/button/button';
import { mayMoveFocus } from '@/ui/focus/may-move-focus';
import { moveNames, type Job, type JobStatus } from '../job/job-text';
import { useJobMoves } from '../job/use-job-moves';

/** What leads on stands out; what ends or puts off a job does not. */
const isOnward = (status: JobStatus) =>
  status === 'in_progress' || status === 'completed' || status === 'closed';

/** The statuses that a job may go to from its own, as the server says, each as a button. */
export function JobMoves({ job }: { job: Job }) {
  const group = useRef<HTMLDivElement>(null);
  const { move, isPending, moving } = useJobMoves(job, () => {
    // The button that was pressed gives way to others.
    if (mayMoveFocus(group.current)) group.current?.focus();
  });
  if (job.moves.length === 0) return null;
  return (
    <div
      ref={group}
      role="group"
      aria-label="What to do next"
      tabIndex={-1}
      className="mb-4 flex flex-wrap gap-2 outline-hidden"
    >
      {job.moves.map((status) => (
        <Button
          key={status}
          variant={isOnward(status) ? 'primary' : 'outline'}
          disabled={isPending}
          isLoading={status === moving}
          onClick={() => move(status)}
        >
          {moveNames[status]}
        </Button>
      ))}
    </div>
  );
}
