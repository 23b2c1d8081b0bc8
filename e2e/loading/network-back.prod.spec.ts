// A page whose code was never fetched is opened without a network: it comes by itself once the network is back.
import type { Page } from '@playwright/test';
import { openFeedAs } from '../support/member';
import { expect, test } from '../support/test';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /401 .*\/api\/auth\/session/,
    /ERR_INTERNET_DISCONNECTED/,
    /Missing code/,
    /status of 404/,
  );
});

/** A public page, and members' pages of each part of the site whose code comes by itself. */
const pages = [
  '/about',
  '/notifications',
  '/conversations',
  '/property-evaluations/new',
  '/knowledge-base',
  '/networking/explore',
  '/settings/evaluation',
  '/callum.reyes',
  '/hannah.okafor/post/1',
];

/** Goes there as a link does, without a reload. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('A page that could not load without a network comes by itself when that is back', async ({
  page,
  context,
}) => {
  // Whoever saves data has nothing fetched ahead: the code of every page is late.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openFeedAs(page, 'hannah.okafor');
  const failed: string[] = [];
  const late: string[] = [];
  for (const path of pages) {
    await page.goto('/account/confirm-email?token=');
    await expect(page.locator('h1').first()).toBeVisible();
    const loads: string[] = [];
    const count = () => loads.push(path);
    page.on('load', count);
    await context.setOffline(true);
    await follow(page, path);
    const offline = page.getByRole('heading', { level: 1, name: 'You’re offline' });
    const isLate = await offline.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (isLate) late.push(path);
    await context.setOffline(false);
    const isBack = await expect(offline)
      .toHaveCount(0, { timeout: 15_000 })
      .then(() => expect(page.locator('main h1').first()).toBeVisible({ timeout: 15_000 }))
      .then(
        () => !loads.includes(path),
        () => false,
      );
    page.off('load', count);
    if (!isBack) failed.push(path);
  }
  expect(late).toEqual(pages);
  expect(failed).toEqual([]);
});
