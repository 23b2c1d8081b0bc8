import { Link } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useEveryPage } from '@/api/every-page';
import { RecordPages } from '@/entities/record/record-pages';
import { useShownRows } from '@/entities/record/removal';
import { counted } from '@/lib/lists/counted';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { mayMoveFocus } from '@/ui/focus/may-move-focus';
import { safeRows } from '@/ui/rows/safe-rows';
import type { JobKnown } from '../detail/job-known';
import { statusNames, type Job } from '../job/job-text';
import { useJobs } from '../use-jobs';
import { boardStatuses, columnsOf, type BoardColumn } from './board-columns';
import { JobCard } from './job-card';

interface JobBoardProps extends JobKnown {
  category?: Job['category'] | undefined;
}

/** Jobs in columns by status. A job is moved by its menu, which has the moves that the server allows. */
export function JobBoard({ category, known }: JobBoardProps) {
  const list = useJobs({
    status: [...boardStatuses],
    sort: 'deadline',
    ...(category !== undefined && { category }),
  });
  const pages = useEveryPage(list);
  const all = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const shown = useShownRows(known.type.path, all);
  const columns = useMemo(() => columnsOf(shown), [shown]);
  const [said, say] = useState('');
  // The job that was just moved: its card is another one in the other column, and has the focus again there.
  const moved = useRef<Pick<Job, 'id' | 'status'> | null>(null);
  const cardProps = ({ id, title, status }: Job) => ({
    onMoved: (next: Job['status']) => {
      moved.current = { id, status: next };
      say(`${title} moved to ${statusNames[next][0]}`);
    },
    moverRef: (mover: HTMLButtonElement | null) => {
      if (mover === null || moved.current?.id !== id || moved.current.status !== status) return;
      moved.current = null;
      if (mayMoveFocus(null)) mover.focus();
    },
  });
  return (
    <RecordPages list={list} what="your jobs">
      <p role="status" className="sr-only">
        {said}
      </p>
      <KeptFocus ids={columns.flatMap(({ jobs }) => jobs.map(({ id }) => id))}>
        <div className="@container">
          <div className="grid items-start gap-3 @min-[560px]:grid-cols-2 @min-[1000px]:grid-cols-4">
            {columns.map((column) => (
              <Column key={column.status} column={column}>
                {(job) => <JobCard job={job} known={known} {...cardProps(job)} />}
              </Column>
            ))}
          </div>
        </div>
      </KeptFocus>
    </RecordPages>
  );
}

interface ColumnProps {
  column: BoardColumn;
  children: (job: Job) => React.ReactNode;
}

function Column({ column: { status, jobs, more }, children }: ColumnProps) {
  const [name] = statusNames[status];
  const count = jobs.length + more;
  return (
    <section
      aria-label={`${name}, ${counted(count, 'job')}`}
      className="min-w-0 rounded-[14px] bg-[color-mix(in_srgb,var(--surface-1)_60%,var(--canvas))] p-2.5 light:bg-surface-3/60"
    >
      <h2 className="flex items-center gap-2 px-1 pt-0.5 pb-2 text-sm font-semibold">
        {name}
        <span className="num font-normal text-ink-3">{count.toLocaleString('en-GB')}</span>
      </h2>
      {jobs.length === 0 ? (
        <p className="px-1 pb-1 text-sm text-ink-3">No jobs</p>
      ) : (
        <ul aria-label={`${name} jobs`} className="flex flex-col gap-2">
          {safeRows(jobs, 'job', (job) => (
            <li key={job.id} data-row={job.id} className="min-w-0">
              {children(job)}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link
          to="/portfolio/maintenance"
          search={{ show: 'done' }}
          className="mt-2 block px-1 py-1 text-sm text-link underline max-md:py-2.5"
        >
          {`${counted(more, 'more job')} in the list`}
        </Link>
      )}
    </section>
  );
}
