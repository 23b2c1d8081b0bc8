import { expect, it } from 'vitest';
import { call, checkedServer } from '../checked-server';
import type { Schema } from '../contract';

const server = checkedServer();

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
  expect(notifications[0]).toMatchObject({ notificationType: { id: 99 }, sender: { id: 2 } });
});
