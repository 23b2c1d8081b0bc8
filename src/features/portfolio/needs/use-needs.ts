import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEveryPage } from '@/api/every-page';
import { useCurrentUser } from '@/entities/session/queries';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { rankNeeds } from '@/lib/portfolio/needs';
import { isEveryHome, isInScope, type Scope } from '@/entities/property/scope/scope';
import { useHomes } from '../use-homes';
import { portfolioQueries } from '../queries';
import {
  arrearsNeeds,
  outstandingNeed,
  rateNeeds,
  renewalNeeds,
  repairNeeds,
  tenancyNeeds,
} from './needs-of';

/** How long before a fixed rate ends it is said (S47). */
const fixDays = 180;

/**
 * Everything that needs the owner, ranked; what could not be read is named, and never counted as nothing.
 * @param scope only what is about these properties, and what their company has to file
 */
export function useNeeds(scope: Scope = {}) {
  const [today] = useState(() => londonDay(new Date()));
  const { homes, nameOf } = useHomes();
  const me = useCurrentUser()?.id;
  const companies = useQuery(portfolioQueries.companies()).data?.data;
  const companyOf = (id: string | null) => companies?.find((each) => each.id === id)?.name;
  const outstanding = useQuery(portfolioQueries.firstOutstanding(scope));
  const overdue = useQuery(portfolioQueries.overdueRenewals());
  const due = useQuery(portfolioQueries.dueRenewals());
  const fixes = useQuery(portfolioQueries.fixesBefore(addDays(today, fixDays + 1)));
  const arrears = useQuery(portfolioQueries.arrears());
  const lets = useInfiniteQuery(portfolioQueries.tenancies());
  const letPages = useEveryPage(lets);
  const repairs = useQuery(portfolioQueries.overdueRepairs());
  const parts = [
    { name: 'transactions', query: outstanding },
    { name: 'overdue dates', query: overdue },
    { name: 'dates that are due', query: due },
    { name: 'mortgages', query: fixes },
    { name: 'arrears', query: arrears },
    { name: 'tenancies', query: lets },
    { name: 'maintenance', query: repairs },
  ];
  const failed = parts.filter(({ query }) => query.isError && query.data === undefined);
  const needs = [
    ...(outstanding.data ? outstandingNeed(outstanding.data, today) : []),
    ...renewalNeeds(overdue.data?.data ?? [], nameOf, today, companyOf),
    ...renewalNeeds(
      due.data?.data.filter(({ kind }) => kind !== 'mortgage_fix') ?? [],
      nameOf,
      today,
      companyOf,
    ),
    ...rateNeeds(fixes.data?.data ?? [], nameOf, today),
    ...arrearsNeeds(arrears.data?.data ?? [], nameOf, today),
    ...tenancyNeeds(letPages?.flatMap(({ data }) => data) ?? [], nameOf, today),
    ...repairNeeds(repairs.data?.data ?? [], nameOf, today),
  ];
  const isAll = isEveryHome(scope);
  const inScope = new Set(homes.flatMap((home) => (isInScope(home, scope, me) ? home.id : [])));
  const ranked = rankNeeds(
    isAll
      ? needs
      : needs.filter(
          ({ kind, propertyId, companyId }) =>
            // The server counted those of these properties alone.
            kind === 'money' ||
            inScope.has(propertyId ?? '') ||
            (companyId !== undefined && companyId === scope.owner),
        ),
    today,
  );
  return {
    needs: ranked,
    /** As the sidebar counts: one answer for both; of a part of the portfolio, those of its lines. */
    overdue: isAll
      ? (overdue.data?.counts.overdue ?? 0) + (arrears.data?.total ?? 0) + (repairs.data?.total ?? 0)
      : ranked.filter((need) => need.isOverdue).length,
    isWaiting: parts.some(({ query }) => query.isPending && query.data === undefined),
    /** What could not be read. */
    failed: failed.map(({ name }) => name),
    retry: () => failed.forEach(({ query }) => void query.refetch()),
  };
}
