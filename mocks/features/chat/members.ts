// What everybody in a conversation shares: its name, its deal, and who is in it.
import { joinConversation, leaveConversation } from './activity/chat-activity';
import type { Schema } from '../../engine/contract/contract';
import { membershipOf, presentMembers } from './activity/conversations';
import type { World } from '../../engine/world/world';
import { presentConversation, refuseBlocked, type MySide } from './access';
import { refuseDeal } from './attachments';
import type { Call } from '../../engine/answers/operation';
import { forbidden, invalid } from '../../engine/requests/refusal';

const largestGroup = 50;

type Update = Schema<'ConversationUpdate'>;
const groupFields = ['name', 'addUserIds', 'removeUserIds', 'leave'] as const;

/** Does the change concern everybody in the conversation? */
export const isShared = (update: Update) =>
  update.dealRef !== undefined || groupFields.some((field) => update[field] !== undefined);

const touch = (world: World, id: number, patch: { name?: string; dealRef?: string | null } = {}) =>
  world.db.conversation.update(id, { ...patch, updatedAt: world.clock.now().toISOString() });

/** Takes the member out of the group. */
export function leaveGroup(world: World, { conversation, member }: MySide): void {
  leaveConversation(world, member);
  touch(world, conversation.id);
}

/** Changes what is everybody's. Throws 403 for who has left or may not, 422 for what only a group can. */
export function applyShared(call: Call, { conversation, member }: MySide, update: Update): void {
  const { db } = call.world;
  const me = call.me();
  presentConversation(db, conversation.id, me.id);
  const misplaced = conversation.isGroup
    ? undefined
    : groupFields.find((field) => update[field] !== undefined);
  if (misplaced !== undefined) throw invalid({ [misplaced]: ['Only group conversations have this'] });
  refuseDeal(db, update.dealRef, me.id);
  refuseBlocked(db, me.id, update.addUserIds ?? []);
  const added = newcomers(call.world, conversation.id, update.addUserIds ?? []);
  const removed = leavers(call.world, { conversation, member }, update.removeUserIds ?? []);
  for (const userId of added) joinConversation(call.world, conversation.id, userId, 'member', true);
  for (const each of removed) leaveConversation(call.world, each);
  if (update.leave) leaveConversation(call.world, member);
  touch(call.world, conversation.id, {
    ...(update.name !== undefined && { name: update.name.trim() }),
    ...(update.dealRef !== undefined && { dealRef: update.dealRef }),
  });
}

/** Who of these is not in the group yet. Throws 422 for strangers to the server, and when the group grows too large. */
function newcomers({ db }: World, conversationId: number, userIds: readonly number[]): number[] {
  if (userIds.some((id) => db.user.get(id) === undefined)) {
    throw invalid({ addUserIds: ['We couldn’t find that member'] });
  }
  const present = new Set(presentMembers(db, conversationId).map(({ userId }) => userId));
  const added = userIds.filter((id) => !present.has(id));
  if (present.size + added.length > largestGroup) {
    throw invalid({ addUserIds: [`A group can have up to ${largestGroup} members`] });
  }
  return added;
}

/** The sides of those to be removed. Throws 403 unless the owner asks, 422 for who is not in the group. */
function leavers({ db }: World, { conversation, member }: MySide, userIds: readonly number[]) {
  if (userIds.length > 0 && member.role !== 'owner')
    throw forbidden('Only the group owner can remove people');
  return userIds.map((userId) => {
    const row = membershipOf(db, conversation.id, userId);
    if (row === undefined || row.leftAfterId !== null || userId === member.userId) {
      throw invalid({ removeUserIds: ['They aren’t in this group'] });
    }
    return row;
  });
}
