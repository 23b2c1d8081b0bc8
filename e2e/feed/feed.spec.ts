import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

const form = (page: Page) => page.getByRole('form', { name: 'New post' });
/** The words of the post; its pictures and answers are fields of their own. */
const composerOf = (page: Page) => form(page).getByRole('textbox', { name: /^Share a deal/ });
const posts = (page: Page) => page.getByRole('main').getByRole('article');

/** A picture drawn by the page itself, as a file to choose. */
async function drawn(page: Page, name: string) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = 'teal';
      pen.fillRect(0, 0, 640, 480);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

async function addPicture(page: Page, name: string): Promise<void> {
  await composerOf(page).click();
  await expect(form(page).getByRole('button', { name: 'Photo' })).toBeVisible();
  await form(page)
    .getByLabel('Add photos')
    .setInputFiles(await drawn(page, name));
  await expect(form(page).getByRole('progressbar')).toHaveCount(0);
}

test('a draft keeps its words, picture and poll through a reload, and is posted with them', async ({
  page,
}) => {
  await page.goto(asMember('/'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await composerOf(page).fill('The kitchen is in');
  await addPicture(page, 'kitchen.jpg');
  await form(page).getByLabel('Description of “kitchen.jpg”').fill('Worktops and a sink');
  await page.reload();
  await expect(composerOf(page)).toHaveValue('The kitchen is in');
  await expect(form(page).getByLabel('Description of “kitchen.jpg”')).toHaveValue('Worktops and a sink');
  await expect(form(page).getByRole('progressbar')).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Post', exact: true }).click();
  const post = posts(page).filter({ hasText: 'The kitchen is in' });
  await expect(post.getByRole('button', { name: 'Open photo 1 of 1: Worktops and a sink' })).toBeVisible();
  await expect(composerOf(page)).toHaveValue('');
  await page.reload();
  await expect(posts(page).filter({ hasText: 'The kitchen is in' })).toHaveCount(1);
  await expect(composerOf(page)).toHaveValue('');
});

test('whoever comes back from a post is where they were, with what was loaded', async ({ page }) => {
  await page.goto(asMember('/'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // What is loaded is drawn as its end comes near, and more is loaded below it.
  await expect(async () => {
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded({ timeout: 500 });
    expect(await posts(page).count()).toBeGreaterThan(23);
  }).toPass();
  const post = posts(page).nth(22);
  await post.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 137);
  // The wheel's way ends when two looks see the same place.
  const top = () => post.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(async () => (await top()) - (await top())).toBe(0);
  const link = post.getByRole('link').filter({ has: page.locator('time') });
  // Where the link lies below the bar, coming to it scrolls: that is done before the place is noted.
  await link.click({ trial: true });
  const before = await top();
  const count = await posts(page).count();
  await link.click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await page.goBack();
  await expect.poll(() => posts(page).count()).toBe(count);
  // The browser keeps a position in whole pixels; a post may begin between two.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
