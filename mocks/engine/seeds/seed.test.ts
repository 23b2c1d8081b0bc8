import { describe, expect, it } from 'vitest';
import { groupFeed } from '@/lib/lists/feed-groups';
import { Contract } from '../contract/contract-check';
import { operationIds } from '../requests/addresses';
import { createDatabase } from '../db/database';
import { createWorld } from '../world/world';
import { memberId, newcomerId } from '../../features/account/seeds/accounts';
import { seed } from './seed';

const now = new Date('2026-05-13T10:30:00Z');
const { db } = createWorld({ now });
const feed = db.post.all().toSorted((a, b) => b.id - a.id);

it('is the same world every time', () => {
  const again = createDatabase((tables) => seed(tables, now));
  again.reset();
  expect(again.post.all()).toEqual(db.post.all());
  expect(again.comment.all()).toEqual(db.comment.all());
  expect(again.notification.all()).toEqual(db.notification.all());
});

it('has the size it should have', () => {
  expect(db.user.size).toBe(60);
  expect(db.post.size).toBe(180);
  expect(db.comment.size).toBe(900);
  expect(db.notification.size).toBe(120);
  expect(new Set(db.user.all().flatMap((user) => user.roles)).size).toBe(12);
  expect(new Set(db.user.all().map((user) => user.username)).size).toBe(60);
});

it('tells all members’ times before now, and answers after what they answer', () => {
  for (const comment of db.comment.all()) {
    const parent = comment.parentId === null ? db.post.get(comment.postId) : db.comment.get(comment.parentId);
    expect(parent && parent.createdAt <= comment.createdAt).toBe(true);
    expect(comment.createdAt <= now.toISOString()).toBe(true);
  }
});

describe('the feed', () => {
  it('has posts of today, yesterday, this week and earlier', () => {
    const groups = Object.values(groupFeed(feed, now));
    expect(groups.map((posts) => posts.length > 2)).toEqual([true, true, true, true]);
  });

  it('repeats no text on its first three pages', () => {
    const openings = feed.slice(0, 60).map((post) => post.content.slice(0, 30));
    expect(new Set(openings).size).toBe(60);
  });

  it('names no member who is not there, and leaves no slot open', () => {
    for (const { content } of [...db.post.all(), ...db.comment.all()]) {
      expect(content).not.toMatch(/[{}]/);
      for (const [, name = ''] of content.matchAll(/@([a-z.-]*[a-z])/g)) {
        expect(db.user.first('username', name)).toBeDefined();
      }
    }
  });
});

it('has notifications of every type, 12 among them, and some that the app does not show', () => {
  const types = new Set(db.notification.all().map((row) => row.typeId));
  expect([...types].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]);
  const mine = db.notification.by('notifierId', memberId);
  expect(new Set(mine.map((row) => row.typeId)).size).toBe(12);
  expect(mine.some((row) => !row.wasInAppSent)).toBe(true);
  expect(mine.filter((row) => row.senderId === memberId)).toEqual([]);
});

it('leaves the newcomer’s account empty', () => {
  expect(db.post.by('authorId', newcomerId)).toEqual([]);
  expect(db.connection.by('addresseeId', newcomerId)).toEqual([]);
  expect(db.connection.by('requesterId', newcomerId)).toEqual([]);
  expect(db.notification.by('notifierId', newcomerId)).toEqual([]);
});

it('knows every operation of the contract', async () => {
  const contract = await Contract.load();
  expect(operationIds.toSorted()).toEqual([...contract.operationIds].toSorted());
});
