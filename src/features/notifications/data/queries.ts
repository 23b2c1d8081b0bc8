import { readPages } from '@/api/queries';

/** Which notifications a tab shows. */
export type NotificationFilter = 'all' | 'unread' | 'mentions' | 'deals';

/** What a list is narrowed to by its chips: types that belong together. */
export type NotificationGroupName =
  'connections' | 'posts' | 'comments' | 'reactions' | 'messages' | 'property';

export const typesOf = {
  connections: [1, 2],
  posts: [101],
  comments: [3, 4, 7],
  reactions: [5, 9, 10],
  messages: [6],
  property: [8, 13, 102, 103, 104, 105, 106],
} as const satisfies Record<NotificationGroupName, readonly number[]>;

const mentions = [7];

interface ListQuery {
  unread?: boolean;
  type?: number[];
}

/** The query of a list; of the tabs only "All" and "Unread" are narrowed further. */
function queryOf(filter: NotificationFilter, only: NotificationGroupName | undefined): ListQuery {
  if (filter === 'mentions') return { type: mentions };
  if (filter === 'deals') return { type: [...typesOf.property] };
  return { ...(filter === 'unread' && { unread: true }), ...(only && { type: [...typesOf[only]] }) };
}

export const notificationQueries = {
  /** Never stale by itself: `refreshNotifications` keeps the first page fresh, without reading hundreds of pages again. */
  list: (filter: NotificationFilter = 'all', only?: NotificationGroupName) => ({
    ...readPages('/notifications', { query: queryOf(filter, only) }),
    staleTime: Infinity,
    refetchOnReconnect: false,
    // Pages that did not change are the same objects already; comparing ten thousand rows would only take time.
    structuralSharing: false,
  }),
};
