import { read, readPages } from '@/api/queries';

export const subscriptionQueries = {
  mine: () => read('/subscriptions/user-subscription'),
  payments: () => readPages('/subscriptions/payments'),
  /** Read with each state of the subscription: one that is cancelled has none, and is not asked for it. */
  upcoming: () => ({ ...read('/subscriptions/upcoming-invoice'), staleTime: 0, gcTime: 0 }),
  checkout: (sessionId: string) => read('/subscriptions/status', { query: { sessionId } }),
};

/** What a change of plan changes. */
export const planReaders: readonly string[] = [
  '/subscriptions/user-subscription',
  '/subscriptions/payments',
  '/auth/auth-user',
];
