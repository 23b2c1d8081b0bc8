// Two people, each in a window of their own, meet: nobody reloads a page.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

const log = (page: Page) => page.getByRole('log').getByRole('article');
const field = (page: Page, to: string) => page.getByRole('textbox', { name: `Message ${to}` });

/** Goes home as somebody who is signed in to this window alone, and is there for the others. */
async function arrive(page: Page, username: string): Promise<void> {
  await page.goto(`/?as=${username}`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await expect.poll(() => page.evaluate((name) => window.mockServer?.isOnline(name), username)).toBe(true);
}

/** Follows a link of the navigation, which phones have behind a button. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const burger = page.getByRole('button', { name: 'Open menu' });
  if (await burger.isVisible()) await burger.click();
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
}

test(
  'two people connect, chat, and react to what the other posts',
  { tag: '@phone' },
  async ({ page: zainab, context }) => {
    test.slow();
    await arrive(zainab, 'zainab.hussain');
    await zainab.evaluate(() => window.mockServer?.setAlive(false));
    const tom = await context.newPage();
    await arrive(tom, 'tom.whitfield');

    // They connect.
    await zainab.goto('/tom.whitfield');
    await zainab.getByRole('button', { name: 'Connect with Tom Whitfield' }).click();
    const request = zainab.getByRole('dialog', { name: 'Connect with Tom Whitfield' });
    await request.getByRole('textbox', { name: 'Note' }).fill('We met at the Leeds evening.');
    await request.getByRole('button', { name: 'Send request' }).click();
    await expect(zainab.getByRole('button', { name: 'Withdraw the request to Tom Whitfield' })).toBeVisible();
    await tom
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await tom.getByRole('button', { name: /^Requests/ }).click();
    const received = tom.getByRole('article').filter({ hasText: 'Zainab Hussain' });
    await expect(received).toContainText('We met at the Leeds evening.');
    await received.getByRole('button', { name: 'Accept Zainab Hussain’s request' }).click();
    await expect(tom.getByText('You are now connected').first()).toBeVisible();
    await expect(received).toHaveCount(0);

    // The button of who asked becomes another one, and leads to their conversation.
    const message = zainab.getByRole('button', { name: 'Message Tom Whitfield' });
    await expect(message).toBeVisible({ timeout: 15_000 });
    await message.click();
    await field(zainab, 'Tom').fill('Thanks for connecting. Which streets do you know in LS12?');
    await field(zainab, 'Tom').press('Enter');
    await choose(tom, /^Chat/);
    await tom
      .getByRole('link', { name: /^Zainab Hussain/ })
      .first()
      .click();
    await expect(log(tom).filter({ hasText: 'Which streets do you know' })).toHaveCount(1);
    await field(tom, 'Zainab').fill('Armley, street by street.');
    await field(tom, 'Zainab').press('Enter');
    const answer = log(zainab).filter({ hasText: 'Armley, street by street.' });
    await expect(answer).toHaveCount(1);
    await answer.hover();
    await answer.getByRole('button', { name: /^Actions/ }).click();
    await zainab.getByRole('menuitem', { name: 'React with 👍' }).click();
    await expect(
      log(tom).filter({ hasText: 'Armley, street by street.' }).getByRole('button', { name: '👍, 1' }),
    ).toBeVisible();

    // One posts, the other reacts: the count is seen where the post was written.
    await choose(zainab, /^Network/);
    const composer = zainab.getByRole('form', { name: 'New post' });
    await composer.getByRole('textbox').fill('My first viewing, with @tom.whitfield on Saturday');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    const written = zainab.getByRole('main').getByRole('article').filter({ hasText: 'My first viewing' });
    await expect(written).toHaveCount(1);
    await choose(tom, /^Network/);
    const seen = tom.getByRole('main').getByRole('article').filter({ hasText: 'My first viewing' });
    const fresh = tom.getByRole('button', { name: '1 new post' });
    await expect(seen.or(fresh)).toBeVisible();
    if (await fresh.isVisible()) await fresh.click();
    await seen.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(written.getByRole('button', { name: /^1\s*reaction/ })).toBeVisible();
    await tom.close();
  },
);
