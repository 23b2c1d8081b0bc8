import type { Schemas } from '@/api/contract';

type Notification = Schemas['Notification'];

// A Map, so that an id from the server can never reach an object's own properties.
const labels: ReadonlyMap<number, string> = new Map([
  [1, 'New connection request'],
  [2, 'You are now connected'],
  [3, 'Commented on your Post'],
  [4, 'Replied to your Comment'],
  [5, 'Reacted to your post'],
  [6, 'New message'],
  [7, 'Mentioned you in a Post'],
  [8, 'New property matching your search'],
  [9, 'Liked your comment'],
  [10, 'Liked your reply'],
  [13, 'Outstanding transactions to confirm'],
]);
const defaultLabel = 'Reacted to your post';

/** The label of a notification, for every type id, unknown ones included (specification §8). */
export function notificationLabel(typeId: number): string {
  return labels.get(typeId) ?? defaultLabel;
}

/** A click marks every notification read except those of messages (specification §4). */
export function isReadByClick({ notificationType }: Notification): boolean {
  return notificationType.id !== 6;
}

/**
 * Where a click leads (specification §8): a path of this site, or null for none. Type 13 leads to the portfolio page
 * of the deployment's configuration when it has one (A15).
 */
export function notificationDestination(
  notification: Notification,
  username: string,
  portfolioUrl: string,
): string | null {
  const { notificationType, sender, userPost, message } = notification;
  switch (notificationType.id) {
    case 1:
      return '/notifications?requests=true';
    case 2:
      return sender ? `/${sender.username}` : null;
    case 3:
    case 5:
    case 9:
    case 10:
      return userPost ? `/${username}/post/${userPost.id}` : null;
    case 4:
      return userPost ? `/${userPost.authUser.id}/post/${userPost.id}` : null;
    case 6:
      return message ? `/conversations?chat=${message.conversation.id}&view=chat` : null;
    case 13:
      return `${portfolioUrl || '/portfolio'}?section=propertyManagement`;
    default:
      return null;
  }
}

/** What a mention and a new match can be looked at with, by a link in the row: a click on the row itself leads nowhere (A11). */
export function notificationView({
  notificationType,
  userPost,
}: Notification): { label: string; to: string } | null {
  if (notificationType.id === 7 && userPost) {
    return { label: 'View post', to: `/${userPost.authUser.id}/post/${userPost.id}` };
  }
  return notificationType.id === 8 ? { label: 'View matches', to: '/property-search?tab=saved' } : null;
}
