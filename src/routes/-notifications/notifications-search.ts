// What the address of /notifications says; apart from the route, so that the first screen does not carry it.
import type { NotificationTab } from '@/features/notifications/notifications-page';
import type { NotificationGroupName } from '@/features/notifications/data/queries';

export interface NotificationsSearch {
  /** The list of requests to connect (specification §2). */
  requests?: true;
  /** Requests that I sent, not those that I received. */
  sent?: true;
  tab?: 'unread' | 'mentions' | 'deals';
  /** What the lists of all and of unread ones are narrowed to. */
  only?: NotificationGroupName;
}

const tabs = ['unread', 'mentions', 'deals'] as const;
const groups = ['connections', 'posts', 'comments', 'reactions', 'messages', 'property'] as const;
const isOn = (value: unknown) => value === true || value === 'true';

/** The parts that are understood; the rest is as if it were not there. */
export function readNotificationsSearch(search: {
  [name in keyof NotificationsSearch]?: unknown;
}): NotificationsSearch {
  const tab = tabs.find((each) => each === search['tab']);
  const only = groups.find((each) => each === search['only']);
  return {
    ...(isOn(search['requests']) && { requests: true }),
    ...(isOn(search['sent']) && { sent: true }),
    ...(tab && { tab }),
    ...(only && { only }),
  };
}

/** The address of a tab. */
export const searchOf = (tab: NotificationTab): NotificationsSearch =>
  tab === 'all' ? {} : tab === 'requests' ? { requests: true } : { tab };
