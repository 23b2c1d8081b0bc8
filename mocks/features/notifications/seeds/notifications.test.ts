import { describe, expect, it } from 'vitest';
import type { Database, Row } from '../../../engine/db/database';
import { mentionedMembers } from '../../feed/activity/mentions';
import { canRead, connectedIds } from '../../../engine/world/relations';
import { createWorld } from '../../../engine/world/world';
import { memberId } from '../../account/seeds/accounts';

type Notification = Readonly<Row<'notification'>>;

const now = new Date('2026-05-13T10:30:00Z');
const { db } = createWorld({ now });
const named = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13];

/** Did the sender do what the notification says, to something of the notified member? */
function isTrue(tables: Database, row: Notification): boolean {
  const { post, comment, commentLike, reaction } = tables;
  const { notifierId: me, senderId } = row;
  const on = row.postId === null ? undefined : post.get(row.postId);
  const first = row.commentId === null ? undefined : comment.get(row.commentId);
  const answer = row.replyId === null ? undefined : comment.get(row.replyId);
  const likes = (id: number) => commentLike.by('commentId', id).some(({ userId }) => userId === senderId);
  const isUnder = first?.postId === on?.id && first?.parentId === null;
  const isAnswer = isUnder && answer !== undefined && answer.parentId === first?.id;
  const relation = row.connectionId === null ? undefined : tables.connection.get(row.connectionId);
  switch (row.typeId) {
    case 1:
      return (
        relation?.status === 'pending' && relation.addresseeId === me && relation.requesterId === senderId
      );
    case 2:
      return (
        relation?.status === 'accepted' && relation.requesterId === me && relation.addresseeId === senderId
      );
    case 3:
      return on?.authorId === me && isUnder && first?.authorId === senderId && answer === undefined;
    case 4:
      return first?.authorId === me && isAnswer && answer.authorId === senderId;
    case 5:
      return on?.authorId === me && reaction.by('postId', on.id).some(({ userId }) => userId === senderId);
    case 6:
      return tables.message
        .by('conversationId', row.conversationId ?? 0)
        .some((each) => each.senderId === senderId && each.createdAt === row.createdAt);
    case 7:
      return (
        on !== undefined &&
        on.authorId === senderId &&
        canRead(tables, on, me) &&
        mentionedMembers(tables, on.content).some(({ id }) => id === me)
      );
    case 8:
      return senderId === null && tables.propertySearch.get(row.propertySearchId ?? '')?.ownerId === me;
    case 9:
      return first?.authorId === me && isUnder && answer === undefined && likes(first.id);
    case 10:
      return isAnswer && answer.authorId === me && likes(answer.id);
    default:
      return senderId === null && row.postId === null;
  }
}

describe('the seed’s notifications', () => {
  it('tell what the senders really did', () => {
    expect(db.notification.all().filter((row) => !isTrue(db, row))).toEqual([]);
  });

  it('are of every named type, with one 12 in all', () => {
    const types = db.notification.all().map((row) => row.typeId);
    expect(types).toHaveLength(120);
    expect(types.filter((type) => type === 12)).toHaveLength(1);
    expect([...new Set(types)].toSorted((a, b) => a - b)).toEqual([...named, 12].toSorted((a, b) => a - b));
  });

  it('tell nothing twice', () => {
    const notified = db.notification
      .all()
      .filter(({ typeId }) => typeId < 8 || typeId === 9 || typeId === 10)
      .map(({ id: _id, createdAt: _createdAt, read: _read, wasInAppSent: _sent, ...what }) =>
        JSON.stringify(what),
      );
    expect(new Set(notified).size).toBe(notified.length);
  });

  it('come after what they tell of, before now, and their ids grow with time', () => {
    const rows = db.notification.all();
    const times = rows.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)?.localeCompare(now.toISOString())).toBe(-1);
    for (const { commentId, replyId, postId, createdAt } of rows) {
      const about = db.comment.get(replyId ?? commentId ?? 0) ?? db.post.get(postId ?? 0);
      if (about) expect(about.createdAt <= createdAt).toBe(true);
    }
  });

  it('are those of the demo member and her connections; six of hers are new, of several types', () => {
    const people = new Set(db.notification.all().map((row) => row.notifierId));
    expect([...people].filter((id) => id !== memberId && !connectedIds(db, memberId).has(id))).toEqual([]);
    const mine = db.notification.by('notifierId', memberId);
    expect(mine).toHaveLength(46);
    const shown = mine.filter((row) => !row.read && row.wasInAppSent);
    expect(shown).toHaveLength(6);
    expect(new Set(shown.map((row) => row.typeId)).size).toBeGreaterThan(4);
    const comment = shown.find((row) => row.typeId === 3);
    expect(db.post.get(comment?.postId ?? 0)?.authorId).toBe(memberId);
    expect(mine.findIndex((row) => !row.read)).toBe(46 - 7);
  });
});

it('the large world has ten thousand of the demo member, as true as the others', () => {
  const large = createWorld({ now, size: 'large' });
  const mine = large.db.notification.by('notifierId', memberId);
  expect(mine).toHaveLength(10_000);
  expect(mine.filter((row) => row.typeId === 12)).toHaveLength(1);
  expect(mine.filter((row) => !row.read).length).toBeGreaterThan(100);
  const others = mine.filter((row) => row.typeId !== 6);
  expect(others.filter((row) => !isTrue(large.db, row))).toEqual([]);
  const messages = new Set(
    large.db.message.by('conversationId', 1).map((each) => `${each.senderId} ${each.createdAt}`),
  );
  const notified = mine.filter((row) => row.conversationId === 1);
  expect(notified.length).toBeGreaterThan(1000);
  expect(notified.filter((row) => !messages.has(`${row.senderId} ${row.createdAt}`))).toEqual([]);
});
