import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { adviceText, errorMessage } from '@/api/errors';
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
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
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
  current: { title: 'No current tenancies', text: 'Add one to track its rent, deposit and dates.' },
  coming: { title: 'No upcoming tenancies', text: 'Prospective and approved tenancies will appear here.' },
  past: { title: 'No past tenancies', text: 'Tenancies stay here with their payments after they end.' },
  all: { title: 'No tenancies yet', text: 'Add one to track its rent, deposit and dates.' },
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
  const columns = useMemo(() => rollColumns(names.namesOf, today, onOpen), [names.namesOf, today, onOpen]);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Couldn’t load your tenancies"
        text={adviceText(query.error)}
        onRetry={retryOf(query.error, () => void query.refetch())}
        isRetrying={query.isRefetching}
      />
    );
  }
  if (!query.data || !names.hasFirst) {
    return (
      <>
        <RollSkeleton />
        <StillLoading
          onRetry={() => {
            void query.refetch();
            names.refetch();
          }}
        />
      </>
    );
  }
  const [first] = query.data.pages;
  const actionsOf = (tenancy: Tenancy) => (
    <TenancyMenu tenancy={tenancy} names={names.namesOf(tenancy)} onOpen={onOpen} />
  );
  if (rows.length === 0) {
    return search.isOwing ? (
      <EmptyState icon={icon} title="No arrears" text="No rent is owed." />
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
      <RecordRows
        label="Tenancies"
        rowName="tenancy"
        rows={rows}
        keyOf={keyOf}
        columns={columns}
        rowHeight={85}
        actionsOf={actionsOf}
      />
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

/** Who and where, the rent, what is owed, how it stands. */
const rollColumns = (
  namesOf: (tenancy: Tenancy) => LetNames,
  today: string,
  onOpen: (id: string) => void,
): readonly Column<Tenancy>[] => [
  {
    name: 'Tenancy',
    cell: (tenancy) => {
      const { tenants, room, address } = namesOf(tenancy);
      return (
        <span className="block min-w-0 py-1 wrap-anywhere">
          <button
            type="button"
            className="block max-w-full text-left font-medium after:absolute after:inset-0 hover:underline"
            onClick={() => onOpen(tenancy.id)}
          >
            {tenants}
          </button>
          <span className="block text-ink-2">{room === null ? address : `${room}, ${address}`}</span>
          <span className="block text-xs text-ink-3">{`${typeNames[tenancy.type]} · ${spanText(tenancy)}`}</span>
        </span>
      );
    },
  },
  {
    name: 'Rent',
    isNumber: true,
    cell: ({ rent, rentPcm, frequency }) => (
      <span className="block leading-4.5">
        <span className="block font-medium">{`${formatPounds(rentPcm)} pcm`}</span>
        {frequency !== 'monthly' && (
          <span className="block text-xs font-normal text-ink-3">{rentText(rent, frequency)}</span>
        )}
      </span>
    ),
  },
  {
    name: 'Balance',
    isNumber: true,
    cell: (tenancy) => (
      <span className={tenancy.arrears.total > 0 ? 'text-red-ink' : ''}>{balanceText(tenancy)}</span>
    ),
  },
  {
    name: 'Status',
    cell: (tenancy) => {
      const { text, tone, isSoon } = standing(tenancy, today);
      return (
        <Badge tone={tone} icon={isSoon ? <Clock size={13} /> : undefined}>
          {text}
        </Badge>
      );
    },
  },
];

/** The rent roll in its final shape while it is on its way. */
export function RollSkeleton() {
  return (
    <div role="status" className="mt-4">
      <span className="sr-only">Loading tenancies</span>
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
