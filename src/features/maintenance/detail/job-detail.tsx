import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { JobBadges } from '../job/job-badges';
import type { Job } from '../job/job-text';
import { jobQuery } from '../job/job-writes';
import { CostCard } from './cost-card';
import { HistoryCard } from './history-card';
import { JobFacts } from './job-facts';
import type { JobKnown } from './job-known';
import { JobMoves } from './job-moves';
import { JobPhotos } from './job-photos';
import { QuotesCard } from './quotes-card';

/** One job: what it is, what can be done next, its quotes, its cost, its photos and its history. */
export function JobDetail({ id, known }: JobKnown & { id: string }) {
  const { data: job, error, refetch, isRefetching } = useQuery(jobQuery(id));
  const isGone = hasStatus(error, 404);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      {job && !isGone ? (
        <Loaded job={job} known={known} />
      ) : error ? (
        <ErrorState
          title={isGone ? 'We couldn’t find that job' : 'Couldn’t load this job'}
          text={
            isGone ? (
              <>
                It may have been deleted.{' '}
                <Link to="/portfolio/maintenance" className="text-link underline">
                  All jobs
                </Link>
              </>
            ) : (
              errorMessage(error)
            )
          }
          headingLevel={1}
          onRetry={isGone ? undefined : retryOf(error, () => void refetch())}
          isRetrying={isRefetching}
        />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading the job</span>
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-56 rounded-[14px]" />
          <Skeleton className="h-64 rounded-[14px]" />
        </div>
      )}
    </div>
  );
}

function Loaded({ job, known }: JobKnown & { job: Job }) {
  const queryClient = useQueryClient();
  const { type } = known;
  const { title } = job;
  const back = useRef<HTMLAnchorElement>(null);
  // The row that was pressed is gone: the focus goes on with what it opened.
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <title>{`${title} · Tiebeam`}</title>
      <nav aria-label="Breadcrumb" className="mb-3 flex items-center gap-1.5 text-sm text-ink-3">
        <Link ref={back} to="/portfolio/maintenance" className="hover:text-ink hover:underline max-md:py-2.5">
          Maintenance
        </Link>
        <ChevronRight aria-hidden size={14} className="shrink-0" />
        <span aria-current="page" className="truncate text-ink">
          {title}
        </span>
      </nav>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <h1 className="mb-1.5 font-display text-2xl tracking-display font-bold wrap-anywhere">{title}</h1>
          <JobBadges job={job} />
        </div>
        <span className="flex shrink-0 items-center gap-1.5">
          <Button
            variant="outline"
            icon={<Pencil aria-hidden size={16} />}
            onClick={() => openDescribedForm(type, job)}
          >
            Edit
          </Button>
          <IconButton label={`Delete ${title}`} onClick={() => type.remove(queryClient, job)}>
            <Trash2 aria-hidden size={17} />
          </IconButton>
        </span>
      </div>
      <JobMoves job={job} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          <JobFacts job={job} known={known} />
          <QuotesCard job={job} known={known} />
          <JobPhotos job={job} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CostCard job={job} />
          <HistoryCard job={job} now={known.now} />
        </div>
      </div>
    </>
  );
}
