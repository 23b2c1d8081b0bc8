import { read, readPages } from '@/api/queries';

export const subscriptionQueries = {
  mine: () => read('/subscriptions/user-subscription'),
  payments: () => readPages('/subscriptions/payments'),
  upcoming: () => read('/subscriptions/upcoming-invoice'),
  checkout: (sessionId: string) => read('/subscriptions/status', { query: { sessionId } }),
};

/** What a change of plan changes. */
export const planReaders: readonly string[] = [
  '/subscriptions/user-subscription',
  '/subscriptions/payments',
  '/subscriptions/upcoming-invoice',
  '/auth/auth-user',
];
