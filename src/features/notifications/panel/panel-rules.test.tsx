import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { notification } from '@/testing/fixtures/fixtures';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { setAttention } from '../data/attention';
import { closePanel, setUnreadOnly, usePanel } from './panel-store';

// What specification §2, §4 and §8 say of the panel, seen in the whole application; the server's list is the test's own.
let rows: Schemas['Notification'][];
let calls: string[];

const page = (request: Request): Schemas['NotificationPage'] => {
  const isUnreadOnly = new URL(request.url).searchParams.get('unread') === 'true';
  const unread = rows.filter((row) => !row.read && row.wasInAppSent);
  return {
    page: 1,
    totalPages: 1,
    notifications: isUnreadOnly ? unread : rows,
    unreadCount: unread.length,
  };
};

beforeEach(() => {
  calls = [];
  setAttention(true);
  mockServer.signInAs('hannah.okafor');
  mockServer.use(
    http.get('*/api/notifications', ({ request }) => {
      calls.push('GET');
      return HttpResponse.json(page(request));
    }),
    http.put('*/api/notifications/mark-all', async ({ request }) => {
      calls.push(`PUT mark-all ${await request.text()}`);
      rows = rows.map((row) => ({ ...row, read: true }));
      return new HttpResponse(null, { status: 204 });
    }),
    http.put('*/api/notifications/:id', async ({ request, params }) => {
      calls.push(`PUT ${String(params['id'])} ${await request.text()}`);
      rows = rows.map((row) => (row.id === Number(params['id']) ? { ...row, read: true } : row));
      return HttpResponse.json(rows.find((row) => row.id === Number(params['id'])));
    }),
  );
});
afterEach(() => {
  act(() => {
    closePanel();
    setUnreadOnly(false);
  });
  vi.restoreAllMocks();
});

const patient = { timeout: 5000 };
const bell = () => screen.findByRole('button', { name: /^Notifications/ }, patient);
const panel = () => screen.findByRole('dialog', { name: 'Notifications' }, patient);

