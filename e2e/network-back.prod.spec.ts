// A page whose code was never fetched is opened without a network: it comes by itself once the network is back.
import type { Page } from '@playwright/test';
import { openFeedAs } from './support/member';
import { expect, test } from './support/test';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /401 .*\/api\/auth\/session/,
    /ERR_INTERNET_DISCONNECTED/,
    /Missing code/,
    /status of 404/,
  );
});

const pages = [
  '/about',
  '/contact',
  '/help',
  '/privacy',
  '/terms',
  '/notifications',
  '/conversations',
  '/pipeline',
  '/portfolio',
  '/property-search',
  '/property-evaluations',
  '/property-evaluations/new',
  '/property-evaluations/compare',
  '/knowledge-base',
  '/knowledge-base/glossary',
  '/blog',
  '/networking/connections',
  '/networking/explore',
  '/settings/account',
  '/settings/evaluation',
  '/settings/notifications',
  '/settings/subscription',
  '/callum.reyes',
  '/hannah.okafor/post/1',
  '/?tag=brrr',
];

/** Goes there as a link does, without a reload. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('every page that could not load without a network comes by itself when that is back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await openFeedAs(page, 'hannah.okafor');
  const failed: string[] = [];
  const late: string[] = [];
  for (const path of pages) {
    await page.goto('/account/confirm-email?token=');
    await expect(page.locator('h1').first()).toBeVisible();
    const loads: string[] = [];
    page.on('load', () => loads.push(path));
    await context.setOffline(true);
    await follow(page, path);
    const offline = page.getByRole('heading', { level: 1, name: "You're offline" });
    const isLate = await offline.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (isLate) late.push(path);
    await context.setOffline(false);
    const isBack = await expect(offline)
      .toHaveCount(0, { timeout: 4000 })
      .then(() => expect(page.locator('main h1').first()).toBeVisible({ timeout: 4000 }))
      .then(
        () => !loads.includes(path),
        () => false,
      );
    if (!isBack) failed.push(path);
  }
  expect(late.length).toBeGreaterThan(10);
  expect(failed).toEqual([]);
});
