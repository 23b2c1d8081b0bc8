import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

async function signIn(page: Page) {
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

test.beforeEach(async ({ page, expectedErrors }) => {
  // A stranger's session check is answered with 401, and the browser itself writes that down.
  expectedErrors.push(/401 .*\/auth\/session/);
  await page.goto(asMember('/'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a page, an action and a person, with the keyboard alone', async ({ page, expectAccessible }) => {
  await openPalette(page);
  await expectAccessible('[role=dialog]');
  await page.keyboard.type('notif');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(palette(page)).toBeHidden();

  await openPalette(page);
  await page.keyboard.type('new post');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
  const post = page.getByRole('textbox', { name: /^Share a deal/ });
  await expect(post).toBeFocused();

  // from within a text too; the arrows go on from pages to what the server found
  await page.keyboard.type('Sold');
  await openPalette(page);
  await page.keyboard.type('priya');
  await expect(
    palette(page)
      .getByRole('option', { name: /Priya Raman/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/priya\.raman$/);
});

test('Escape clears and then closes, and the key closes as it opened', async ({ page }) => {
  const post = page.getByRole('textbox', { name: /^Share a deal/ });
  await post.focus();
  await openPalette(page);
  await page.keyboard.type('chat');
  await page.keyboard.press('Escape');
  await expect(palette(page).getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(post).toBeFocused();
  await openPalette(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeHidden();
});

async function choosePriya(page: Page) {
  await openPalette(page);
  await page.keyboard.type('priya');
  await expect(
    palette(page)
      .getByRole('option', { name: /Priya Raman/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/priya\.raman$/);
}

test('what was chosen is remembered after a reload', async ({ page }) => {
  await choosePriya(page);
  await page.goto('/help');
  // the single keys come with the first interaction
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status', { name: 'Connection status' })).toBeAttached();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox').filter({ visible: true })).toBeFocused();
  const recents = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem');
  await expect(recents).toHaveText([/Priya Raman/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/priya\.raman$/);
});

test('what was chosen is gone after signing out', async ({ page }) => {
  await choosePriya(page);
  await openPalette(page);
  await expect(palette(page).getByRole('option').first()).toHaveText(/Priya Raman/);
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/login$/);
  await signIn(page);
  await openPalette(page);
  await expect(palette(page).getByRole('option').first()).toHaveText('Network');
});

test('the way in without a key', { tag: '@phone' }, async ({ page }, { project }) => {
  const isPhone = project.name.startsWith('390');
  if (isPhone) {
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).tap();
    await page.getByRole('button', { name: 'Pages and actions' }).tap();
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Command palette' }).click();
  }
  await expect(palette(page)).toBeVisible();
  const box = await palette(page).boundingBox();
  // the room of the scroll bar is kept free beside every fixed box
  const room = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
  expect(box?.width).toBe(isPhone ? room : 640);
  await palette(page).getByRole('option', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});
