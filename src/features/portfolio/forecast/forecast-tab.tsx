import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { useMemo } from 'react';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { read, readPages } from '@/api/queries';
import type { Property } from '@/entities/property/property';
import { londonDay } from '@/lib/dates/calendar-day';
import { scored } from '@/lib/portfolio/actuals';
import { forecastYears, keptForecast, lastMonths } from '@/lib/portfolio/forecast';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { useNow } from '@/ui/text/use-now';
import { ForecastResult } from './forecast-result';

/** Of a property: the forecast of the deal that it was, against what happened month by month (N6, S45). */
export function ForecastTab({ property }: { property: Property }) {
  const { evaluationId, purchaseDate } = property;
  if (evaluationId === null || purchaseDate === null) {
    return (
      <EmptyState
        icon={<Calculator aria-hidden />}
        title="No forecast yet"
        text={
          evaluationId === null
            ? 'Properties moved here from a completed deal are compared with their evaluation.'
            : 'Add the purchase date to compare each month with the evaluation.'
        }
        action={
          evaluationId !== null && (
            <Link
              to="/portfolio/properties/$uuid/edit"
              params={{ uuid: property.uuid }}
              className="text-link underline"
            >
              Edit the property
            </Link>
          )
        }
      />
    );
  }
  return <Forecast property={property} evaluationId={evaluationId} boughtOn={purchaseDate} />;
}

interface ForecastProps {
  property: Property;
  evaluationId: string;
  boughtOn: string;
}

function Forecast({ property, evaluationId, boughtOn }: ForecastProps) {
  const today = londonDay(useNow());
  const months = useMemo(() => lastMonths(today), [today]);
  const evaluation = useQuery(read('/evaluations/{id}', { path: { id: evaluationId } }));
  const versions = useInfiniteQuery(readPages('/evaluation-versions', { query: { evaluationId } }));
  const kept = useEveryPage(versions);
  const ledger = useInfiniteQuery(
    readPages('/transactions', {
      query: {
        propertyId: property.id,
        status: ['confirmed', 'reconciled'],
        from: `${months[0] ?? today}-01`,
      },
    }),
  );
  const rows = useEveryPage(ledger);
  // Of a list that is read to its last page any page may fail.
  const failed =
    evaluation.isError && evaluation.data === undefined
      ? evaluation
      : [versions, ledger].find(
          ({ isError, data, hasNextPage }) => isError && (data === undefined || hasNextPage),
        );
  const isReady =
    evaluation.data !== undefined &&
    kept !== undefined &&
    !versions.hasNextPage &&
    rows !== undefined &&
    !ledger.hasNextPage;
  const result = useMemo(() => {
    // What is shared as a snapshot has no inputs to forecast from.
    if (!isReady || evaluation.data.access !== 'full') return null;
    const forecast = keptForecast(
      evaluation.data,
      kept.flatMap(({ data }) => data),
      property.evaluationVersion,
    );
    const years = forecastYears(forecast, Number(today.slice(0, 4)) - Number(boughtOn.slice(0, 4)) + 1);
    const all = rows.flatMap(({ data }) => data);
    return { isExact: forecast.isExact, months: scored(years, boughtOn, all, property.id, months) };
  }, [isReady, evaluation.data, kept, rows, property, boughtOn, today, months]);
  if (failed) {
    return (
      <ErrorState
        title="Couldn’t load the forecast"
        text={adviceText(failed.error)}
        headingLevel={2}
        onRetry={retryOf(failed.error, () => void failed.refetch())}
        isRetrying={failed.isRefetching}
      />
    );
  }
  if (evaluation.data?.access === 'snapshot') {
    return (
      <EmptyState
        icon={<Calculator aria-hidden />}
        title="Forecast hidden"
        text="The owner has hidden this evaluation’s figures."
      />
    );
  }
  if (result === null) {
    return (
      <>
        <div role="status">
          <span className="sr-only">Loading forecast</span>
          <Skeleton className="h-96 rounded-[14px]" />
        </div>
        <StillLoading
          onRetry={() => {
            for (const query of [evaluation, versions, ledger]) void query.refetch();
          }}
        />
      </>
    );
  }
  if (result.months.length === 0) {
    return (
      <EmptyState
        icon={<Calculator aria-hidden />}
        title="Nothing to compare yet"
        text="The evaluation has no rent to forecast, or the purchase is still to come."
      />
    );
  }
  return (
    <ForecastResult
      months={result.months}
      isExact={result.isExact}
      today={today}
      evaluationId={evaluationId}
    />
  );
}
