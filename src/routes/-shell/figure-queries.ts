import type { QueryClient } from '@tanstack/react-query';
import { read, refresh } from '@/api/queries';

/** Where the sidebar's figures are read; each answer is small and carries the figure itself. */
export const figureQueries = {
  chat: () => read('/conversations', { query: { filter: 'unread' } }),
  overdueDates: () => read('/renewal-dates', { query: { status: ['overdue'] } }),
  overdueRents: () => read('/tenancies', { query: { inArrears: true } }),
  overdueRepairs: () => read('/property-maintenance', { query: { overdue: true, sort: 'deadline' } }),
  plan: () => ({ ...read('/subscriptions/user-subscription'), staleTime: 5 * 60_000 }),
};

const gatherMs = 500;

/**
 * When the figures are read again: `newNotification` says nothing more than that something happened, and after a gap
 * anything may have. Events within half a second of each other are one.
 */
export function figureEvents(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh(queryClient, '/conversations', '/renewal-dates', '/tenancies', '/property-maintenance');
    }, gatherMs);
  };
  return { newNotification: readAgain, reconnect: readAgain };
}
