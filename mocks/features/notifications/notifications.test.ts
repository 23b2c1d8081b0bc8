import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';
import { savePreferences } from '../profile/members/preferences';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const page = async (query = '') =>
  (await call('GET', `/notifications${query}`)).json as Schema<'NotificationPage'>;

it('pages through all of mine; only the first page counts the unread', async () => {
  server.signInAs('hannah.okafor');
  const first = await page();
  expect(first).toMatchObject({ page: 1, totalPages: 3, unreadCount: 6 });
  expect(first.notifications).toHaveLength(20);
  expect(await page('?page=2')).not.toHaveProperty('unreadCount');
  const unread = await page('?unread=true');
  expect(unread.notifications.filter((each) => each.read)).toEqual([]);
  expect(unread.notifications).toHaveLength(7);
});

it('marks one read, all read, and removes one', async () => {
  server.signInAs('hannah.okafor');
  const shown = (await page()).notifications.filter((each) => !each.read && each.wasInAppSent);
  const [first, second] = shown;
  expect((await call('PUT', `/notifications/${first?.id}`, { read: true })).json).toMatchObject({
    read: true,
  });
  expect((await page()).unreadCount).toBe(5);
  expect((await call('DELETE', `/notifications/${second?.id}`)).status).toBe(204);
  expect((await page()).unreadCount).toBe(4);
  expect((await call('PUT', '/notifications/mark-all', {})).status).toBe(204);
  expect((await page()).unreadCount).toBe(0);
});

it('leaves other people’s alone', async () => {
  server.signInAs('hannah.okafor');
  const [first] = (await page()).notifications;
  server.signInAs('callum.reyes');
  expect((await call('PUT', `/notifications/${first?.id}`, { read: true })).status).toBe(403);
  expect((await call('DELETE', `/notifications/${first?.id}`)).status).toBe(403);
  expect((await call('PUT', '/notifications/99999', { read: true })).status).toBe(404);
});

it('refuses what is not asked in the contract’s words', async () => {
  expect((await call('GET', '/notifications')).status).toBe(401);
  server.signInAs('hannah.okafor');
  const [first] = (await page()).notifications;
  expect((await call('PUT', `/notifications/${first?.id}`, {})).status).toBe(422);
  expect((await call('GET', '/notifications?unread=maybe')).status).toBe(400);
});

it('a newcomer has none', async () => {
  server.signInAs('zainab.hussain');
  expect(await page()).toEqual({ page: 1, totalPages: 0, notifications: [], unreadCount: 0 });
});

it('the control sends one of any type', async () => {
  server.signInAs('hannah.okafor');
  server.sendNotification(99);
  const { unreadCount, notifications } = await page();
  expect(unreadCount).toBe(7);
  expect(notifications[0]).toMatchObject({ notificationType: { id: 99 }, sender: { id: 2 }, message: null });
  server.sendNotification(6);
  expect((await page()).notifications[0]).toMatchObject({ message: { conversation: { id: 1 } } });
});

it('filters by types', async () => {
  server.signInAs('hannah.okafor');
  const { notifications } = await page('?type=3,7');
  expect(new Set(notifications.map((each) => each.notificationType.id))).toEqual(new Set([3, 7]));
  expect((await page('?type=8&unread=true')).notifications).toEqual([]);
  expect((await call('GET', '/notifications?type=comment')).status).toBe(400);
});

it('says which search, request and how many they speak of', async () => {
  server.signInAs('hannah.okafor');
  const of = async (type: number) => (await page(`?type=${type}`)).notifications[0];
  expect(await of(8)).toMatchObject({ propertySearchId: uuidOf('propertySearch', 1), count: 3 });
  expect(await of(13)).toMatchObject({ count: 4 });
  const request = (await of(1))?.connectionId;
  expect(server.world.db.connection.get(request ?? 0)).toMatchObject({ addresseeId: 1, status: 'pending' });
});

it('marks one unread again', async () => {
  server.signInAs('hannah.okafor');
  const read = (await page()).notifications.find((each) => each.read && each.wasInAppSent);
  expect((await call('PUT', `/notifications/${read?.id}`, { read: false })).json).toMatchObject({
    read: false,
  });
  expect((await page()).unreadCount).toBe(7);
});

it('of messages lead to conversations that the member is in', () => {
  const { db } = server.world;
  const rows = db.notification.all().filter((row) => row.typeId === 6);
  expect(rows.length).toBeGreaterThan(3);
  for (const { conversationId, notifierId, senderId } of rows) {
    const members = db.conversationMember.by('conversationId', conversationId ?? 0).map((row) => row.userId);
    expect(members).toEqual(expect.arrayContaining([notifierId, senderId]));
  }
});

it('of a type that the member switched off are kept, and not shown', async () => {
  const { db } = server.world;
  savePreferences(db, 1, { notification: { '9': { inApp: false, email: true, sound: false } } });
  server.signInAs('hannah.okafor');
  server.sendNotification(9);
  server.sendNotification(3);
  expect(db.notification.by('notifierId', 1).slice(-2)).toMatchObject([
    { typeId: 9, wasInAppSent: false },
    { typeId: 3, wasInAppSent: true },
  ]);
  expect((await page()).unreadCount).toBe(7);
});

it('answers the first of ten thousand at once', async () => {
  await server.reset({ size: 'large' });
  server.signInAs('hannah.okafor');
  const first = await page();
  expect(first.totalPages).toBe(500);
  const times = first.notifications.map((each) => each.createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await page('?page=500')).notifications).toHaveLength(20);
  expect((await call('PUT', '/notifications/mark-all', {})).status).toBe(204);
  expect((await page()).unreadCount).toBe(0);
  await server.reset({ size: 'default' });
});
