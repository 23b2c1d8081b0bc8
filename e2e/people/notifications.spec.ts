import type { Page } from '@playwright/test';
import { asMember, follow } from '../support/demo';
import { expect, test } from '../support/test';

async function openFeed(page: Page) {
  await page.goto(asMember('/'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

test('the panel opens what happened, marks it read, and closes', { tag: '@phone' }, async ({ page }) => {
  await openFeed(page);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 6 unread');
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();

  const comment = panel.getByRole('button', { name: /^Unread: .*Commented on your Post$/ }).first();
  await comment.click();
  await expect(page).toHaveURL(/\/hannah\.okafor\/post\/\d+#comment-\d+$/);
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications, 5 unread');
});

test('a notification is removed and had back by the keyboard alone, and its type stays off after a reload', async ({
  page,
}) => {
  await page.goto(asMember('/notifications?tab=mentions'));
  const rows = page.getByRole('main').locator('[data-notification]');
  await expect(rows.first()).toBeVisible();
  const keys = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-notification')));
  const row = (place: number) => page.locator(`[data-notification="${keys[place]}"]`);
  const remove = async (place: number) => {
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: row(place) });
    await line.getByRole('button', { name: /^Actions for/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(place)).toHaveCount(0);
  };
  const undo = page.getByRole('button', { name: 'Undo' });

  await remove(0);
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(0)).toBeFocused();
  await expect(undo).toHaveCount(0);

  await remove(keys.length - 1);
  await expect(row(keys.length - 2)).toBeFocused();
  // the first toast, whose code came with it, may be leaving still
  await expect(undo).toHaveCount(1);
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(row(keys.length - 1)).toBeFocused();
  await expect(rows).toHaveCount(keys.length);

  const first = page.getByRole('main').getByRole('listitem').first();
  const choose = async (name: string) => {
    await first.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Turn off notifications like this');
  // The server has it when this is said.
  await expect(page.getByText('“Mentioned you in a Post” turned off').last()).toBeVisible();
  await page.reload();
  await expect(first.getByText('Turned off')).toBeVisible();
  await choose('Turn on notifications like this');
  await expect(first.getByText('Turned off')).toBeHidden();
});

test('back from a post finds the list where it was, and requests have an address of their own', async ({
  page,
}) => {
  await page.goto(asMember('/notifications'));
  const main = page.getByRole('main');
  const rows = main.locator('[data-notification]');
  await expect(rows.first()).toBeVisible();
  const key = await main
    .getByRole('button', { name: /^(?!Actions for).*(ommented on your |eacted to your )/ })
    .last()
    .getAttribute('data-notification');
  // By its key: more rows come as the end comes near, and another one is the last then.
  const far = main.locator(`[data-notification="${key}"]`);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await far.click();
  await expect(page).toHaveURL(/\/post\/\d+(#comment-\d+)?$/);
  await page.goBack();
  await expect(rows.first()).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);

  await follow(page, '/notifications?requests=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Requests' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Received requests' })).toBeVisible();
  await page.getByRole('button', { name: 'Sent' }).click();
  await expect(page).toHaveURL(/requests=true&sent=true/);
});

test('of a long list only what is near the view is there, on the page and in the panel', async ({ page }) => {
  await page.goto('/notifications?scenario=large&latency=0');
  const rows = page.getByRole('main').locator('[data-notification]');
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const size = await page
      .locator('main li[aria-setsize]')
      .first()
      .getAttribute('aria-setsize', { timeout: 500 });
    expect(Number(size)).toBeGreaterThan(150);
  }).toPass();
  expect(await rows.count()).toBeLessThan(60);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const inPanel = page.getByRole('dialog', { name: 'Notifications' }).locator('[data-notification]');
  await expect(inPanel.first()).toBeVisible();
  expect(await inPanel.count()).toBeLessThan(30);
});
