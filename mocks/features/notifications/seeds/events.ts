import type { Row, Tables } from '../../../engine/db/database';
import { mentionedMembers } from '../../feed/activity/mentions';
import { notificationType } from '../notification-types';
import { canRead, isBlockedBetween, relationsOf } from '../../../engine/world/relations';

/** Something that happened to a member, as a notification tells it. */
export type Happening = Omit<Row<'notification'>, 'id' | 'notifierId' | 'read' | 'wasInAppSent'>;

export const nothing = {
  senderId: null,
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
};

/** A like has no time of its own: it was given at most this many minutes after the comment was written. */
const maxMinutesToLike = 1500;

/** Everything in the records that this member was notified of, in no order; what a blocked member did is left out. */
export function happeningsOf(tables: Tables, userId: number, now: Date): Happening[] {
  return [
    ...onPosts(tables, userId),
    ...onComments(tables, userId, now),
    ...mentions(tables, userId),
    ...connections(tables, userId),
    ...messages(tables, userId),
  ].filter(({ senderId }) => senderId !== userId && !isBlockedBetween(tables, userId, senderId ?? 0));
}

function* onPosts(tables: Tables, userId: number): Generator<Happening> {
  for (const { id: postId } of tables.post.by('authorId', userId)) {
    for (const { userId: senderId, createdAt } of tables.reaction.by('postId', postId)) {
      yield { ...nothing, typeId: notificationType.reaction, senderId, postId, createdAt };
    }
    for (const { id: commentId, parentId, authorId: senderId, createdAt } of tables.comment.by(
      'postId',
      postId,
    )) {
      if (parentId !== null) continue;
      yield { ...nothing, typeId: notificationType.comment, senderId, postId, commentId, createdAt };
    }
  }
}

function* onComments(tables: Tables, userId: number, now: Date): Generator<Happening> {
  for (const mine of tables.comment.by('authorId', userId)) {
    const isReply = mine.parentId !== null;
    const about = { ...nothing, postId: mine.postId, commentId: mine.parentId ?? mine.id };
    for (const { id: replyId, authorId: senderId, createdAt } of tables.comment.by('parentId', mine.id)) {
      yield { ...about, typeId: notificationType.reply, senderId, replyId, createdAt };
    }
    for (const { id, userId: senderId } of tables.commentLike.by('commentId', mine.id)) {
      const typeId = isReply ? notificationType.replyLike : notificationType.commentLike;
      const written = Date.parse(mine.createdAt);
      const most = Math.min(now.getTime() - written, maxMinutesToLike * 60_000);
      const createdAt = new Date(written + (most * (1 + ((id * 37) % 96))) / 100).toISOString();
      yield { ...about, typeId, senderId, replyId: isReply ? mine.id : null, createdAt };
    }
  }
}

function* mentions(tables: Tables, userId: number): Generator<Happening> {
  for (const post of tables.post.all()) {
    if (!post.content.includes('@') || !canRead(tables, post, userId)) continue;
    if (!mentionedMembers(tables, post.content).some(({ id }) => id === userId)) continue;
    const { id: postId, authorId: senderId, createdAt } = post;
    yield { ...nothing, typeId: notificationType.mention, senderId, postId, createdAt };
  }
}

/** Requests that still wait for this member's answer, and their own that were accepted. */
function* connections(tables: Tables, userId: number): Generator<Happening> {
  for (const row of relationsOf(tables, userId)) {
    const about = { ...nothing, connectionId: row.id };
    if (row.status === 'pending' && row.addresseeId === userId) {
      const { requesterId: senderId, createdAt } = row;
      yield { ...about, typeId: notificationType.connectionRequest, senderId, createdAt };
    }
    if (row.status === 'accepted' && row.requesterId === userId && row.respondedAt !== null) {
      const { addresseeId: senderId, respondedAt: createdAt } = row;
      yield { ...about, typeId: notificationType.connected, senderId, createdAt };
    }
  }
}

/** The last message that somebody else wrote in each conversation that this member is in. */
function* messages(tables: Tables, userId: number): Generator<Happening> {
  for (const { conversationId, leftAfterId } of tables.conversationMember.by('userId', userId)) {
    if (leftAfterId !== null) continue;
    const written = tables.message.sortedBy('conversationId', conversationId, 'id');
    const last = written.findLast(({ senderId }) => senderId !== userId);
    if (last) yield messageFrom(last);
  }
}

export const messageFrom = ({
  senderId,
  conversationId,
  createdAt,
}: Pick<Row<'message'>, 'senderId' | 'conversationId' | 'createdAt'>): Happening => ({
  ...nothing,
  typeId: notificationType.message,
  senderId,
  conversationId,
  count: 1,
  createdAt,
});
