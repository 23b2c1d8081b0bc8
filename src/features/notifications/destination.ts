import type { Schemas } from '@/api/contract';
import { pathPart } from '@/lib/links/path-part';
import { withQuery } from '@/lib/links/with-query';
import { typeOf } from './wording';

type Notification = Schemas['Notification'];

/** What a server really sends: every nested thing may be missing, and every part of it. */
type Loose<T> = T extends object ? { [K in keyof T]?: Loose<T[K]> | null } : T;

/**
 * Where a click leads (specification §8): a path of this site, or null for none; of a comment or reply, to itself on the
 * page of its post. Total over whatever the server leaves out, each part of the path encoded. Type 13 leads to the
 * portfolio page of the deployment's configuration when it has one (A15).
 * @param username the reader's own
 */
export function notificationDestination(
  notification: Notification,
  username: string,
  portfolioUrl: string,
): string | null {
  // The contract promises more than a server that knows only the specification's fields may send.
  const { sender, userPost, message, commentId, replyId } = notification as Loose<Notification>;
  const onMyPost = (place = '') => postPath(userPost?.id, [username], place);
  switch (typeOf(notification)) {
    case 1:
      return '/notifications?requests=true';
    case 2:
      return pathOf(sender?.username);
    case 5:
      return onMyPost();
    case 3:
    case 9:
      return onMyPost(placeOf(commentId));
    case 10:
      return onMyPost(placeOf(replyId));
    case 4:
      return postPath(userPost?.id, [userPost?.authUser?.id, username], placeOf(replyId));
    case 6:
      return conversationPath(message?.conversation?.id);
    case 101:
      return postPath(userPost?.id, [sender?.username, userPost?.authUser?.id, username]);
    case 13:
      return withQuery(portfolioUrl || '/portfolio', 'section', 'propertyManagement');
    default:
      return null;
  }
}

function pathOf(...parts: readonly unknown[]): string | null {
  const encoded = parts.map(pathPart);
  return encoded.includes(null) ? null : `/${encoded.join('/')}`;
}

/** A post is found by its id alone (A8): the first of its owners that is known stands before it. */
function postPath(id: unknown, owners: readonly unknown[], place = ''): string | null {
  const owner = owners.find((each) => pathPart(each) !== null);
  const path = pathOf(owner, 'post', id);
  return path === null ? null : path + place;
}

function conversationPath(id: unknown): string | null {
  const part = pathPart(id);
  return part === null ? null : `/conversations?chat=${part}&view=chat`;
}

/** Where on the page of its post a comment or reply stands (S22); nothing for none. */
const placeOf = (id: unknown): string => (typeof id === 'number' && id > 0 ? `#comment-${id}` : '');

/** What a mention and a new match can be looked at with, by a link in the row: a click on the row itself leads nowhere (A11). */
export function notificationView(notification: Notification): { label: string; to: string } | null {
  const typeId = typeOf(notification);
  // As above.
  const { userPost, sender } = notification as Loose<Notification>;
  if (typeId === 7) {
    const to = postPath(userPost?.id, [userPost?.authUser?.id, sender?.username, sender?.id]);
    return to === null ? null : { label: 'View post', to };
  }
  return typeId === 8 ? { label: 'View matches', to: '/property-search?tab=saved' } : null;
}
