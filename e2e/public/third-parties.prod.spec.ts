import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { expect, test } from '../support/test';

const publicPages = ['/', '/about', '/blog', '/contact', '/privacy', '/terms'];

const configuration = {
  reviewsScriptUrl: 'https://reviews.example/widget.js',
  analyticsScriptUrl: 'https://stats.example/count.js',
  tagManagerScriptUrl: 'https://tags.example/tags.js',
  googleClientId: 'tiebeam',
  facebookAppId: 'tiebeam',
  appleClientId: 'tiebeam',
};

/** Every request of the page to another origin from now on; each is answered here, by an empty script. */
async function countForeign(page: Page, own: string): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== own,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return foreign;
}

let site: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => {
  site = await serveDist({ folder: path.join(root, 'dist'), configuration });
});
test.afterAll(() => site.close());

test('no page asks another site for anything before a visitor agrees, nor after a refusal', async ({
  page,
}) => {
  const foreign = await countForeign(page, site.url);
  for (const path of [...publicPages, '/account/login', '/account/register']) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.mouse.move(40, 40);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${site.url}/terms`);
  await page.mouse.move(50, 50);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(60, 60);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Reject all' })).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('after a yes each is asked once, and the page’s policy lets it in', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const foreign = await countForeign(page, site.url);
  await page.goto(`${site.url}/terms`);
  await page.mouse.move(50, 50);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect
    .poll(() => foreign.toSorted())
    .toEqual([
      configuration.reviewsScriptUrl,
      configuration.analyticsScriptUrl,
      configuration.tagManagerScriptUrl,
    ]);
  expect(refused).toEqual([]);
});

test('signed out, no public page asks who is there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of publicPages) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((path) => path.includes('/auth/'))).toEqual([]);
});
