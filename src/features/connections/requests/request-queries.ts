import { readPages } from '@/api/queries';

export const requestQueries = {
  /** Requests to connect that nobody has answered yet: to me, or from me. */
  pending: (direction: 'in' | 'out') =>
    readPages('/connections', { query: { status: 'pending', direction } }),
};
