import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2, FileUp, Plus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { countText } from '@/entities/property/summary-text';
import { useCurrentUser } from '@/entities/session/queries';
import { counted } from '@/lib/lists/counted';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { preloadable } from '@/ui/lazy/preloadable';
import { Later } from '@/ui/page/later';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { NeedsCard } from '../needs/needs-card';
import { portfolioQueries } from '../queries';
import { PropertyTable } from '../table/property-table';
import { Figures, FiguresSkeleton } from './figures';
import { MapCard } from './map-card';
import { MissingNote } from './missing-note';
import { isEveryHome, type Scope } from '@/entities/property/scope/scope';
import { ScopeSelect } from './scope-select';

const ValueCard = preloadable(() => import('../chart/value-card').then((part) => part.ValueCard));
const CashFlowCard = preloadable(() => import('../chart/cash-flow-card').then((part) => part.CashFlowCard));
const StressLab = preloadable(() => import('../stress/stress-lab').then((part) => part.StressLab));

interface OverviewPageProps {
  /** Which properties the figures are about. */
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** Properties on a map. */
  mapOf: (properties: readonly Schemas['Property'][]) => ReactNode;
}

/** What a member owns, what it earns and what needs them today (S43). The address alone makes the scope. */
export function OverviewPage({ scope, onScope, mapOf }: OverviewPageProps) {
  const { data, isError, error, isRefetching, refetch } = useQuery(portfolioQueries.summary(scope));
  const isAll = isEveryHome(scope);
  const summary = data?.summary;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Portfolio · Tiebeam</title>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <div>
          <div className="flex items-center gap-2.5">
            <h1 className="font-display text-2xl tracking-display font-bold">Portfolio</h1>
            <Badge tone="tan">BETA</Badge>
          </div>
          <p className="num min-h-5 text-sm text-ink-2">
            {summary && (
              <Link
                to="/portfolio/properties"
                search={{ ...scope }}
                className="hover:text-ink hover:underline"
              >
                {countText(summary)}
              </Link>
            )}
          </p>
        </div>
        {data && (data.total > 0 || !isAll) && (
          <span className="flex flex-wrap items-center gap-2">
            <ScopeSelect scope={scope} onScope={onScope} />
            <AddProperty />
          </span>
        )}
      </div>
      <Later skeleton={<OverviewSkeleton />}>
        {() =>
          isError && !data ? (
            <ErrorState
              title="Couldn’t load your portfolio"
              text={adviceText(error)}
              headingLevel={2}
              onRetry={retryOf(error, () => void refetch())}
              isRetrying={isRefetching}
            />
          ) : !data ? (
            <>
              <span role="status" className="sr-only">
                Loading portfolio
              </span>
              <OverviewSkeleton />
              <StillLoading onRetry={() => void refetch()} />
            </>
          ) : data.total === 0 && !isAll ? (
            <EmptyState
              icon={<Building2 aria-hidden />}
              title="No properties match"
              text="Choose all properties to see your portfolio."
              headingLevel={2}
            />
          ) : data.total === 0 ? (
            <EmptyState
              icon={<Building2 aria-hidden />}
              title="No properties yet"
              text="Add one to see what it’s worth, what it earns and what needs doing."
              headingLevel={2}
              action={
                <span className="flex flex-wrap justify-center gap-2">
                  <AddProperty />
                  <Link to="/portfolio/properties/import" className={buttonClass({ variant: 'outline' })}>
                    <FileUp aria-hidden size={17} />
                    Import CSV
                  </Link>
                  <Link to="/pipeline" className={buttonClass({ variant: 'outline' })}>
                    Open Pipeline
                  </Link>
                </span>
              }
            />
          ) : summary ? (
            <Overview summary={summary} scope={scope} mapOf={mapOf} />
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

function AddProperty() {
  return (
    <Link to="/portfolio/properties/new" className={buttonClass()}>
      <Plus aria-hidden size={17} />
      Add property
    </Link>
  );
}

/** On a wide page two columns of their own height: what is seen over time, and what is to be done. */
const columnsClass = 'grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_360px]';

interface OverviewProps extends Pick<OverviewPageProps, 'scope' | 'mapOf'> {
  summary: Schemas['PropertySummary'];
}

/** The figures are painted first. */
function Overview({ summary, scope, mapOf }: OverviewProps) {
  return (
    <div className="flex flex-col gap-3">
      <Figures summary={summary} scope={scope} />
      <MissingNote missing={summary.missing} />
      <Later skeleton={<ColumnsSkeleton />}>
        {() => <Below summary={summary} scope={scope} mapOf={mapOf} />}
      </Later>
    </div>
  );
}

/** All that stands below the figures. */
function Below({ summary, scope, mapOf }: OverviewProps) {
  const me = useCurrentUser();
  return (
    <>
      <div className={columnsClass}>
        <div className="flex min-w-0 flex-col gap-3 max-xl:order-last">
          <Suspense fallback={<Card className="h-[322px]" />}>
            <ValueCard history={summary.history} />
          </Suspense>
          <Suspense fallback={<Card className="h-[322px]" />}>
            <CashFlowCard months={summary.months} />
          </Suspense>
          <WhenVisible room={<Card className="h-[520px] print:hidden" />}>
            <Suspense fallback={<Card className="h-[520px]" />}>
              <StressLab userId={me?.id ?? 0} earnings={summary.earnings} />
            </Suspense>
          </WhenVisible>
        </div>
        <NeedsCard scope={scope} />
      </div>
      <PropertyTable summary={summary} scope={scope} />
      <WhenVisible room={<Card className="h-[420px] print:hidden" />}>
        <MapCard scope={scope} mapOf={mapOf} />
      </WhenVisible>
    </>
  );
}

function OverviewSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <FiguresSkeleton />
      <ColumnsSkeleton />
    </div>
  );
}

const ColumnsSkeleton = () => (
  <div className={columnsClass}>
    <Card className="max-xl:order-last">
      <Skeleton className="h-[280px] rounded-[12px]" />
    </Card>
    <Card>
      <Skeleton className="h-[280px] rounded-[12px]" />
    </Card>
  </div>
);
