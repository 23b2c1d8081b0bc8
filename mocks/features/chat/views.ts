// Conversations and messages as the contract shows them to one reader.
import type { Schema } from '../../engine/contract/contract';
import {
  isBlocked,
  lastMessageFor,
  membershipOf,
  presentMembers,
  sees,
  unreadCountOf,
  type ConversationRow,
  type MembershipRow,
  type MessageRow,
} from './activity/conversations';
import { mentionsOf } from '../feed/activity/mentions';
import { givesReadReceipts } from '../profile/members/preferences';
import { isOnline } from '../../engine/realtime/presence';
import { relationOf } from '../../engine/world/relations';
import type { World } from '../../engine/world/world';
import type { MySide } from './access';
import { attachmentView } from './deals';
import { roleIn } from '../evaluations/rules/access';
import { authorView } from '../../engine/answers/views';

const quotedLength = 200;

export function conversationView(world: World, { conversation, member }: MySide): Schema<'Conversation'> {
  const { db } = world;
  const last = lastMessageFor(db, member);
  return {
    id: conversation.id,
    name: conversation.name,
    isGroup: conversation.isGroup,
    participants: presentMembers(db, conversation.id).map((each) => memberView(world, each, member.userId)),
    lastMessage: last === undefined ? null : messageView(world, last, member),
    unreadCount: unreadCountOf(db, member),
    isMarkedUnread: member.isMarkedUnread,
    lastReadId: member.lastReadId || null,
    muted: member.muted,
    pinned: member.pinned,
    archived: member.archived,
    isRequest: isRequest(world, conversation, member),
    canWrite: member.leftAfterId === null && !isBlocked(db, conversation),
    dealRef: dealFor(db, { conversation, member }),
    role: member.role,
    createdAt: conversation.createdAt,
    updatedAt: conversation.updatedAt,
  };
}

/** The evaluation that the conversation is about, for those of its members who may open it. */
export function dealFor(db: World['db'], { conversation: { dealRef }, member }: MySide): string | null {
  const deal = dealRef === null ? undefined : db.evaluation.get(dealRef);
  return deal !== undefined && roleIn(deal, member.userId) !== undefined ? dealRef : null;
}

function memberView({ db }: World, member: MembershipRow, readerId: number): Schema<'ChatMember'> {
  const hasReadReceipts = member.userId === readerId || givesReadReceipts(db, member.userId);
  return {
    user: authorView(db, member.userId),
    role: member.role,
    lastReadId: hasReadReceipts ? member.lastReadId || null : null,
    joinedAt: member.joinedAt,
  };
}

/** A stranger has written, and the reader has not answered. */
function isRequest({ db }: World, conversation: ConversationRow, { userId }: MembershipRow): boolean {
  if (conversation.isGroup) return false;
  const other = presentMembers(db, conversation.id).find((each) => each.userId !== userId);
  if (other === undefined || relationOf(db, userId, other.userId)?.status === 'accepted') return false;
  const messages = db.message.sortedBy('conversationId', conversation.id, 'id');
  return messages.length > 0 && messages.every((message) => message.senderId !== userId);
}

/** @param reader the side of the conversation of whoever reads */
export function messageView(world: World, message: MessageRow, reader: MembershipRow): Schema<'Message'> {
  const { db } = world;
  const quoted = message.replyToId === null ? undefined : db.message.get(message.replyToId);
  return {
    id: message.id,
    conversation: { id: message.conversationId },
    sender: authorView(db, message.senderId),
    content: message.content,
    mentions: calledIn(world, message),
    clientId: message.clientId,
    replyTo: quoted !== undefined && sees(reader, quoted) ? quotedView(world, quoted) : null,
    attachments: message.attachments.map((each) => attachmentView(world, each, reader.userId)),
    reactions: reactionsView(message),
    status: statusOf(world, message, reader.userId),
    pinned: message.pinned,
    createdAt: message.createdAt,
    editedAt: message.editedAt,
    deletedAt: message.deletedAt,
  };
}

/** Whom a message of a group calls: its members, also those who have left. */
function calledIn({ db }: World, { conversationId, content }: MessageRow): Schema<'Mention'>[] {
  if (!content.includes('@') || db.conversation.get(conversationId)?.isGroup !== true) return [];
  return mentionsOf(db, content, (userId) => membershipOf(db, conversationId, userId) !== undefined);
}

function quotedView({ db }: World, message: MessageRow): Schema<'QuotedMessage'> {
  return {
    id: message.id,
    sender: authorView(db, message.senderId),
    // Never half of a character that takes two places.
    content: message.content.slice(0, quotedLength).replace(/[\uD800-\uDBFF]$/, ''),
    deleted: message.deletedAt !== null,
  };
}

function reactionsView({ reactions }: MessageRow): Schema<'Message'>['reactions'] {
  const emojis = [...new Set(reactions.map(({ emoji }) => emoji))];
  return Object.fromEntries(
    emojis.map((emoji) => [
      emoji,
      reactions.filter((each) => each.emoji === emoji).map(({ userId }) => userId),
    ]),
  );
}

/** How far a message of the reader's has come with the others; of another's, whether the reader has read it. */
function statusOf(world: World, message: MessageRow, readerId: number): Schema<'Message'>['status'] {
  const members = presentMembers(world.db, message.conversationId);
  if (message.senderId !== readerId) {
    const reader = members.find((each) => each.userId === readerId);
    return reader === undefined || reader.lastReadId >= message.id ? 'read' : 'delivered';
  }
  const others = members.filter((each) => each.userId !== readerId);
  const hasRead = (each: MembershipRow) =>
    each.lastReadId >= message.id && givesReadReceipts(world.db, each.userId);
  if (others.length > 0 && others.every(hasRead)) return 'read';
  const hasGot = ({ userId, lastReadId }: MembershipRow) =>
    lastReadId >= message.id ||
    isOnline(world, userId) ||
    (world.db.user.get(userId)?.lastSeenAt ?? '') >= message.createdAt;
  return others.length > 0 && others.every(hasGot) ? 'delivered' : 'sent';
}
