import { readPages } from '@/api/queries';

/** Which notifications a list shows. */
export type NotificationFilter = 'all' | 'unread' | 'mentions' | 'deals';

const filters = {
  all: {},
  unread: { query: { unread: true } },
  mentions: { query: { type: [7] } },
  deals: { query: { type: [8, 13] } },
} satisfies Record<NotificationFilter, Parameters<typeof readPages<'/notifications'>>[1]>;

export const notificationQueries = {
  /** Never stale by itself: `refreshNotifications` keeps the first page fresh, without reading hundreds of pages again. */
  list: (filter: NotificationFilter = 'all') => ({
    ...readPages('/notifications', filters[filter]),
    staleTime: Infinity,
    refetchOnReconnect: false,
  }),
};
