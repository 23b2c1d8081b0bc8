import { expect, test } from './support/test';

test.beforeEach(async ({ page, expectedErrors }) => {
  // A stranger's session check is answered with 401, and the browser itself writes that down.
  expectedErrors.push(/401 .*\/auth\/session/);
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the panel opens what happened, marks it read, and closes', async ({ page, expectAccessible }) => {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 6 unread');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectAccessible('[role=dialog]');

  const comment = panel.getByRole('button', { name: /^Unread: .*Commented on your Post$/ }).first();
  await comment.click();
  await expect(page).toHaveURL(/\/hannah\.okafor\/post\/\d+$/);
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications, 5 unread');
});

test('a message is not marked read by a click, a mention leads nowhere by itself', async ({ page }) => {
  // What is told before the socket is there is told to nobody.
  await expect.poll(() => page.evaluate(() => window.mockServer?.isOnline('hannah.okafor'))).toBe(true);
  await page.evaluate(async () => {
    await window.mockServer?.sendNotification(6);
    await window.mockServer?.sendNotification(7);
  });
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 8 unread');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel
    .getByRole('button', { name: /^Unread: .*Mentioned you in a Post$/ })
    .first()
    .click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(bell).toHaveAccessibleName('Notifications, 7 unread');
  await bell.click();
  await panel
    .getByRole('button', { name: /^Unread: .*New message$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/conversations\?chat=\d+&view=chat$/);
  await expect(bell).toHaveAccessibleName('Notifications, 7 unread');
});

test('a request is accepted in the panel', async ({ page }) => {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: /^Requests/ }).click();
  await expect(panel).toHaveAccessibleName('Connection Requests');
  const requests = panel.getByRole('article');
  await expect(requests.first()).toBeVisible();
  const waiting = await requests.count();
  await requests
    .first()
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(page.getByText('You are now connected').first()).toBeVisible();
  await expect(requests).toHaveCount(waiting - 1);
});

test('requests have an address of their own', async ({ page }) => {
  await page.goto('/notifications?requests=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Requests' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Received requests' })).toBeVisible();
  await page.getByRole('button', { name: 'Sent' }).click();
  await expect(page).toHaveURL(/requests=true&sent=true/);
});
