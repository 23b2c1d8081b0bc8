// What a person does with notifications on their page; the server answers, its records are the proof.
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRemoval } from '@/features/notifications/data/removal-store';
import { mockServer } from '@/testing/setup';
import { openApp } from '@/testing/open-app';

const memberId = 1;
const mine = () => mockServer.world.db.notification.by('notifierId', memberId);
const user = userEvent.setup();
const typeId = 5;

/** The unread reaction that the bell tells of, alone of its kind at the top of the list. */
async function openWithReaction() {
  mockServer.sendNotification(typeId);
  const sent = mine().at(-1);
  if (!sent) throw new Error('The mock server sent nothing');
  const app = openApp('/notifications?tab=unread');
  const [first] = await screen.findAllByRole('button', { name: /^Unread: .*eacted to your post/ });
  const row = first?.closest('li');
  if (!row) throw new Error('There is no row');
  return { sent, row, app };
}

async function choose(row: HTMLElement, item: string) {
  const [more] = within(row).getAllByRole('button', { name: /^Actions for/ });
  if (more) await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }));

// The menu's library is loaded by the first test that opens one, which may take longer than a second.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 30_000 });
afterAll(() => configure({ asyncUtilTimeout: 1000 }));

beforeEach(() => mockServer.signInAs('hannah.okafor'));
// What a test left on the screen goes with it, and with a toast what it still holds back.
afterEach(async () => {
  act(() => toast.remove());
  await vi.waitUntil(() => useRemoval.getState().rows.size === 0, 5000);
});

it('a row is marked read by its menu, and the bell counts one less', async () => {
  const { sent, row } = await openWithReaction();
  await screen.findByRole('button', { name: 'Notifications, 7 unread' });
  await choose(row, 'Mark as read');
  await screen.findByRole('button', { name: 'Notifications, 6 unread' });
  await waitFor(() => expect(mockServer.world.db.notification.get(sent.id)?.read).toBe(true));
});

it('a failure to mark is said in the specification’s words and taken back', async () => {
  const { row } = await openWithReaction();
  mockServer.fail('updateNotification', { status: 500 });
  await choose(row, 'Mark as read');
  expect(await screen.findAllByText('Error updating notification!')).not.toEqual([]);
  await screen.findByRole('button', { name: 'Notifications, 7 unread' });
});

it('muting a post is shown, is on the server, and can be undone', async () => {
  const { sent, row } = await openWithReaction();
  const isMuted = () =>
    mockServer.world.db.postMark
      .by('postId', sent.postId ?? 0)
      .some(({ userId, muted }) => userId === memberId && muted);
  await choose(row, 'Mute this post');
  expect(await within(row).findByText('Post muted')).toBeVisible();
  await waitFor(() => expect(isMuted()).toBe(true));
  await undo();
  await waitFor(() => expect(isMuted()).toBe(false));
  await waitFor(() => expect(within(row).queryByText('Post muted')).toBeNull());
});

it('a post that could not be muted is not shown as muted', async () => {
  const { row } = await openWithReaction();
  mockServer.fail('updatePost', { status: 500 });
  await choose(row, 'Mute this post');
  expect(await screen.findAllByText('Couldn’t change notifications for this post')).not.toEqual([]);
  expect(within(row).queryByText('Post muted')).toBeNull();
});

it('a type turned off brings no more of it; e-mail stays as it was; it can be undone', async () => {
  const { row } = await openWithReaction();
  const given = () =>
    mockServer.world.db.preference.first('userId', memberId)?.given.notification?.[String(typeId)];
  await choose(row, 'Turn off notifications like this');
  expect((await screen.findAllByText('Turned off')).length).toBeGreaterThan(0);
  await waitFor(() => expect(given()).toEqual({ inApp: false, email: true, sound: false }));
  mockServer.sendNotification(typeId);
  expect(mine().at(-1)?.wasInAppSent).toBe(false);
  await undo();
  await waitFor(() => expect(given()).toMatchObject({ inApp: true }));
  await waitFor(() => expect(screen.queryByText('Turned off')).toBeNull());
});

