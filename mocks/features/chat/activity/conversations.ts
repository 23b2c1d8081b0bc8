// Who is in a conversation, and what each of them sees of it.
import type { Row, Tables } from '../../../engine/db/database';
import { relationOf } from '../../../engine/world/relations';

type Chat = Pick<Tables, 'conversation' | 'conversationMember' | 'message'>;
export type ConversationRow = Readonly<Row<'conversation'>>;
export type MembershipRow = Readonly<Row<'conversationMember'>>;
export type MessageRow = Readonly<Row<'message'>>;

/** The two of a conversation without a name, whoever of them asks. */
export const pairKeyOf = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Everybody who is in the conversation now, longest-standing first. */
export const presentMembers = (tables: Chat, conversationId: number): MembershipRow[] =>
  tables.conversationMember
    .by('conversationId', conversationId)
    .filter((member) => member.leftAfterId === null);

/** A member's side of a conversation, also after they left. */
export const membershipOf = (
  tables: Chat,
  conversationId: number,
  userId: number,
): MembershipRow | undefined =>
  tables.conversationMember.by('conversationId', conversationId).find((member) => member.userId === userId);

/** A conversation's messages, oldest first; kept sorted, so asking costs nothing. */
const messagesOf = (tables: Chat, conversationId: number) =>
  tables.message.sortedBy('conversationId', conversationId, 'id');

/** The newest message of a conversation, whoever sees it; 0 when there is none. */
export const newestIdOf = (tables: Chat, conversationId: number): number =>
  messagesOf(tables, conversationId).at(-1)?.id ?? 0;

/** Does this member see the message? */
export function sees(member: MembershipRow, message: MessageRow): boolean {
  if (message.id <= member.hiddenUpToId || member.hiddenIds.includes(message.id)) return false;
  return member.leftAfterId === null || message.id <= member.leftAfterId;
}

/** What this member sees of a conversation, newest first. */
export const messagesFor = (tables: Chat, member: MembershipRow): MessageRow[] =>
  messagesOf(tables, member.conversationId)
    .filter((message) => sees(member, message))
    .toReversed();

export const lastMessageFor = (tables: Chat, member: MembershipRow): MessageRow | undefined =>
  messagesOf(tables, member.conversationId).findLast((message) => sees(member, message));

/** How many messages of others this member has not read. */
export function unreadCountOf(tables: Chat, member: MembershipRow): number {
  const messages = messagesOf(tables, member.conversationId);
  let count = 0;
  for (let place = messages.length - 1; place >= 0; place -= 1) {
    const message = messages[place];
    if (message === undefined || message.id <= member.lastReadId) break;
    const isOthers = message.senderId !== member.userId && message.deletedAt === null;
    if (isOthers && sees(member, message)) count += 1;
  }
  return count;
}

/** Has one of the two blocked the other? Groups go on. */
export function isBlocked(tables: Chat & Pick<Tables, 'connection'>, conversation: ConversationRow): boolean {
  if (conversation.isGroup) return false;
  const [one, other] = presentMembers(tables, conversation.id);
  if (one === undefined || other === undefined) return false;
  return relationOf(tables, one.userId, other.userId)?.status === 'blocked';
}

/** Is the conversation unread in this member's list: by messages, or by their own mark? */
export const isUnread = (tables: Chat, member: MembershipRow): boolean =>
  member.isMarkedUnread || unreadCountOf(tables, member) > 0;
