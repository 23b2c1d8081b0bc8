import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import { useProperties } from '@/entities/property/use-properties';
import { addDays } from '@/lib/dates/calendar-day';
import type { Alert } from '../list/lines';
import { jobAlerts, renewalAlerts } from './alerts';

/** How far ahead my day looks. */
const daysAhead = 7;

/**
 * What of the member's properties is overdue or comes up within a week, the earliest first; what could not be read counts as none.
 * @param today ISO day in London
 */
export function useAlerts(today: string): readonly Alert[] {
  const { byId } = useProperties();
  const nameOf = (id: string | null) => byId.get(id ?? '')?.addressLine1;
  const until = addDays(today, daysAhead);
  const renewals = useQuery(
    read('/renewal-dates', { query: { status: ['overdue', 'due_30'], to: until } }),
  ).data;
  // As the page of maintenance asks, but for its pages.
  const jobs = useQuery(read('/property-maintenance', { query: { due: true, sort: 'deadline' } })).data;
  return [...renewalAlerts(renewals?.data ?? [], nameOf), ...jobAlerts(jobs?.data ?? [], nameOf)]
    .filter(({ day, isOverdue }) => isOverdue || day <= until)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
