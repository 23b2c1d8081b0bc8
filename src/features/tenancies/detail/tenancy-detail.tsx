import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { Attachments } from '@/entities/document/attachments';
import { RecordLog } from '@/entities/task/record-log';
import { tenancyQueries } from '@/entities/tenancy/queries';
import type { Tenancy } from '@/entities/tenancy/tenancy';
import { TenancyCard } from '@/entities/tenancy/tenancy-card';
import { useLetNames, type LetNames } from '@/entities/tenancy/use-let-names';
import { londonDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { focusOnMount } from '@/ui/focus/focus-on-mount';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { useNow } from '@/ui/text/use-now';
import { TenancyMenu } from '../tenancy-menu';
import { ArrearsCard } from './arrears-card';
import { DocumentsCard } from './documents-card';
import { LedgerCard } from './ledger-card';
import { ReviewCard } from './review-card';
import { ScheduleCard } from './schedule-card';

interface TenancyDetailProps {
  id: string;
  onClose: () => void;
}

/** One tenancy with its arrears, its rents to come, its payments, its review and its documents. */
export function TenancyDetail({ id, onClose }: TenancyDetailProps) {
  const query = useInfiniteQuery(tenancyQueries.list({}));
  const tenancy = useEveryPage(query)
    ?.flatMap(({ data }) => data)
    .find((each) => each.id === id);
  const names = useLetNames();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mb-2 -ml-2"
        icon={<ArrowLeft aria-hidden size={16} />}
        onClick={onClose}
      >
        Tenancies
      </Button>
      {tenancy && names.isReady ? (
        <Loaded tenancy={tenancy} names={names.namesOf(tenancy)} onClose={onClose} />
      ) : query.isError ? (
        <ErrorState
          title="Couldn’t load this tenancy"
          text={adviceText(query.error)}
          onRetry={retryOf(query.error, () => void query.refetch())}
          isRetrying={query.isRefetching}
        />
      ) : query.data && !query.hasNextPage && !tenancy ? (
        <ErrorState title="We couldn’t find that tenancy" text="It may have been deleted." />
      ) : (
        <>
          <StillLoading onRetry={() => void query.refetch()} />
          <div role="status" className="flex flex-col gap-4">
            <span className="sr-only">Loading tenancy</span>
            <Skeleton className="h-80 rounded-[14px]" />
            <Skeleton className="h-40 rounded-[14px]" />
          </div>
        </>
      )}
    </>
  );
}

interface LoadedProps {
  tenancy: Tenancy;
  names: LetNames;
  onClose: () => void;
}

function Loaded({ tenancy, names, onClose }: LoadedProps) {
  const today = londonDay(useNow());
  const isRunning = tenancy.status === 'current' || tenancy.status === 'ending';
  return (
    <>
      <title>{`${names.tenants} · Tiebeam`}</title>
      <h1
        ref={focusOnMount}
        tabIndex={-1}
        className="mb-3 font-display text-2xl tracking-display font-bold wrap-anywhere outline-none"
      >
        {names.room === null ? names.address : `${names.room}, ${names.address}`}
      </h1>
      <div className="flex flex-col gap-4">
        <TenancyCard
          tenancy={tenancy}
          names={names}
          today={today}
          actions={<TenancyMenu tenancy={tenancy} names={names} onDeleted={onClose} />}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <div className="flex flex-col gap-4">
            {(isRunning || tenancy.arrears.total > 0) && <ArrearsCard tenancy={tenancy} />}
            {tenancy.status !== 'ended' && tenancy.status !== 'rejected' && (
              <ScheduleCard tenancy={tenancy} today={today} />
            )}
            <LedgerCard tenancyId={tenancy.id} />
          </div>
          <div className="flex flex-col gap-4">
            {isRunning && <ReviewCard tenancy={tenancy} names={names} today={today} />}
            <DocumentsCard tenancy={tenancy} names={names} />
            <Attachments record={{ kind: 'tenancy', id: tenancy.id }} propertyId={tenancy.propertyId} />
            <RecordLog record={{ kind: 'tenancy', id: tenancy.id }} />
          </div>
        </div>
      </div>
    </>
  );
}
