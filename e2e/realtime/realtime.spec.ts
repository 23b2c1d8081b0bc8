// Live updates in a real browser, against the server in the page and against a real socket.io server.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/host';

test.beforeEach(({ expectedErrors }) => {
  // The browser itself writes down a stranger's session check and every connection that could not be made.
  expectedErrors.push(/401 .*\/auth\/session/, /\/socket\//, /ERR_INTERNET_DISCONNECTED/);
});

const pill = (page: Page) => page.getByRole('status', { name: 'Connection status' });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

for (const reason of ['server', 'transport'] as const) {
  test(`comes back after the ${reason} ended the connection, says who is online and fetches what was missed`, async ({
    page,
    server,
  }) => {
    await signIn(page);
    await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread');
    await server('dropSocket', reason);
    await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(false);
    await server('sendNotification', 5, 'hannah.okafor');
    await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread');
    await server('sendNotification', 5, 'hannah.okafor');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 8 unread');
    await expect(pill(page)).toHaveText('');
  });
}

test('notices a connection that died in silence', async ({ page, server }) => {
  await page.clock.install();
  await signIn(page);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
  await server('dropSocket', 'ping');
  await server('sendNotification', 5, 'hannah.okafor');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread');
  // The server's ping is due after 25 s and may take 20 s more.
  await page.clock.fastForward(46_000);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(false);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
});

test('says so when every attempt has failed, and a person’s own attempt leads back', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signIn(page);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
  await server('setSocketOffline', true);
  const seen = new Set<string | null>();
  const attemptByAttempt = async () => {
    await page.clock.fastForward(11_000);
    const said = await pill(page).textContent();
    seen.add(said);
    return said;
  };
  await expect
    .poll(attemptByAttempt, { intervals: [150], timeout: 30_000 })
    .toBe('Can’t reach live updates – ');
  expect([...seen]).toContain('Reconnecting…');
  await server('sendNotification', 5, 'hannah.okafor');
  await server('setSocketOffline', false);
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect(pill(page)).toHaveText('Back online');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread');
  await expect(pill(page)).toHaveText('');
});

test('says within a second that the network is gone, and comes back with it', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  // A part that comes late may be asked for just then; it is asked for again when the network is back.
  expectedErrors.push(/ERR_(FAILED|INTERNET_DISCONNECTED) .*\/assets\//);
  await signIn(page);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
  await page.mouse.move(1, 1);
  await expect(pill(page)).toBeAttached();
  await context.setOffline(true);
  await expect(pill(page)).toHaveText('You’re offline – changes will wait', { timeout: 1000 });
  await context.setOffline(false);
  await expect(pill(page)).toHaveText('Back online');
  expect(await server('isOnline', 'hannah.okafor')).toBe(true);
});

test('is over when the member signs out', async ({ page, server }) => {
  await signIn(page);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(true);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
  await expect.poll(() => server('isOnline', 'hannah.okafor')).toBe(false);
});
