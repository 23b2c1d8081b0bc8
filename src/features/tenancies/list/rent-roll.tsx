import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { useShownRows } from '@/entities/record/removal';
import { tenanciesPath, tenancyQueries } from '@/entities/tenancy/queries';
import { typeNames, type Tenancy } from '@/entities/tenancy/tenancy';
import { balanceText, rentText, spanText, standing } from '@/entities/tenancy/tenancy-text';
import { useLetNames, type LetNames } from '@/entities/tenancy/use-let-names';
import { londonDay } from '@/lib/dates/calendar-day';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { LoadMore } from '@/ui/rows/load-more';
import { VirtualRows } from '@/ui/rows/virtual-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { openNewTenancy } from '../form/tenancy-form';
import { filtersOf, type Group, type TenanciesSearch } from '../tenancies-search';
import { TenancyMenu } from '../tenancy-menu';

interface RentRollProps {
  search: TenanciesSearch;
  onOpen: (id: string) => void;
  icon: ReactNode;
}

const keyOf = ({ id }: Tenancy) => id;
const empty: Readonly<Record<Group, { title: string; text: string }>> = {
  current: { title: 'No current tenancies', text: 'Add one to follow its rent, its deposit and its dates.' },
  coming: { title: 'No upcoming tenancies', text: 'Prospective and approved tenancies will be here.' },
  past: { title: 'No past tenancies', text: 'Tenancies stay here with their payments after they end.' },
};

/** The tenancies of a view with what they bring and what is owed of them. */
export function RentRoll({ search, onOpen, icon }: RentRollProps) {
  const query = useInfiniteQuery({
    ...tenancyQueries.list(filtersOf(search)),
    placeholderData: keepPreviousData,
  });
  const names = useLetNames();
  const today = londonDay(useNow());
  const rows = useShownRows(tenanciesPath, query.data?.pages.flatMap(({ data }) => data) ?? []);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Couldn’t load your tenancies"
        text={errorMessage(query.error)}
        onRetry={retryOf(query.error, () => void query.refetch())}
        isRetrying={query.isRefetching}
      />
    );
  }
  if (!query.data || !names.hasFirst) return <RollSkeleton />;
  const [first] = query.data.pages;
  if (rows.length === 0) {
    return search.isOwing ? (
      <EmptyState icon={icon} title="No arrears" text="No tenancy here owes rent." />
    ) : (
      <EmptyState
        icon={icon}
        {...empty[search.group]}
        {...(search.group !== 'past' && {
          action: <Button onClick={() => openNewTenancy({ onAdded: onOpen })}>Add tenancy</Button>,
        })}
      />
    );
  }
  return (
    <>
      {first && <Totals page={first} group={search.group} />}
      <VirtualRows
        label="Tenancies"
        rowName="tenancy"
        items={rows}
        keyOf={keyOf}
        rowHeight={85}
        memory={`tenancies-${search.group}`}
      >
        {(tenancy) => (
          <RollRow tenancy={tenancy} names={names.namesOf(tenancy)} today={today} onOpen={onOpen} />
        )}
      </VirtualRows>
      <LoadMore list={query} error={query.isFetchNextPageError ? errorMessage(query.error) : null} />
    </>
  );
}

function Totals({
  page,
  group,
}: {
  page: { total: number; totals: { rentPcm: number; arrears: number } };
  group: Group;
}) {
  const { total, totals } = page;
  const parts = [
    total === 1 ? '1 tenancy' : `${total} tenancies`,
    group === 'current' ? `${formatPounds(totals.rentPcm)} pcm` : '',
    totals.arrears > 0 ? `${formatPounds(totals.arrears)} in arrears` : '',
  ];
  return <p className="num mt-3 mb-1.5 text-sm text-ink-2">{parts.filter(Boolean).join(' · ')}</p>;
}

interface RollRowProps {
  tenancy: Tenancy;
  names: LetNames;
  today: string;
  onOpen: (id: string) => void;
}

/** One line of the rent roll: who and where, the rent, what is owed, how it stands. */
function RollRow({ tenancy, names, today, onOpen }: RollRowProps) {
  const { id, type, rent, frequency, rentPcm, arrears } = tenancy;
  const { text, tone, isSoon } = standing(tenancy, today);
  return (
    <article className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 border-b border-line-subtle py-3 hover:bg-hover md:grid-cols-[minmax(0,2.4fr)_minmax(0,1.2fr)_minmax(0,1fr)_8.5rem_auto] md:px-2">
      <div className="min-w-0">
        <h2 className="font-medium wrap-anywhere">
          <button
            type="button"
            className="text-left after:absolute after:inset-0 hover:underline"
            onClick={() => onOpen(id)}
          >
            {names.tenants}
          </button>
        </h2>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {names.room === null ? names.address : `${names.room}, ${names.address}`}
        </p>
        <p className="text-xs text-ink-3">{`${typeNames[type]} · ${spanText(tenancy)}`}</p>
      </div>
      <div className="relative z-1 md:order-last">
        <TenancyMenu tenancy={tenancy} names={names} onOpen={onOpen} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-span-2 md:contents">
        <p className="num text-sm">
          <span className="font-medium">{`${formatPounds(rentPcm)} pcm`}</span>
          {frequency !== 'monthly' && (
            <span className="text-ink-3 md:block md:text-xs">
              <span className="md:hidden"> · </span>
              {rentText(rent, frequency)}
            </span>
          )}
        </p>
        <p className={`num text-sm ${arrears.total > 0 ? 'text-red-ink' : 'text-ink-2'}`}>
          {balanceText(tenancy)}
        </p>
        <p>
          <Badge tone={tone} icon={isSoon ? <Clock size={13} /> : undefined}>
            {text}
          </Badge>
        </p>
      </div>
    </article>
  );
}

/** The rent roll in its final shape while it is on its way. */
export function RollSkeleton() {
  return (
    <div role="status" className="mt-4">
      <span className="sr-only">Loading your tenancies</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div
          key={key}
          className="grid gap-2 border-b border-line-subtle py-3.5 md:grid-cols-[2.4fr_1.2fr_1fr_auto]"
        >
          <Skeleton className="h-10 rounded-md" />
          <Skeleton className="h-5 w-28 rounded-md" />
          <Skeleton className="h-5 w-20 rounded-md" />
          <Skeleton className="h-5 w-24 rounded-md" />
        </div>
      ))}
    </div>
  );
}
