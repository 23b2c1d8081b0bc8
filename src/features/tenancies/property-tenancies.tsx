import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { useShownRows } from '@/entities/record/removal';
import { tenanciesPath, tenancyQueries } from '@/entities/tenancy/queries';
import type { Tenancy } from '@/entities/tenancy/tenancy';
import { TenancyCard } from '@/entities/tenancy/tenancy-card';
import { depositText, spanText } from '@/entities/tenancy/tenancy-text';
import { useLetNames } from '@/entities/tenancy/use-let-names';
import { londonDay } from '@/lib/dates/calendar-day';
import { formatPounds } from '@/lib/money/money';
import { sumOf } from '@/lib/money/pence';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { useNow } from '@/ui/text/use-now';
import { openNewTenancy } from './form/tenancy-form';
import { TenancyMenu } from './tenancy-menu';

interface PropertyTenanciesProps {
  propertyId: string;
  /** Opens a tenancy by itself. */
  onOpen: (id: string) => void;
}

const isOver = ({ status }: Tenancy) => status === 'ended' || status === 'rejected';

/** The Tenancies tab of a property (S45): those that run or are to come as cards, then what was. */
export function PropertyTenancies({ propertyId, onOpen }: PropertyTenanciesProps) {
  const query = useInfiniteQuery(tenancyQueries.ofProperty(propertyId));
  const pages = useEveryPage(query);
  const rows = useShownRows(tenanciesPath, pages?.flatMap(({ data }) => data) ?? []);
  const names = useLetNames();
  const today = londonDay(useNow());
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Couldn’t load the tenancies"
        text={adviceText(query.error)}
        onRetry={retryOf(query.error, () => void query.refetch())}
        isRetrying={query.isRefetching}
      />
    );
  }
  if (!query.data || !names.hasFirst) {
    return (
      <>
        <div role="status">
          <span className="sr-only">Loading tenancies</span>
          <Skeleton className="h-80 rounded-[14px]" />
        </div>
        <StillLoading onRetry={() => void query.refetch()} />
      </>
    );
  }
  const add = (
    <Button
      variant="outline"
      size="sm"
      icon={<Plus aria-hidden size={16} />}
      onClick={() => openNewTenancy({ propertyId, onAdded: onOpen })}
    >
      Add tenancy
    </Button>
  );
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<KeyRound />}
        title="No tenancies yet"
        text="Add one to track its rent, deposit and dates."
        action={add}
      />
    );
  }
  const past = rows.filter(isOver);
  const running = rows.filter(({ status }) => status === 'current' || status === 'ending');
  return (
    <div className="flex flex-col gap-4">
      {running.length > 1 && !query.hasNextPage && (
        <p className="num -mb-1.5 text-sm text-ink-2">
          {`${running.length} current tenancies · ${formatPounds(sumOf(running.map(({ rentPcm }) => rentPcm)))} pcm`}
        </p>
      )}
      {rows
        .filter((row) => !isOver(row))
        .map((tenancy) => (
          <TenancyCard
            key={tenancy.id}
            tenancy={tenancy}
            names={names.namesOf(tenancy)}
            today={today}
            actions={<TenancyMenu tenancy={tenancy} names={names.namesOf(tenancy)} onOpen={onOpen} />}
          />
        ))}
      {past.length > 0 && (
        <Card isPadded={false} className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">Previous tenancies</caption>
            <thead>
              <tr className="border-b border-line text-left text-xs text-ink-3">
                <th scope="col" className="px-4 py-2.5 font-medium">
                  Previous tenancy
                </th>
                <th scope="col" className="px-2.5 font-medium max-md:hidden">
                  Dates
                </th>
                <th scope="col" className="px-2.5 text-right font-medium">
                  Rent pcm
                </th>
                <th scope="col" className="px-4 font-medium max-md:hidden">
                  Deposit
                </th>
              </tr>
            </thead>
            <tbody>
              {past.map((tenancy) => (
                <tr key={tenancy.id} className="border-b border-line-subtle last:border-0">
                  <th scope="row" className="px-4 py-2.5 text-left font-medium wrap-anywhere">
                    <button
                      type="button"
                      className="text-left hover:underline"
                      onClick={() => onOpen(tenancy.id)}
                    >
                      {names.namesOf(tenancy).tenants}
                    </button>
                    <span className="num block text-xs font-normal text-ink-3 md:hidden">
                      {spanText(tenancy)}
                    </span>
                  </th>
                  <td className="num px-2.5 max-md:hidden">{spanText(tenancy)}</td>
                  <td className="num px-2.5 text-right">{formatPounds(tenancy.rentPcm)}</td>
                  <td className="num px-4 max-md:hidden">{depositText(tenancy)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <div>{add}</div>
    </div>
  );
}