async function openPanel(given: Schemas['Notification'][]) {
  rows = given;
  const app = openApp('/pipeline');
  await screen.findByRole('heading', { level: 1, name: 'Pipeline' }, { timeout: 5000 });
  await userEvent.click(await bell());
  const area = await panel();
  await within(area).findByText(given.length > 0 ? /./ : /to display/, {
    selector: 'li:first-child time, p',
  });
  const row = (label: string) =>
    within(area).getByRole('button', { name: new RegExp(`^(Unread: )?Callum Reyes\\s+${label}$`) });
  return { ...app, area, row };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const writes = () => calls.filter((call) => call !== 'GET');

describe('a click on a notification', () => {
  it('goes where it leads, marks it read by PUT {read: true}, reads the list again, and closes the panel', async () => {
    const { router, row } = await openPanel([notification(2, { id: 31 })]);
    calls = [];
    await userEvent.click(row('You are now connected'));
    await isClosed();
    await waitFor(() => expect(router.state.location.href).toBe('/callum.reyes'));
    await waitFor(() => expect(calls).toEqual(['PUT 31 {"read":true}', 'GET']));
  });

  it.each([
    [1, '/notifications?requests=true'],
    [3, '/hannah.okafor/post/55'],
    [4, '/7/post/55'],
    [5, '/hannah.okafor/post/55'],
    [9, '/hannah.okafor/post/55'],
    [10, '/hannah.okafor/post/55'],
    [13, '/portfolio/money'],
  ])('of type %i leads to %s', async (typeId, address) => {
    const { router, row } = await openPanel([notification(typeId)]);
    await userEvent.click(row('.*'));
    await isClosed();
    await waitFor(() => expect(router.state.location.href).toBe(address));
  });

  it('A click on one whose post came without its author leads to the post and closes the panel', async () => {
    const withoutAuthor = notification(4, { userPost: { id: 55, authUser: { id: 1 } } });
    Reflect.deleteProperty(withoutAuthor.userPost ?? {}, 'authUser');
    const { router, row } = await openPanel([withoutAuthor]);
    await userEvent.click(row('.*'));
    await isClosed();
    await waitFor(() => expect(router.state.location.href).toBe('/hannah.okafor/post/55'));
  });

  it.each([
    [3, '/hannah.okafor/post/55#comment-31'],
    [4, '/7/post/55#comment-32'],
    [9, '/hannah.okafor/post/55#comment-31'],
    [10, '/hannah.okafor/post/55#comment-32'],
  ])('of type %i leads to the very comment or reply', async (typeId, address) => {
    const isOfReply = typeId === 4 || typeId === 10;
    const { router, row } = await openPanel([
      notification(typeId, { commentId: 31, replyId: isOfReply ? 32 : null }),
    ]);
    await userEvent.click(row('.*'));
    await isClosed();
    await waitFor(() => expect(router.state.location.href).toBe(address));
  });

  it('on one of a message opens the conversation and leaves it unread', async () => {
    const { router, row } = await openPanel([notification(6)]);
    await userEvent.click(row('New message'));
    await isClosed();
    await waitFor(() => expect(router.state.location.href).toBe('/conversations?chat=12&view=chat'));
    expect(writes()).toEqual([]);
  });

  it('on a mention marks it read, closes the panel and leads nowhere', async () => {
    const { router, row } = await openPanel([notification(7)]);
    calls = [];
    await userEvent.click(row('.*'));
    await isClosed();
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(router.state.location.href).toBe('/pipeline');
  });

  it('of outstanding transactions opens the configured portfolio page in a tab that knows nothing of this one', async () => {
    vi.spyOn(runtimeConfig, 'portfolioUrl', 'get').mockReturnValue('https://portfolio.example/app');
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { router, row } = await openPanel([notification(13, { id: 31 })]);
    await userEvent.click(row('Outstanding transactions to confirm.*'));
    await isClosed();
    expect(open.mock.calls).toEqual([
      ['https://portfolio.example/app?section=propertyManagement', '_blank', 'noopener'],
    ]);
    await waitFor(() => expect(writes()).toEqual(['PUT 31 {"read":true}']));
    expect(router.state.location.href).toBe('/pipeline');
  });

  it('of outstanding transactions opens them here where no portfolio page is configured', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { router, row } = await openPanel([notification(13)]);
    await userEvent.click(row('Outstanding transactions to confirm.*'));
    await waitFor(() => expect(router.state.location.href).toBe('/portfolio/money'));
    expect(open).not.toHaveBeenCalled();
  });

  it.each([7, 8])('of type %i goes nowhere', async (typeId) => {
    const { router, row } = await openPanel([notification(typeId)]);
    await userEvent.click(row('.*'));
    await isClosed();
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(router.state.location.href).toBe('/pipeline');
  });

  it('that was read before marks nothing', async () => {
    const { row, router } = await openPanel([notification(2, { read: true })]);
    await userEvent.click(row('You are now connected'));
    await waitFor(() => expect(router.state.location.href).toBe('/callum.reyes'));
    expect(writes()).toEqual([]);
  });
});

describe('the list', () => {
  it('shows only what was sent in the app, unread ones with a red dot', async () => {
    const { area } = await openPanel([
      notification(2, { id: 1 }),
      notification(9, { id: 2, read: true }),
      notification(10, { id: 3, wasInAppSent: false }),
    ]);
    const items = within(area).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items.map((item) => item.querySelectorAll('.bg-red-mark').length)).toEqual([1, 0]);
    expect(within(area).queryByText(/Liked your reply/)).toBeNull();
  });

  it("says 'No notifications to display.' when there are none", async () => {
    const { area } = await openPanel([]);
    expect(within(area).getByText('No notifications to display.')).toBeVisible();
  });

  it('is read again when the server says newNotification', async () => {
    const { area } = await openPanel([notification(2, { id: 1 })]);
    rows = [notification(9, { id: 2 }), ...rows];
    mockServer.sendNotification(9, 'hannah.okafor');
    expect(await within(area).findByText(/Liked your comment/, {}, patient)).toBeVisible();
  });
});

