import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { notificationType } from './notification-types';
import { markOf } from '../feed/activity/post-details';
import { authorView } from '../../engine/answers/views';

const snippetLength = 140;
const { connectionRequest, message, reaction } = notificationType;

/** The first words of what a notification is about; null when there are none, or they were deleted. */
function snippetOf(db: Database, row: Readonly<Row<'notification'>>): string | null {
  if (row.typeId === message) return null;
  if (row.taskId !== null) return db.propertyAction.get(row.taskId)?.title.slice(0, snippetLength) ?? null;
  if (row.typeId === connectionRequest) return db.connection.get(row.connectionId ?? 0)?.note ?? null;
  const commentId = row.typeId === reaction ? null : (row.replyId ?? row.commentId);
  const written =
    commentId === null ? db.post.get(row.postId ?? 0)?.content : livingComment(db, commentId)?.content;
  return written ? firstWords(written.replaceAll(/\s+/g, ' ')) : null;
}

/** Whole words, as many as fit. */
function firstWords(text: string): string {
  if (text.length <= snippetLength) return text;
  const cut = text.slice(0, snippetLength);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : snippetLength).replace(/[\s,;:.–-]+$/, '')}…`;
}

function livingComment(db: Database, id: number) {
  const comment = db.comment.get(id);
  return comment?.deleted ? undefined : comment;
}

export function notificationView(db: Database, row: Readonly<Row<'notification'>>): Schema<'Notification'> {
  const post = row.postId === null ? undefined : db.post.get(row.postId);
  const muted = post !== undefined && (markOf(db, post.id, row.notifierId)?.muted ?? false);
  return {
    id: row.id,
    notificationType: { id: row.typeId },
    read: row.read,
    wasInAppSent: row.wasInAppSent,
    createdAt: row.createdAt,
    notifierId: row.notifierId,
    sender: row.senderId === null ? null : authorView(db, row.senderId),
    userPost: post === undefined ? null : { id: post.id, authUser: { id: post.authorId }, muted },
    message: row.conversationId === null ? null : { conversation: { id: row.conversationId } },
    commentId: row.commentId,
    replyId: row.replyId,
    propertySearchId: row.propertySearchId,
    taskId: row.taskId,
    connectionId: row.connectionId,
    snippet: snippetOf(db, row),
    count: row.count,
  };
}