it('a removed row is gone at once, uncounted, and back when it is undone; the server was not told', async () => {
  const { sent, row } = await openWithReaction();
  await choose(row, 'Remove');
  await screen.findByRole('button', { name: 'Notifications, 6 unread' });
  expect(row).not.toBeInTheDocument();
  expect(mockServer.world.db.notification.get(sent.id)).toBeDefined();
  await undo();
  await screen.findByRole('button', { name: 'Notifications, 7 unread' });
  expect(mockServer.world.db.notification.get(sent.id)).toBeDefined();
});

it('a removed row is removed on the server once its toast has gone', async () => {
  const { sent, row } = await openWithReaction();
  await choose(row, 'Remove');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(mockServer.world.db.notification.get(sent.id)).toBeUndefined());
  await screen.findByRole('button', { name: 'Notifications, 6 unread' });
});

it('a row that the server would not remove comes back, and that is said', async () => {
  const { sent, row } = await openWithReaction();
  mockServer.fail('removeNotification', { status: 500 });
  await choose(row, 'Remove');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await screen.findAllByText('Couldn’t remove the notification')).not.toEqual([]);
  await screen.findByRole('button', { name: 'Notifications, 7 unread' });
  expect(mockServer.world.db.notification.get(sent.id)).toBeDefined();
});

it('opening one that was read already sends nothing, nor does marking it by its key', async () => {
  mine().forEach(({ id }) => mockServer.world.db.notification.update(id, { read: true }));
  openApp('/notifications?tab=mentions');
  const [mention] = await screen.findAllByRole('button', {
    name: /^(?!Actions for).*Mentioned you in a Post$/,
  });
  const calls = mockServer.recordRequests();
  mention?.focus();
  await user.keyboard('e');
  if (mention) await user.click(mention);
  await user.keyboard('E');
  await screen.findByRole('button', { name: 'Notifications' });
  expect(calls.filter((path) => path.startsWith('/notifications/'))).toEqual([]);
});

it('x chooses rows, and what is chosen is removed together', async () => {
  openApp('/notifications?tab=mentions');
  const rows = await screen.findAllByRole('button', { name: /^(?!Actions for).*Mentioned you in a Post$/ });
  rows[0]?.focus();
  await user.keyboard('xjx');
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(
      screen.getAllByRole('button', { name: /^(?!Actions for).*Mentioned you in a Post$/ }),
    ).toHaveLength(rows.length - 2),
  );
  expect((await screen.findAllByText('2 notifications removed')).length).toBeGreaterThan(0);
  await undo();
  await waitFor(() =>
    expect(
      screen.getAllByRole('button', { name: /^(?!Actions for).*Mentioned you in a Post$/ }),
    ).toHaveLength(rows.length),
  );
});

it('what arrives is said once', async () => {
  openApp('/notifications');
  await screen.findByRole('button', { name: 'Notifications, 6 unread' });
  await waitFor(() => expect(mockServer.world.hub.hasSocketOf(memberId)).toBe(true));
  mockServer.sendNotification(3);
  expect(await screen.findByText('1 new notification', {}, { timeout: 3000 })).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Notifications, 7 unread' });
});

it('a request is accepted where the notification tells of it, which is read then', async () => {
  openApp('/notifications?only=connections');
  const [accept] = await screen.findAllByRole('button', { name: /^Accept / });
  const row = accept?.closest('li');
  if (accept) await user.click(accept);
  expect((await screen.findAllByText('You are now connected')).length).toBeGreaterThan(0);
  await waitFor(() => expect(row && within(row).queryByRole('button', { name: /^Accept/ })).toBeNull());
  await waitFor(() => expect(row && within(row).queryByText('Unread:')).toBeNull());
});
