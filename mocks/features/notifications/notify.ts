import type { Row } from '../../engine/db/database';
import { wantsInApp } from '../profile/members/preferences';
import type { World } from '../../engine/world/world';

/** What a notification speaks of, and leads to. */
type About = Partial<
  Pick<
    Row<'notification'>,
    | 'postId'
    | 'conversationId'
    | 'commentId'
    | 'replyId'
    | 'propertySearchId'
    | 'connectionId'
    | 'count'
    | 'taskId'
    | 'renewalId'
    | 'maintenanceId'
    | 'viewingId'
  >
>;

/**
 * Stores a notification and tells the member's sockets. Nobody is notified of their own acts, nor of a post they muted;
 * one of a type that the member switched off, or from somebody they muted, is kept but not shown (`wasInAppSent`).
 */
export function notify(
  world: World,
  typeId: number,
  people: { to: number; from: number | null },
  about: About = {},
): void {
  const { db } = world;
  if (people.to === people.from || hasMuted(world, people.to, about.postId ?? null)) return;
  const wasInAppSent = wantsInApp(db, people.to, typeId, people.from);
  db.notification.add({
    postId: null,
    conversationId: null,
    commentId: null,
    replyId: null,
    propertySearchId: null,
    taskId: null,
    renewalId: null,
    maintenanceId: null,
    viewingId: null,
    connectionId: null,
    count: null,
    ...about,
    typeId,
    notifierId: people.to,
    senderId: people.from,
    read: false,
    wasInAppSent,
    createdAt: world.clock.now().toISOString(),
  });
  if (wasInAppSent) world.hub.emitTo(people.to, 'newNotification');
}

function hasMuted({ db }: World, userId: number, postId: number | null): boolean {
  return (
    postId !== null && db.postMark.by('postId', postId).some((row) => row.userId === userId && row.muted)
  );
}
