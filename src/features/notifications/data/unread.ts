import type { NotificationPages } from './cache';

/** What the server counts as unread and shown in the app; 0 before the first answer. */
export const unreadIn = (pages: NotificationPages | undefined): number => pages?.pages[0]?.unreadCount ?? 0;
