import { describe, expect, it } from 'vitest';
import { messagesFor, unreadCountOf } from '../activity/conversations';
import { createWorld } from '../../../engine/world/world';
import { memberId, newcomerId } from '../../account/seeds/accounts';

const now = new Date('2026-05-13T10:30:00Z');
const { db } = createWorld({ now });
const mine = db.conversationMember.by('userId', memberId);

describe('the seed’s conversations', () => {
  it('are forty, the demo member in the first twenty-five, the newcomer in none', () => {
    expect(db.conversation.all().map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect(mine.map((row) => row.conversationId)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
    expect(db.conversationMember.by('userId', newcomerId)).toEqual([]);
  });

  it('show every state that the list has', () => {
    expect(mine.some((row) => row.muted)).toBe(true);
    expect(mine.some((row) => row.archived)).toBe(true);
    expect(mine.some((row) => row.isMarkedUnread)).toBe(true);
    expect(mine.some((row) => row.leftAfterId !== null)).toBe(true);
    expect(mine.filter((row) => row.pinned)).toHaveLength(3);
    expect(mine.map((row) => unreadCountOf(db, row)).filter((count) => count > 0)).toEqual([2, 7, 2, 1, 3]);
    expect(mine.some((row) => messagesFor(db, row).length === 0)).toBe(true);
    const names = db.conversation.all().map(({ name }) => name ?? '');
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(50);
    const texts = db.message.all().map(({ content }) => content);
    expect(texts.some((text) => text.includes(String.raw`$$\frac{13800}{180000}$$`))).toBe(true);
    expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(1400);
  });

  it('tell messages in the order of their times, by people who are there', () => {
    const all = db.message.all();
    expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).toSorted());
    expect(all.at(-1)?.createdAt.localeCompare(now.toISOString())).toBe(-1);
    for (const { conversationId, senderId, replyToId, id } of all) {
      const people = db.conversationMember.by('conversationId', conversationId).map((row) => row.userId);
      expect(people).toContain(senderId);
      if (replyToId === null) continue;
      expect(db.message.get(replyToId)).toMatchObject({ conversationId });
      expect(replyToId).toBeLessThan(id);
    }
  });

  it('carry every kind of attachment', () => {
    const kinds = db.message.all().flatMap(({ attachments }) => attachments.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['evaluation', 'document', 'image', 'listing', 'contact']));
  });
});

it('the large world has ten thousand messages in the first conversation, and the same others', () => {
  const large = createWorld({ now, size: 'large' });
  expect(large.db.message.countBy('conversationId', 1)).toBeGreaterThanOrEqual(9990);
  expect(large.db.message.countBy('conversationId', 2)).toBe(db.message.countBy('conversationId', 2));
  const [first] = large.db.conversationMember.by('userId', memberId);
  expect(first && unreadCountOf(large.db, first)).toBe(2);
});
