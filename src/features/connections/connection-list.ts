import { readPages } from '@/api/queries';
import type { ConnectionsSort } from './connections-search';

export const connectionQueries = {
  /** Whom I am connected with, whose name, username, tag or my note has these words. */
  accepted: (query: string, sort: ConnectionsSort) =>
    readPages('/connections', {
      query: { status: 'accepted', sort, ...(query.trim() !== '' && { query: query.trim() }) },
    }),
  blocked: () => readPages('/connections', { query: { status: 'blocked' } }),
  suggested: () => readPages('/users', { query: { suggested: true } }),
  invitations: () => readPages('/auth/invite-user'),
};
