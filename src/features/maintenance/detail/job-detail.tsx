import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasStatus } from '@/api/errors';
import { Attachments } from '@/entities/document/attachments';
import { RecordHead } from '@/entities/record/described/record-head';
import { Unready } from '@/entities/record/unready';
import { RecordLog } from '@/entities/task/record-log';
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
  const query = useQuery(jobQuery(id));
  const { data: job, error } = query;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      {job && !hasStatus(error, 404) ? (
        <Loaded job={job} known={known} />
      ) : (
        <Unready
          query={query}
          title="Couldn’t load this job"
          gone={{
            title: 'We couldn’t find that job',
            text: (
              <>
                It may have been deleted.{' '}
                <Link to="/portfolio/maintenance" className="text-link underline">
                  All jobs
                </Link>
              </>
            ),
          }}
          skeleton={
            <div role="status" className="flex flex-col gap-4">
              <span className="sr-only">Loading job</span>
              <Skeleton className="h-5 w-56" />
              <Skeleton className="h-9 w-80 max-w-full" />
              <Skeleton className="h-56 rounded-[14px]" />
              <Skeleton className="h-64 rounded-[14px]" />
            </div>
          }
          isPage
          headingLevel={1}
        />
      )}
    </div>
  );
}

function Loaded({ job, known }: JobKnown & { job: Job }) {
  return (
    <>
      <RecordHead type={known.type} row={job} list="/portfolio/maintenance" listName="Maintenance">
        <JobBadges job={job} />
      </RecordHead>
      <JobMoves job={job} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          <JobFacts job={job} known={known} />
          <QuotesCard job={job} known={known} />
          <JobPhotos job={job} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CostCard job={job} />
          <HistoryCard job={job} now={known.now} />
          <Attachments record={{ kind: 'maintenance', id: job.id }} propertyId={job.propertyId} />
          <RecordLog record={{ kind: 'maintenance', id: job.id }} />
        </div>
      </div>
    </>
  );
}
