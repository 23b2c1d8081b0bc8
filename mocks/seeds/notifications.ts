import type { Row, Tables } from '../db/database';
import type { WorldSize } from './world-size';
import { connectedIds } from '../relations';
import { memberId, newcomerId } from './accounts';
import { before } from './moments';
import { Dice } from './random';

const total = 120;
const forMember = 46;
/** Every type the specification names, and 12, which it does not explain. */
const kinds = [3, 5, 1, 9, 7, 4, 10, 2, 6, 8, 13, 5, 3, 5, 9, 12, 4, 3, 5, 7] as const;
const unreadOfMember = 7;

type Draft = Omit<Row<'notification'>, 'id'>;
const nothing = { postId: null, conversationId: null, commentId: null, replyId: null };

/** 120 notifications: 46 for the demo member, the rest for their circle. Newest last, so that ids grow with time. */
export function seedNotifications(tables: Tables, now: Date, _size: WorldSize): void {
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
      return { ...nothing, senderId, conversationId: dice.between(1, 40) };
    case 7:
      return { ...nothing, senderId, postId: theirPost?.id ?? null };
    case 8:
    case 12:
    case 13:
      return { ...nothing, senderId: null };
    case 1:
      return { ...nothing, senderId: requesterOf(tables, notifierId) ?? senderId };
    default:
      return { ...nothing, senderId };
  }
}

/** Who still waits for this member's answer. */
function requesterOf(tables: Tables, userId: number): number | undefined {
  return tables.connection.by('addresseeId', userId).find((row) => row.status === 'pending')?.requesterId;
}

/** A comment of this member, with one of its replies when there is one. */
function answerOf(tables: Tables, userId: number, wantsReply: boolean) {
  const mine = tables.comment.by('authorId', userId).filter((comment) => comment.parentId === null);
  const comment = mine.find((each) => tables.comment.countBy('parentId', each.id) > 0) ?? mine[0];
  if (comment === undefined) return {};
  const reply = wantsReply ? tables.comment.by('parentId', comment.id)[0] : undefined;
  return { postId: comment.postId, commentId: comment.id, replyId: reply?.id ?? null };
}
