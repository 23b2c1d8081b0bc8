import type { Locator, Page } from '@playwright/test';
import { openDeal, signIn } from '../support/evaluations';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));
test.beforeEach(() => test.slow());

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
}

/** Opens an address as a member who has no part in the deal. */
async function openAsStranger(page: Page, address: string): Promise<void> {
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in as Admin' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto(address);
}

/** The tab of the sharing dialog where links are made. */
async function openLinks(page: Page): Promise<Locator> {
  await openDeal(page);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('tab', { name: 'Link' }).click();
  return page.getByRole('dialog');
}

test('a link shows a stranger what was chosen, and nothing once it is taken back', async ({
  page,
  expectedErrors,
  expectAccessible,
}) => {
  // The browser itself writes down the answer to a link that is no more.
  expectedErrors.push(/404 .*\/evaluations\/links/);
  await signIn(page);
  const panel = await openLinks(page);
  await panel.getByRole('button', { name: 'Create link' }).click();
  // The clipboard of a browser under test may be closed to pages: what would be copied is read here.
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await panel.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /property-evaluations\/shared\//);
  const link = (await page.locator('html').getAttribute('data-copied')) ?? '';
  await expectAccessible('[role="dialog"]');
  await page.keyboard.press('Escape');

  await openAsStranger(page, link);
  await expect(page.getByRole('heading', { name: /in LS11$/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Ashfield');
  await expectAccessible('main');

  await signOut(page);
  await signIn(page);
  const again = await openLinks(page);
  await expect(again.getByText(/^Opened by Tom Whitfield/)).toBeVisible();
  await again.getByRole('button', { name: /^Revoke/ }).click();
  await expect(again.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openAsStranger(page, link);
  await expect(page.getByRole('heading', { name: 'No longer shared' })).toBeVisible();
});
