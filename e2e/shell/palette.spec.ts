import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

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

test('a page, an action and a person, with the keyboard alone', async ({ page }) => {
  await openPalette(page);
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
