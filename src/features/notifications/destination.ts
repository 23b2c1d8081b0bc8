import type { Schemas } from '@/api/contract';
import { kindOf } from './notification-kinds';
import { typeOf } from './wording';

type Notification = Schemas['Notification'];

/**
 * Where a click leads (specification §8): a path of this site, or null for none; of a comment or reply, to itself on the
 * page of its post. Total over whatever the server leaves out, each part of the path encoded.
 * @param username the reader's own
 */
export function notificationDestination(
  notification: Notification,
  username: string,
  portfolioUrl: string,
): string | null {
  const { destination } = kindOf(typeOf(notification));
  return destination?.(notification, username, portfolioUrl) ?? null;
}

/** What a mention and a new match can be looked at with, by a link in the row: a click on the row itself leads nowhere (A11). */
export function notificationView(notification: Notification): { label: string; to: string } | null {
  const { view } = kindOf(typeOf(notification));
  const to = view?.to(notification) ?? null;
  return view && to !== null ? { label: view.label, to } : null;
}
