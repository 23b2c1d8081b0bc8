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
  await expect.poll(() => page.evaluate(() => window.mockServer?.world.hub.hasSocketOf(1))).toBe(true);
  await page.evaluate(() => {
    window.mockServer?.sendNotification(6);
    window.mockServer?.sendNotification(7);
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

test('a removed notification is undone by the keyboard, which then stays in the list', async ({ page }) => {
  await page.goto('/notifications?tab=mentions');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const second = rows.nth(1).getByRole('button', { name: /^(?!More for).*Mentioned you in a Post$/ });
  await rows
    .first()
    .getByRole('button', { name: /^More for/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before - 1);
  await expect(
    rows
      .first()
      .getByRole('button', { name: /Mentioned you in a Post$/ })
      .first(),
  ).toBeFocused();
  await expect(second).not.toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(before);
});

test('a type is turned off from a row, and on again', async ({ page }) => {
  await page.goto('/notifications?tab=mentions');
  const row = page.getByRole('main').getByRole('listitem').first();
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Turn off this type' }).click();
  await expect(row.getByText('Type off')).toBeVisible();
  await page.reload();
  await expect(row.getByText('Type off')).toBeVisible();
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Turn on this type' }).click();
  await expect(row.getByText('Type off')).toBeHidden();
});

test('back from a post finds the list where it was', async ({ page, expectAccessible }) => {
  await page.goto('/notifications');
  const main = page.getByRole('main');
  const rows = main.locator('[data-notification]');
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(main.getByRole('button', { name: 'Load more' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  const last = main
    .getByRole('button', { name: /^(?!More for).*(ommented on your |eacted to your )/ })
    .last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await last.click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await page.goBack();
  await expect(rows.first()).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);
  await expectAccessible('main');
});

test('of thousands of rows only those near the view are in the page', async ({ page }) => {
  await page.evaluate(() => window.mockServer?.reset({ size: 'large' }));
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/notifications?tab=deals');
  const rows = page.getByRole('main').locator('[data-notification]');
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [row] = await page.locator('main li[aria-setsize]').all();
    expect(Number(await row?.getAttribute('aria-setsize'))).toBeGreaterThan(300);
  }).toPass({ timeout: 40_000 });
  expect(await rows.count()).toBeLessThan(60);
});
