// Notifications in the cache: pure, and the same once or twice over. Later pages are never read again for what is new.
import type { InfiniteData } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';

type Notification = Schemas['Notification'];
type Page = Schemas['NotificationPage'];
export type NotificationPages = InfiniteData<Page>;

const counts = ({ read, wasInAppSent }: Notification) => !read && wasInAppSent;

/** What is of one moment stays in the server's order. */
const newerFirst = (a: Notification, b: Notification) =>
  a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? 1 : -1;
const newestFirst = (a: Notification, b: Notification) => newerFirst(a, b) || b.id - a.id;

/**
 * The list with a fresh first page: what is new comes first, what is known is as the server says, the count is the
 * server's. Rows that new ones pushed off the first page stay after it.
 * @param keepsRead rows that were read meanwhile stay in their place: they leave a list of unread ones with the visit
 */
export function withHead(pages: NotificationPages, head: Page, keepsRead = false): NotificationPages {
  const fresh = new Set(head.notifications.map(({ id }) => id));
  const oldest = head.notifications.at(-1);
  const known = pages.pages[0]?.notifications ?? [];
  // The only page is the whole list: nothing was pushed off it.
  const isWhole = head.totalPages === 1;
  const stays = (row: Notification) => !fresh.has(row.id) && (!isWhole || (keepsRead && row.read));
  const kept = known.filter(
    (row) => stays(row) && ((keepsRead && row.read) || (oldest && row.createdAt <= oldest.createdAt)),
  );
  const rest = pages.pages.slice(1).map((page) => ({
    ...page,
    totalPages: head.totalPages,
    notifications: page.notifications.filter(stays),
  }));
  const notifications = [...head.notifications, ...kept].toSorted(newestFirst);
  return { ...pages, pages: [{ ...head, notifications }, ...rest] };
}

/** The list with some rows changed, the count with them; a page none of whose rows changes is the same as before. */
function withRows(
  pages: NotificationPages,
  change: (row: Notification) => Notification | null,
): NotificationPages {
  let difference = 0;
  const counted = new Set<number>();
  const changed = pages.pages.map((page) => {
    const next = page.notifications.map(change);
    if (next.every((row, index) => row === page.notifications[index])) return page;
    page.notifications.forEach((row, index) => {
      const after = next[index] ?? null;
      if (after === row || counted.has(row.id)) return;
      counted.add(row.id);
      difference += Number(after !== null && counts(after)) - Number(counts(row));
    });
    return { ...page, notifications: next.filter((row) => row !== null) };
  });
  const [first, ...rest] = changed;
  if (difference === 0 || first?.unreadCount === undefined) return { ...pages, pages: changed };
  const unreadCount = Math.max(0, first.unreadCount + difference);
  return { ...pages, pages: [{ ...first, unreadCount }, ...rest] };
}

/** Some marked read or unread. */
export const withRead = (
  pages: NotificationPages,
  ids: ReadonlySet<number>,
  read: boolean,
): NotificationPages =>
  withRows(pages, (row) => (ids.has(row.id) && row.read !== read ? { ...row, read } : row));

/** All marked read; none is unread any more, those on pages not loaded included. */
export function withAllRead(pages: NotificationPages): NotificationPages {
  const { pages: marked } = withRows(pages, (row) => (row.read ? row : { ...row, read: true }));
  const [first, ...rest] = marked;
  return { ...pages, pages: first ? [{ ...first, unreadCount: 0 }, ...rest] : marked };
}

/** Some taken away. */
export const withoutRows = (pages: NotificationPages, ids: ReadonlySet<number>): NotificationPages =>
  withRows(pages, (row) => (ids.has(row.id) ? null : row));

/** Whether more is to be heard of a post, in every row that speaks of it. */
export const withMuted = (pages: NotificationPages, postId: number, muted: boolean): NotificationPages =>
  withRows(pages, (row) =>
    row.userPost?.id === postId && (row.userPost.muted ?? false) !== muted
      ? { ...row, userPost: { ...row.userPost, muted } }
      : row,
  );

/**
 * The rows that are shown, newest first: only what was sent in the app (specification §3). What arrives or goes moves rows
 * from page to page: of one that two pages hold, the later page says how it is.
 */
export function shownIn(pages: NotificationPages | undefined): Notification[] {
  const rows = pages?.pages.flatMap((page) => page.notifications) ?? [];
  const sent = rows.filter(({ wasInAppSent }) => wasInAppSent);
  return [...new Map(sent.map((row) => [row.id, row])).values()].toSorted(newerFirst);
}

/** What the first page shows: the newest. */
export const newestIn = (pages: NotificationPages | undefined): Notification[] =>
  pages?.pages[0]?.notifications.filter(({ wasInAppSent }) => wasInAppSent) ?? [];
