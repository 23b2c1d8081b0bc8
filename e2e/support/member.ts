import { expect, type Page } from '@playwright/test';

export const password = 'tiebeam-demo';

/** Fills in the sign-in form that the page shows. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email or username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the feed as that member, in the browser of that page. */
export async function openFeedAs(page: Page, username: string): Promise<void> {
  await page.goto('/account/login');
  await signInByForm(page, username);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

/** Where a post is written. */
export const composerOf = (page: Page) => page.getByRole('form', { name: 'New post' }).getByRole('textbox');

/** Another window takes the focus and gives it back: a browser under test has every window in front. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });
