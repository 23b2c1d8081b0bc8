import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import { runtimeConfig } from '@/api/runtime-config';
import { startOfViewingDay } from '@/lib/viewings/viewing-time';
import { withQuery } from '@/lib/links/with-query';
import { dayLines } from './day-lines';

/** How long what was read counts as fresh, in ms: card and strip, and a short visit elsewhere, ask once. */
const staleTime = 60_000;

/**
 * What there is to do today, from the lists that hold it; what could not be read counts as nothing, since nobody asked
 * for it.
 * @param now the present moment; its day is London's
 */
export function useMyDay(now: Date) {
  const viewings = useQuery({
    ...read('/property-viewings', {
      query: {
        status: ['requested', 'confirmed'],
        from: startOfViewingDay(now),
        until: startOfViewingDay(now, 1),
      },
    }),
    staleTime,
  });
  const due = useQuery({ ...read('/property-actions', { query: { due: 'today' } }), staleTime });
  const overdue = useQuery({ ...read('/property-actions', { query: { due: 'overdue' } }), staleTime });
  const outstanding = useQuery({
    ...read('/transactions', { query: { status: ['outstanding'] } }),
    staleTime,
  });
  // As the sidebar asks, so that both share one answer, which has the other counts too.
  const renewals = useQuery({ ...read('/renewal-dates', { query: { status: ['overdue'] } }), staleTime });
  const next = viewings.data?.data.find(({ startsAt }) => Date.parse(startsAt) >= now.getTime());
  const lines = dayLines(
    {
      viewings: viewings.data?.total ?? 0,
      tasksDue: due.data?.total ?? 0,
      tasksOverdue: overdue.data?.total ?? 0,
      outstanding: outstanding.data?.total ?? 0,
      renewalsDue: renewals.data?.counts.due_30 ?? 0,
    },
    withQuery(runtimeConfig.portfolioUrl || '/portfolio', 'section', 'propertyManagement'),
  );
  const isWaiting = [viewings, due, overdue, outstanding, renewals].some(({ isLoading }) => isLoading);
  return { lines: isWaiting ? [] : lines, nextViewingAt: next?.startsAt ?? null };
}
