import type { Row } from '../../engine/db/database';
import { notificationType } from './notification-types';
import { notify } from './notify';
import { connectedIds } from '../../engine/world/relations';
import type { World } from '../../engine/world/world';

/** What a person at the controls calls each type. */
const labels: Readonly<Record<keyof typeof notificationType, string>> = {
  connectionRequest: 'Connection request',
  connected: 'New connection',
  comment: 'Comment',
  reply: 'Reply',
  reaction: 'Reaction',
  message: 'Message',
  mention: 'Mention',
  listing: 'Listing matches a saved search',
  commentLike: 'Comment liked',
  replyLike: 'Reply liked',
  transactions: 'Outstanding transactions',
  newPost: 'New post from a member',
  taskReminder: 'Task reminder',
  taskGiven: 'Task from a connection',
  renewal: 'Renewal reminder',
  maintenance: 'Maintenance overdue',
  viewingReminder: 'Viewing reminder',
};

export interface NotificationTypeEntry {
  id: number;
  label: string;
}

/** Every type of notification that there is. */
export const notificationTypeEntries: readonly NotificationTypeEntry[] = Object.entries(labels).map(
  // Every key of the labels is one of the types'.
  ([name, label]) => ({ id: notificationType[name as keyof typeof labels], label }),
);

/** What the server tells by itself. */
const fromNobody: ReadonlySet<number> = new Set([
  notificationType.taskReminder,
  notificationType.renewal,
  notificationType.maintenance,
  notificationType.viewingReminder,
]);

/** Sends a member a notification of a type, from one of their connections, about something that is there. */
export function sendNotification(world: World, typeId: number, to: Readonly<Row<'user'>>): void {
  const [friend = null] = connectedIds(world.db, to.id);
  const author = typeId === notificationType.newPost ? friend : to.id;
  const post = author === null ? undefined : world.db.post.by('authorId', author).at(-1);
  const [chat] = typeId === notificationType.message ? world.db.conversationMember.by('userId', to.id) : [];
  const isTask = typeId === notificationType.taskReminder || typeId === notificationType.taskGiven;
  const task = isTask
    ? world.db.propertyAction.by('assigneeId', to.id).find(({ kind }) => kind === 'task')
    : undefined;
  const renewal =
    typeId === notificationType.renewal
      ? world.db.renewalDate.sortedBy('ownerId', to.id, 'dueOn').find(({ dueOn }) => dueOn !== null)
      : undefined;
  const [job] =
    typeId === notificationType.maintenance ? world.db.propertyMaintenance.by('ownerId', to.id) : [];
  const [viewing] =
    typeId === notificationType.viewingReminder ? world.db.propertyViewing.by('ownerId', to.id) : [];
  const about = {
    postId: post?.id ?? null,
    conversationId: chat?.conversationId ?? null,
    taskId: task?.id ?? null,
    renewalId: renewal?.id ?? null,
    maintenanceId: job?.id ?? null,
    viewingId: viewing?.id ?? null,
  };
  const from = fromNobody.has(typeId) ? null : friend;
  notify(world, typeId, { to: to.id, from }, about);
}
