import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { counted } from '@/lib/lists/counted';
import { Badge } from '@/ui/badge';
import { Later } from '@/ui/page/later';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { StillLoading } from '@/ui/states/still-loading';
import { portfolioQueries } from '../queries';
import { Figures, FiguresSkeleton } from './figures';
import { MissingNote } from './missing-note';

/** What a member owns, what it earns and what needs them today (S43). */
export function OverviewPage() {
  const { data, isError, error, isRefetching, refetch } = useQuery(portfolioQueries.summary());
  const summary = data?.summary;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Portfolio · Tiebeam</title>
      <div className="mb-4">
        <div className="flex items-center gap-2.5">
          <h1 className="font-display text-2xl tracking-display font-bold">Portfolio</h1>
          <Badge tone="tan">BETA</Badge>
        </div>
        <p className="num min-h-5 text-sm text-ink-2">
          {summary && counted(summary.properties, 'property', 'properties')}
        </p>
      </div>
      <Later skeleton={<FiguresSkeleton />}>
        {() =>
          isError && !data ? (
            <ErrorState
              title="Couldn’t load your portfolio"
              text={errorMessage(error)}
              headingLevel={2}
              onRetry={retryOf(error, () => void refetch())}
              isRetrying={isRefetching}
            />
          ) : !data ? (
            <>
              <span role="status" className="sr-only">
                Loading your portfolio
              </span>
              <FiguresSkeleton />
              <StillLoading onRetry={() => void refetch()} />
            </>
          ) : data.total === 0 ? (
            <EmptyState
              icon={<Building2 aria-hidden />}
              title="No properties yet"
              text="Your properties, what they earn and what needs you will be here."
              headingLevel={2}
            />
          ) : summary ? (
            <div className="flex flex-col gap-3">
              <Figures summary={summary} />
              <MissingNote missing={summary.missing} />
            </div>
          ) : (
            <EmptyState
              icon={<Building2 aria-hidden />}
              title={counted(data.total, 'property', 'properties')}
              text="Totals aren’t available here yet."
              headingLevel={2}
            />
          )
        }
      </Later>
    </div>
  );
}
