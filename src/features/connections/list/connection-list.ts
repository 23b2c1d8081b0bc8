import { readPages } from '@/api/queries';
import type { ConnectionsSort } from './connections-search';

export const connectionQueries = {
  /** Whom I am connected with, whose name, username, tag or my note has these words. */
  accepted: (query: string, sort: ConnectionsSort) =>
    readPages('/connections', {
      query: { status: 'accepted', sort, ...(query.trim() !== '' && { query: query.trim() }) },
    }),
  /** With whom a member is connected, whose name or username has these words; mutual ones first. */
  of: (userId: number, query: string) =>
    readPages('/users', { query: { connectedTo: userId, ...(query !== '' && { query }) } }),
  blocked: () => readPages('/connections', { query: { status: 'blocked' } }),
  /** Whom I muted. Whether a row still is among them, my preferences say: they change before the list does. */
  muted: () => ({ ...readPages('/users', { query: { muted: true } }), staleTime: 0 }),
  suggested: () => readPages('/users', { query: { suggested: true } }),
  invitations: () => readPages('/auth/invite-user'),
};
