import { markNotificationsRead, readUpTo, startConversation } from './activity/chat-activity';
import type { Schema } from '../../engine/contract/contract';
import {
  isUnread,
  lastMessageFor,
  membershipOf,
  newestIdOf,
  pairKeyOf,
  presentMembers,
} from './activity/conversations';
import type { Database } from '../../engine/db/database';
import { refuseBlocked, refuseUnwelcome, visibleConversation, type MySide } from './access';
import { refuseDeal } from './attachments';
import { applyShared, isShared, leaveGroup } from './members';
import { conversationView, dealFor } from './views';
import type { Call, Filters, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { conflict, invalid, tooMany } from '../../engine/requests/refusal';

const pageSize = 30;
const startsAMinute = 30;

type Filter = NonNullable<Filters<'listConversations'>['filter']>;

/** My conversations that are in a list of mine, the archived ones included. */
function mySides(db: Database, userId: number): MySide[] {
  return db.conversationMember.by('userId', userId).flatMap((member) => {
    const conversation = db.conversation.get(member.conversationId);
    return conversation === undefined || member.isDeleted ? [] : [{ conversation, member }];
  });
}

function isIn(db: Database, filter: Filter, { conversation, member }: MySide): boolean {
  if (member.archived !== (filter === 'archived')) return false;
  if (filter === 'unread') return isUnread(db, member);
  if (filter === 'groups') return conversation.isGroup;
  return filter !== 'deals' || dealFor(db, { conversation, member }) !== null;
}

/** Does the conversation's name, somebody in it or its last message have this text? */
function speaksOf(db: Database, { conversation, member }: MySide, text: string): boolean {
  const people = presentMembers(db, conversation.id)
    .filter(({ userId }) => userId !== member.userId)
    .flatMap(({ userId }) => db.user.get(userId) ?? []);
  const names = people.flatMap(({ fullName, username }) => [fullName, username]);
  const searchedTexts = [conversation.name ?? '', lastMessageFor(db, member)?.content ?? '', ...names];
  return searchedTexts.some((each) => each.toLowerCase().includes(text));
}

/** Pinned ones first, then by what was written last. */
function inOrder(db: Database, sides: readonly MySide[]): MySide[] {
  const at = ({ conversation, member }: MySide) =>
    lastMessageFor(db, member)?.createdAt ?? conversation.createdAt;
  return sides
    .map((side) => ({ side, at: at(side), pinned: Number(side.member.pinned) }))
    .toSorted(
      (a, b) => b.pinned - a.pinned || b.at.localeCompare(a.at) || b.side.member.id - a.side.member.id,
    )
    .map(({ side }) => side);
}

function refuseFlood(call: Call): void {
  const { db, clock } = call.world;
  const since = new Date(clock.now().getTime() - 60_000).toISOString();
  const started = db.conversationMember.by('userId', call.me().id).filter((row) => row.joinedAt > since);
  if (started.length >= startsAMinute)
    throw tooMany(60, 'You’ve started a lot of conversations. Wait a minute and try again');
}

/** Changes my side of the conversation alone. */
function applyMine(call: Call, { member }: MySide, update: Schema<'ConversationUpdate'>): void {
  const { db } = call.world;
  const { muted, pinned, archived, unread } = update;
  db.conversationMember.update(member.id, {
    ...(muted !== undefined && { muted }),
    ...(pinned !== undefined && { pinned }),
    ...(archived !== undefined && { archived }),
    ...(unread !== undefined && { isMarkedUnread: unread }),
  });
  if (update.readUpTo === undefined) return;
  const message = db.message.get(update.readUpTo);
  if (message?.conversationId !== member.conversationId) {
    throw invalid({ readUpTo: ['We couldn’t find that message in this conversation'] });
  }
  readUpTo(call.world, member, message.id);
}

export const conversationOperations = {
  listConversations(call) {
    const me = call.me();
    const { db } = call.world;
    const { filter = 'all', query } = call.filters();
    const text = query?.trim().toLowerCase() ?? '';
    const all = mySides(db, me.id);
    const shown = all.filter((side) => isIn(db, filter, side) && (text === '' || speaksOf(db, side, text)));
    const page = paged(call, inOrder(db, shown), pageSize, (side) => conversationView(call.world, side));
    const unread = all.filter(({ member }) => !member.archived && !member.muted && isUnread(db, member));
    return { status: 200, body: { ...page, unreadTotal: unread.length } };
  },

  async createConversation(call) {
    const me = call.me();
    const { db } = call.world;
    const { userIds, name, dealRef } = await call.body();
    if (userIds.includes(me.id)) throw invalid({ userIds: ['You’re already in this conversation'] });
    if (userIds.some((id) => db.user.get(id) === undefined)) {
      throw invalid({ userIds: ['We couldn’t find that member'] });
    }
    refuseDeal(db, dealRef, me.id);
    const [other = 0] = userIds;
    const known =
      userIds.length === 1 && name === undefined
        ? db.conversation.first('pairKey', pairKeyOf(me.id, other))
        : undefined;
    const mine = known && membershipOf(db, known.id, me.id);
    if (known && mine) {
      const member = db.conversationMember.update(mine.id, { isDeleted: false });
      return { status: 200, body: conversationView(call.world, { conversation: known, member }) };
    }
    refuseFlood(call);
    refuseBlocked(db, me.id, userIds);
    refuseUnwelcome(db, me.id, userIds);
    const conversation = startConversation(call.world, me.id, userIds, {
      name: name?.trim() ?? null,
      dealRef: dealRef ?? null,
    });
    return {
      status: 201,
      body: conversationView(call.world, visibleConversation(db, conversation.id, me.id)),
    };
  },

  getConversation(call) {
    const side = visibleConversation(call.world.db, call.id(), call.me().id);
    return { status: 200, body: conversationView(call.world, side) };
  },

  async updateConversation(call) {
    const me = call.me();
    const { db } = call.world;
    const side = visibleConversation(db, call.id(), me.id);
    const update = await call.body();
    const { updatedAt: seen } = update;
    if (isShared(update) && seen !== undefined && seen !== side.conversation.updatedAt) {
      throw conflict('This has changed since you opened it');
    }
    if (isShared(update)) applyShared(call, side, update);
    applyMine(call, side, update);
    return {
      status: 200,
      body: conversationView(call.world, visibleConversation(db, side.conversation.id, me.id)),
    };
  },

  deleteConversation(call) {
    const { db } = call.world;
    const { conversation, member } = visibleConversation(db, call.id(), call.me().id);
    const newest = newestIdOf(db, conversation.id);
    markNotificationsRead(call.world, member.userId, conversation.id);
    if (conversation.isGroup && member.leftAfterId === null) leaveGroup(call.world, { conversation, member });
    db.conversationMember.update(member.id, { isDeleted: true, hiddenUpToId: newest, hiddenIds: [] });
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listConversations' | 'createConversation' | 'getConversation' | 'updateConversation' | 'deleteConversation'
>;
