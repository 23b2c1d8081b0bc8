import type { Row, Tables } from '../db/database';
import type { WorldSize } from './world-size';
import { uuidOf } from '../db/document-table';
import { connectedIds, relationOf } from '../relations';
import { memberId, newcomerId } from './accounts';
import { before } from './moments';
import { Dice } from './random';

const total = 120;
const forMember = 46;
/** Every type the specification names, and 12, which it does not explain. */
const kinds = [3, 5, 1, 9, 7, 4, 10, 2, 6, 8, 13, 5, 3, 5, 9, 12, 4, 3, 5, 7] as const;
const unreadOfMember = 7;

type Draft = Omit<Row<'notification'>, 'id'>;
const nothing = {
  postId: null,
  conversationId: null,
  commentId: null,
  replyId: null,
  propertySearchId: null,
  connectionId: null,
  count: null,
};
/** In the large world the demo member has as many in all, a few hundred of them unread. */
const largeTotal = 10_000;
const unreadEvery = 33;

/** 120 notifications: 46 for the demo member, the rest for their circle. Newest last, so that ids grow with time. */
export function seedNotifications(tables: Tables, now: Date, size: WorldSize): void {
  const dice = new Dice(89);
  const circle = [...connectedIds(tables, memberId)].filter((id) => id !== newcomerId);
  const drafts: Draft[] = [];
  for (let index = 0; index < total; index += 1) {
    const isMembers = index < forMember;
    const place = isMembers ? index : index - forMember;
    const notifierId = isMembers ? memberId : (circle[place % circle.length] ?? memberId);
    const typeId = kinds[place % kinds.length] ?? 5;
    drafts.push({
      typeId,
      notifierId,
      ...subjectOf(tables, typeId, notifierId, dice),
      // A few are kept out of the app by the member's settings, among them one of the newest.
      wasInAppSent: place % 9 !== 4,
      read: isMembers ? place >= unreadOfMember : dice.chance(0.6),
      createdAt: before(now, { minutes: 7 + place * 95 + place ** 2 * 14 }),
    });
  }
  for (const draft of drafts.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    tables.notification.add(draft);
  }
  if (size === 'large') tables.notification.addAll(olderOnes(tables, now));
}

/** Many more for the demo member, older than the rest: what the others say repeats, at other times. */
function* olderOnes(tables: Tables, now: Date): Generator<Draft> {
  const patterns = tables.notification.by('notifierId', memberId).map(({ id: _id, ...row }) => row);
  const oldest = now.getTime() - ((forMember - 1) * 95 + (forMember - 1) ** 2 * 14) * 60_000;
  for (let place = 0; place < largeTotal - forMember; place += 1) {
    const pattern = patterns[place % patterns.length];
    if (pattern === undefined) return;
    const createdAt = new Date(oldest - (place + 1) * 47 * 60_000).toISOString();
    yield { ...pattern, read: place % unreadEvery !== 0, createdAt };
  }
}

/** Who and what the notification speaks of, so that it leads somewhere that is there. */
function subjectOf(tables: Tables, typeId: number, notifierId: number, dice: Dice) {
  const friends = [...connectedIds(tables, notifierId)];
  const senderId = friends.length > 0 ? dice.pick(friends) : memberId;
  const myPost = tables.post.by('authorId', notifierId)[0];
  const theirPost = tables.post.by('authorId', senderId).find((post) => post.audience === 'members');
  switch (typeId) {
    case 3:
    case 5:
      return { ...nothing, senderId, postId: myPost?.id ?? null };
    case 4:
    case 9:
    case 10:
      return { ...nothing, senderId, ...answerOf(tables, notifierId, typeId !== 9) };
    case 6:
      return { ...nothing, ...messageTo(tables, notifierId, dice) };
    case 7:
      return { ...nothing, senderId, postId: theirPost?.id ?? null };
    case 8:
      return { ...nothing, senderId: null, propertySearchId: uuidOf('propertySearch', 1), count: 3 };
    case 12:
      return { ...nothing, senderId: null };
    case 13:
      return { ...nothing, senderId: null, count: 4 };
    case 1: {
      const request = requestTo(tables, notifierId);
      return { ...nothing, senderId: request?.requesterId ?? senderId, connectionId: request?.id ?? null };
    }
    case 2:
      return { ...nothing, senderId, connectionId: relationOf(tables, notifierId, senderId)?.id ?? null };
    default:
      return { ...nothing, senderId };
  }
}

/** The request that still waits for this member's answer. */
function requestTo(tables: Tables, userId: number) {
  return tables.connection.by('addresseeId', userId).find((row) => row.status === 'pending');
}

/** A conversation that this member is in, and who wrote in it. */
function messageTo(tables: Tables, userId: number, dice: Dice) {
  const conversations = tables.conversationMember
    .by('userId', userId)
    .filter((row) => row.leftAfterId === null);
  const roll = dice.roll();
  const written = conversations.flatMap(({ conversationId }) => {
    const messages = tables.message.sortedBy('conversationId', conversationId, 'id');
    return messages.findLast(({ senderId }) => senderId !== userId) ?? [];
  });
  const message = written[Math.floor(roll * written.length)];
  if (message === undefined) return { senderId: memberId, conversationId: null };
  return { senderId: message.senderId, conversationId: message.conversationId, count: 1 };
}

/** A comment of this member, with one of its replies when there is one. */
function answerOf(tables: Tables, userId: number, wantsReply: boolean) {
  const mine = tables.comment.by('authorId', userId).filter((comment) => comment.parentId === null);
  const comment = mine.find((each) => tables.comment.countBy('parentId', each.id) > 0) ?? mine[0];
  if (comment === undefined) return {};
  const reply = wantsReply ? tables.comment.by('parentId', comment.id)[0] : undefined;
  return { postId: comment.postId, commentId: comment.id, replyId: reply?.id ?? null };
}
