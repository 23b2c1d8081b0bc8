import type { Schemas } from '@/api/contract';
import { typeOf } from './wording';

type Notification = Schemas['Notification'];

/**
 * Where a click leads (specification §8): a path of this site, or null for none; of a comment or reply, to itself on the
 * page of its post. Type 13 leads to the portfolio page
 * of the deployment's configuration when it has one (A15).
 */
export function notificationDestination(
  notification: Notification,
  username: string,
  portfolioUrl: string,
): string | null {
  const { sender, userPost, message, commentId, replyId } = notification;
  switch (typeOf(notification)) {
    case 1:
      return '/notifications?requests=true';
    case 2:
      return sender ? `/${sender.username}` : null;
    case 5:
      return userPost ? `/${username}/post/${userPost.id}` : null;
    case 3:
    case 9:
      return userPost ? `/${username}/post/${userPost.id}${placeOf(commentId)}` : null;
    case 10:
      return userPost ? `/${username}/post/${userPost.id}${placeOf(replyId)}` : null;
    case 4:
      return userPost ? `/${userPost.authUser.id}/post/${userPost.id}${placeOf(replyId)}` : null;
    case 6:
      return message ? `/conversations?chat=${message.conversation.id}&view=chat` : null;
    case 101:
      return userPost ? `/${sender?.username ?? userPost.authUser.id}/post/${userPost.id}` : null;
    case 13:
      return `${portfolioUrl || '/portfolio'}?section=propertyManagement`;
    default:
      return null;
  }
}

/** Where on the page of its post a comment or reply stands (S22); nothing for none. */
const placeOf = (id: number | null | undefined): string => (id ? `#comment-${id}` : '');

/** What a mention and a new match can be looked at with, by a link in the row: a click on the row itself leads nowhere (A11). */
export function notificationView(notification: Notification): { label: string; to: string } | null {
  const typeId = typeOf(notification);
  const { userPost } = notification;
  if (typeId === 7 && userPost) {
    return { label: 'View post', to: `/${userPost.authUser.id}/post/${userPost.id}` };
  }
  return typeId === 8 ? { label: 'View matches', to: '/property-search?tab=saved' } : null;
}