describe("'Mark all as read'", () => {
  it('marks all with an empty body, and reads the list again', async () => {
    const { area } = await openPanel([notification(2, { id: 1 }), notification(9, { id: 2 })]);
    calls = [];
    await userEvent.click(within(area).getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(calls).toEqual(['PUT mark-all {}', 'GET']));
    await waitFor(() => expect(within(area).queryByRole('button', { name: /^Unread:/ })).toBeNull());
  });

  it('does nothing when nothing is unread', async () => {
    const { area } = await openPanel([notification(2, { read: true })]);
    calls = [];
    await userEvent.click(within(area).getByRole('button', { name: 'Mark all as read' }));
    await userEvent.click(within(area).getByRole('button', { name: 'Close' }));
    await isClosed();
    expect(calls).toEqual([]);
  });

  it('that fails is only logged', async () => {
    const log = vi.spyOn(console, 'debug').mockReturnValue(undefined);
    const { area } = await openPanel([notification(2)]);
    mockServer.use(http.put('*/api/notifications/mark-all', () => new HttpResponse(null, { status: 500 })));
    await userEvent.click(within(area).getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(log).toHaveBeenCalledWith('Couldn’t mark notifications as read'));
    expect(await within(area).findByRole('button', { name: /^Unread:/ })).toBeVisible();
    // a toast is said at once, and shown as soon as its code is there
    expect(document.querySelectorAll('.sr-only[aria-live] p')).toHaveLength(0);
    expect(screen.queryByRole('list', { name: 'Status messages' })).toBeNull();
  });
});

it("one that cannot be marked read says 'Error updating notification!'", async () => {
  const { row } = await openPanel([notification(7)]);
  mockServer.use(http.put('*/api/notifications/:id', () => new HttpResponse(null, { status: 500 })));
  await userEvent.click(row('Mentioned you in a Post'));
  expect(
    await screen.findByText(
      'Error updating notification!',
      { selector: '.sr-only[aria-live] p', ignore: false },
      patient,
    ),
  ).toBeVisible();
});

it('the panel has a title, a close button and a foot, and shows requests under another title', async () => {
  const { area } = await openPanel([notification(2)]);
  expect(within(area).getByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect(within(area).getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  expect(within(area).getByRole('button', { name: 'View All' })).toBeVisible();
  await userEvent.click(within(area).getByRole('button', { name: /^Requests/ }));
  const requests = await screen.findByRole('dialog', { name: 'Connection Requests' });
  await userEvent.click(within(requests).getByRole('button', { name: 'Close' }));
  await isClosed();
});

it("'View All' closes the panel, clears the unread-only filter and goes to /notifications", async () => {
  const { area, router } = await openPanel([notification(2), notification(9, { read: true })]);
  await userEvent.click(within(area).getByRole('button', { name: 'Unread only' }));
  await userEvent.click(within(area).getByRole('button', { name: 'View All' }));
  await isClosed();
  await waitFor(() => expect(router.state.location.href).toBe('/notifications'));
  expect(usePanel.getState().isUnreadOnly).toBe(false);
});

it('the bell counts what is unread and shown in the app, and a click toggles the panel and takes the badge away', async () => {
  rows = [
    ...Array.from({ length: 20 }, (_, at) => notification(5, { id: at + 1 })),
    notification(5, { id: 99, wasInAppSent: false }),
  ];
  openApp('/pipeline');
  const button = await screen.findByRole('button', { name: 'Notifications, 20+ unread' }, patient);
  expect(button).toHaveTextContent('20+');
  await userEvent.click(button);
  await panel();
  expect(button).toHaveTextContent('');
  await userEvent.click(button);
  await isClosed();
  expect(writes()).toEqual([]);
});
