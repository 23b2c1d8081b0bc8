import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { propertyQueries } from '@/entities/property/queries';
import { useShownRows } from '@/entities/record/removal';
import { londonDay } from '@/lib/dates/calendar-day';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { mortgageList, type Mortgage } from '../mortgage-type';
import { FixRadar } from './fix-radar';

/** The ends of rates of the whole portfolio, once all mortgages are read. @param last the mortgage whose link takes the focus */
export function PortfolioRadar({ last }: { last: string | undefined }) {
  const list = useInfiniteQuery(mortgageList({ sort: 'fixEnds' }));
  const pages = useEveryPage(list);
  const homes = useEveryPage(useInfiniteQuery(propertyQueries.list({})));
  const names = useMemo(
    () =>
      new Map(homes?.flatMap(({ data }) => data.map(({ id, addressLine1 }) => [id, addressLine1] as const))),
    [homes],
  );
  const all = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const shown = useShownRows('/mortgages', all);
  const today = londonDay(useNow());
  if (pages === undefined) return null;
  // A part of the sums would be wrong.
  if (list.hasNextPage) return list.isError ? null : <Skeleton className="mb-4 h-140 rounded-[14px]" />;
  return <FixRadar mortgages={shown} nameOf={(id) => names.get(id)} today={today} last={last} />;
}

/** Those of one property. */
export function PropertyRadar({ rows }: { rows: readonly Mortgage[] }) {
  const shown = useShownRows('/mortgages', rows);
  const today = londonDay(useNow());
  return <FixRadar mortgages={shown} today={today} />;
}
