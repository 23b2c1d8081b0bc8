import { memberJourney } from '../support/member-journey';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test(
  'a visitor signs in, posts, reacts, comments, searches, hears of a notification and signs out',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Know the deal before you buy' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();

    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in as Member' }).click();

    // The neighbours would answer the post after a while, and on a slow machine before the journey has gone on.
    await page.evaluate(() => window.mockServer?.setAlive(false));
    await memberJourney(page, () => page.evaluate(() => window.mockServer?.sendNotification(5)));
    // what was before is a stranger's page again
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Know the deal before you buy' })).toBeVisible();
  },
);
