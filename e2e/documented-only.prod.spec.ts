// A production server may know the specification alone: every page lives, nothing is asked for twice.
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startMockServer } from '../scripts/mock-server.mjs';
import { root } from '../scripts/run.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';
import { expect, test as base } from './support/test';

const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern
    async ({}, use) => {
      const server = await startMockServer({ scenario: 'documented-only' });
      const pages = await serveDist({ folder: path.join(root, 'dist'), server: server.origin });
      await use(pages.url);
      await pages.close();
      server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

// What the server does not have it answers with 404, and the browser itself writes that down.
test.beforeEach(
  ({ expectedErrors }) => void expectedErrors.push(/status of 404 .*\/api\//, /status of 422 .*\/api\//),
);

const uuid = '3f2b8c1e-7d44-4c55-9a10-6f2d3e4b5a60';
const pages = [
  '/',
  '/?tag=btl',
  '/notifications',
  '/notifications?requests=true',
  '/hannah.okafor',
  '/callum.reyes',
  '/hannah.okafor/post/1',
  '/conversations',
  '/conversations?chat=1&view=chat',
  '/property-search',
  '/property-evaluations',
  '/property-evaluations/new',
  `/property-evaluations/${uuid}`,
  '/property-evaluations/compare',
  '/property-evaluations/shared/abc',
  '/pipeline',
  '/portfolio',
  '/knowledge-base',
  '/knowledge-base/glossary',
  '/knowledge-base/new',
  `/knowledge-base/article/${uuid}`,
  '/networking/explore',
  '/networking/explore?businessType=Solicitors',
  '/networking/connections',
  '/settings/account',
  '/settings/evaluation',
  '/settings/notifications',
  '/settings/subscription',
  '/help',
  '/admin',
  '/blog',
  '/blog/first-post',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
];

/** What the page asked the server for, address by address. */
function record(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

for (const address of pages) {
  test(`${address} lives with a server of the specification alone, and asks for nothing twice`, async ({
    page,
  }) => {
    const answer = await page.request.post('/api/auth/login', {
      data: { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true },
    });
    expect(answer.ok()).toBe(true);
    await page.addInitScript(() => localStorage.setItem('session-hint', '1'));
    const calls = record(page);
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Your profile, Hannah Okafor' }).first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'This page hit a problem' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(calls.filter((each, index) => calls.indexOf(each) !== index)).toEqual([]);
  });
}

test('the bell opens its panel', async ({ page }) => {
  await page.request.post('/api/auth/login', {
    data: { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true },
  });
  await page.addInitScript(() => localStorage.setItem('session-hint', '1'));
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});
