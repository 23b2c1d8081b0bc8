// What members do in conversations, with everything that follows; calls and the simulated neighbours both come here.
import type { StoredAttachment } from '../../../engine/db/tables/chat';
import {
  newestIdOf,
  pairKeyOf,
  presentMembers,
  type ConversationRow,
  type MembershipRow,
  type MessageRow,
} from './conversations';
import { mentionedMembers } from '../../feed/activity/mentions';
import { givesReadReceipts } from '../../profile/members/preferences';
import { notificationType } from '../../notifications/notification-types';
import { notify } from '../../notifications/notify';
import type { World } from '../../../engine/world/world';

export interface MessageDraft {
  content: string;
  clientId: string;
  replyToId?: number | undefined;
  attachments?: readonly StoredAttachment[];
}

const isAsking = (each: StoredAttachment) => each.kind === 'poll' || each.kind === 'quote';

const stamp = (world: World) => world.clock.now().toISOString();

/** Starts a conversation; it is in the others' lists from the first message on. Two people have but one without a name. */
export function startConversation(
  world: World,
  starterId: number,
  userIds: readonly number[],
  { name = null, dealRef = null }: { name?: string | null; dealRef?: string | null },
): ConversationRow {
  const [other] = userIds;
  const isGroup = userIds.length > 1 || name !== null;
  const at = stamp(world);
  const conversation = world.db.conversation.add({
    name,
    isGroup,
    dealRef,
    pairKey: isGroup || other === undefined ? null : pairKeyOf(starterId, other),
    createdAt: at,
    updatedAt: at,
  });
  joinConversation(world, conversation.id, starterId, isGroup ? 'owner' : 'member', true);
  for (const userId of userIds) joinConversation(world, conversation.id, userId, 'member', false);
  return conversation;
}

/**
 * Brings a member into a conversation, or back into it; they see what is written from now on.
 * @param isListed stands in their list at once, not only from the next message on
 */
export function joinConversation(
  world: World,
  conversationId: number,
  userId: number,
  role: MembershipRow['role'],
  isListed: boolean,
): MembershipRow {
  const { conversationMember } = world.db;
  const newest = newestIdOf(world.db, conversationId);
  const since = { joinedAt: stamp(world), hiddenUpToId: newest, lastReadId: newest, leftAfterId: null };
  const known = conversationMember.by('conversationId', conversationId).find((row) => row.userId === userId);
  if (known) return conversationMember.update(known.id, { ...since, role, isDeleted: !isListed });
  return conversationMember.add({
    ...since,
    conversationId,
    userId,
    role,
    muted: false,
    pinned: false,
    archived: false,
    isMarkedUnread: false,
    hiddenIds: [],
    isDeleted: !isListed,
  });
}

/** Takes a member out of a group; a leaving owner hands over to the longest-standing member. */
export function leaveConversation(world: World, member: MembershipRow): void {
  const { db } = world;
  const leftAfterId = newestIdOf(db, member.conversationId);
  // The row shows its update at once.
  const wasOwner = member.role === 'owner';
  db.conversationMember.update(member.id, { leftAfterId, role: 'member' });
  const [heir] = presentMembers(db, member.conversationId);
  if (wasOwner && heir) db.conversationMember.update(heir.id, { role: 'owner' });
}

/** The message that this member sent before with the same `clientId`: a retry. */
export const messageOfRetry = ({ db }: World, senderId: number, clientId: string): MessageRow | undefined =>
  db.message.first('clientKey', `${senderId} ${clientId}`);

/** Sends a message; one that came before with the same `clientId` is returned as it is. */
export function sendMessage(
  world: World,
  conversationId: number,
  senderId: number,
  draft: MessageDraft,
): MessageRow {
  const known = messageOfRetry(world, senderId, draft.clientId);
  if (known) return known;
  const { db } = world;
  const message = db.message.add({
    conversationId,
    senderId,
    content: draft.content,
    clientId: draft.clientId,
    clientKey: `${senderId} ${draft.clientId}`,
    replyToId: draft.replyToId ?? null,
    attachments: draft.attachments ?? [],
    evaluationId: draft.attachments?.find(isAsking)?.refId ?? null,
    reactions: [],
    pinned: false,
    createdAt: stamp(world),
    editedAt: null,
    deletedAt: null,
  });
  const called = calledIn(world, message);
  for (const member of presentMembers(db, conversationId)) {
    if (member.isDeleted) db.conversationMember.update(member.id, { isDeleted: false });
    world.hub.emitTo(member.userId, 'newMessage', { conversationId, messageId: message.id, senderId });
    if (member.userId === senderId) readUpTo(world, member, message.id);
    else if (!member.muted || called.has(member.userId)) notifyOfMessage(world, member.userId, message);
  }
  return message;
}

/** Whom a message of a group calls: they are told of it even where they have muted the group. */
const calledIn = ({ db }: World, { conversationId, content }: MessageRow): ReadonlySet<number> =>
  new Set(
    db.conversation.get(conversationId)?.isGroup ? mentionedMembers(db, content).map(({ id }) => id) : [],
  );

/** Tells one member of a message. One notification a conversation stands for all that is unread in it: it is counted up, not told again. */
export function notifyOfMessage(
  world: World,
  to: number,
  { conversationId, senderId }: Pick<MessageRow, 'conversationId' | 'senderId'>,
): void {
  const { notification } = world.db;
  const standing = unreadNotificationsOf(world, to, conversationId).at(-1);
  if (standing === undefined) {
    notify(world, notificationType.message, { to, from: senderId }, { conversationId, count: 1 });
    return;
  }
  const count = (standing.count ?? 1) + 1;
  notification.update(standing.id, { senderId, count, createdAt: stamp(world) });
}

const unreadNotificationsOf = ({ db }: World, userId: number, conversationId: number) =>
  db.notification
    .by('conversationId', conversationId)
    .filter((row) => row.notifierId === userId && row.typeId === notificationType.message && !row.read);

/** The conversation's notifications of this member are read. */
export function markNotificationsRead(world: World, userId: number, conversationId: number): void {
  for (const row of unreadNotificationsOf(world, userId, conversationId)) {
    world.db.notification.update(row.id, { read: true });
  }
}

/** Notes how far a member has read, never backwards, and that they know of it: mark and notifications go. */
export function readUpTo(world: World, member: MembershipRow, messageId: number): void {
  const { db, hub } = world;
  const { conversationId, userId } = member;
  markNotificationsRead(world, userId, conversationId);
  if (messageId <= member.lastReadId && !member.isMarkedUnread) return;
  const lastReadId = Math.max(messageId, member.lastReadId);
  db.conversationMember.update(member.id, { lastReadId, isMarkedUnread: false });
  for (const { userId: reader } of presentMembers(db, conversationId)) {
    if (reader !== userId && !givesReadReceipts(db, userId)) continue;
    hub.emitTo(reader, 'messageRead', { conversationId, messageId: lastReadId, userId });
  }
}

/** Changes a message and tells everybody in the conversation. */
export function changeMessage(
  world: World,
  message: MessageRow,
  patch: Partial<Omit<MessageRow, 'id'>>,
): MessageRow {
  const { conversationId, id: messageId } = message;
  const changed = world.db.message.update(messageId, patch);
  for (const { userId } of presentMembers(world.db, conversationId)) {
    world.hub.emitTo(userId, 'messageChanged', { conversationId, messageId });
  }
  return changed;
}
