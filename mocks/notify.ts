import type { Row } from './db/database';
import { wantsInApp } from './preferences';
import type { World } from './world';

/** Types of notifications by what happened (specification §8). */
export const notificationType = {
  connectionRequest: 1,
  connected: 2,
  comment: 3,
  reply: 4,
  reaction: 5,
  message: 6,
  mention: 7,
  listing: 8,
  commentLike: 9,
  replyLike: 10,
  transactions: 13,
} as const;

type About = Partial<Pick<Row<'notification'>, 'postId' | 'conversationId' | 'commentId' | 'replyId'>>;

/**
 * Stores a notification and tells the member's sockets. Nobody is notified of their own acts, of a type they switched
 * off, or by somebody they muted.
 */
export function notify(
  world: World,
  typeId: number,
  people: { to: number; from: number | null },
  about: About = {},
): void {
  if (people.to === people.from || !wantsInApp(world.db, people.to, typeId, people.from)) return;
  world.db.notification.add({
    typeId,
    notifierId: people.to,
    senderId: people.from,
    postId: about.postId ?? null,
    conversationId: about.conversationId ?? null,
    commentId: about.commentId ?? null,
    replyId: about.replyId ?? null,
    read: false,
    wasInAppSent: true,
    createdAt: world.clock.now().toISOString(),
  });
  world.hub.emitTo(people.to, 'newNotification');
}
