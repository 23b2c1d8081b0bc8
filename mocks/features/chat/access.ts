// What a member may see and do in a conversation.
import { connectedIds } from '../../engine/world/relations';
import { preferencesOf } from '../profile/members/preferences';
import {
  isBlocked,
  membershipOf,
  sees,
  type ConversationRow,
  type MembershipRow,
  type MessageRow,
} from './activity/conversations';
import type { Database } from '../../engine/db/database';
import { relationOf } from '../../engine/world/relations';
import { forbidden, notFound } from '../../engine/requests/refusal';

export interface MySide {
  conversation: ConversationRow;
  member: MembershipRow;
}

/** The conversation and this member's side of it. Throws 404 for strangers too: that it exists is not their affair. */
export function visibleConversation(db: Database, id: number, readerId: number): MySide {
  const conversation = db.conversation.get(id);
  const member = membershipOf(db, id, readerId);
  if (conversation === undefined || member === undefined) {
    throw notFound('We couldn’t find that conversation');
  }
  return { conversation, member };
}

/** The same for somebody who is still in it. Throws 403 for who has left. */
export function presentConversation(db: Database, id: number, readerId: number): MySide {
  const side = visibleConversation(db, id, readerId);
  if (side.member.leftAfterId !== null) throw forbidden('You have left this conversation');
  return side;
}

/** The same for somebody who may write in it. Throws 403 also between two of whom one has blocked the other. */
export function writableConversation(db: Database, id: number, writerId: number): MySide {
  const side = presentConversation(db, id, writerId);
  if (isBlocked(db, side.conversation)) throw forbidden('You can’t write in this conversation');
  return side;
}

/** A message that this member sees. Throws 404. */
export function visibleMessage(db: Database, { member }: MySide, messageId: number): MessageRow {
  const message = db.message.get(messageId);
  if (message?.conversationId !== member.conversationId || !sees(member, message)) {
    throw notFound('We couldn’t find that message');
  }
  return message;
}

/** Throws 403 when one of these and the member have blocked each other; who it was is not said. */
export function refuseBlocked(db: Database, memberId: number, userIds: readonly number[]): void {
  const isBlocking = (userId: number) => relationOf(db, memberId, userId)?.status === 'blocked';
  if (userIds.some(isBlocking)) throw forbidden('You can’t message this member');
}

/** Throws 403 when one of these takes no new conversation from the member. */
export function refuseUnwelcome(db: Database, memberId: number, userIds: readonly number[]): void {
  const isUnwelcome = (userId: number) => {
    const { messagesFrom } = preferencesOf(db, userId);
    if (messagesFrom === 'members') return false;
    return messagesFrom === 'nobody' || !connectedIds(db, userId).has(memberId);
  };
  if (userIds.some(isUnwelcome)) throw forbidden('This member isn’t accepting messages from you');
}
