// A production server may know the specification alone: every page lives, nothing is asked for twice.
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startMockServer } from '../../scripts/servers/mock-server.mjs';
import { root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { expect, test as base } from '../support/test';

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

interface Traffic {
  /** What was read twice although nothing was written in between. */
  repeated: string[];
  /** What was answered with 404. */
  lacking: string[];
}

/** What the page asks the server for, from now on. */
function watchCalls(page: Page): Traffic {
  const traffic: Traffic = { repeated: [], lacking: [] };
  const read = new Set<string>();
  const nameOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  const isCall = (url: string) => nameOf(url).startsWith('/api/');
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    // What is written may be read again: when others are told of it, and once it is answered.
    if (request.method() !== 'GET') return read.clear();
    const name = nameOf(request.url());
    if (read.has(name)) traffic.repeated.push(name);
    read.add(name);
  });
  page.on('response', (response) => {
    if (!isCall(response.url())) return;
    if (response.request().method() !== 'GET') read.clear();
    if (response.status() === 404) traffic.lacking.push(nameOf(response.url()));
  });
  return traffic;
}

async function openSignedIn(page: Page, address: string) {
  const data = { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true };
  const answer = await page.request.post('/api/auth/login', { data });
  expect(answer.ok()).toBe(true);
  await page.addInitScript(() => localStorage.setItem('session-hint', '1'));
  await page.goto(address);
  await expectAlive(page);
}

/** The frame stands, and the page inside it says what it is. */
async function expectAlive(page: Page) {
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('heading', { name: 'This page hit a problem' })).toHaveCount(0);
}

const once = ['/', '/notifications', '/hannah.okafor', '/networking/connections', '/conversations?chat=1'];
for (const address of once) {
  test(`${address} opens with a server of the specification alone, and asks for nothing twice`, async ({
    page,
  }) => {
    const { repeated } = watchCalls(page);
    await openSignedIn(page, address);
    expect(repeated).toEqual([]);
  });
}

test('every page lives with a server of the specification alone, and what it lacks is asked for once', async ({
  page,
}) => {
  const { lacking } = watchCalls(page);
  await openSignedIn(page, '/');
  for (const address of pages) {
    await test.step(address, async () => {
      // The router hears of it as of a link that is followed.
      await page.evaluate((to) => history.pushState({}, '', to), address);
      await expect(page).toHaveURL(address);
      await expectAlive(page);
    });
  }
  // Of whom or of what makes no difference: `/profiles/{id}` is asked for once.
  const operations = lacking.map((name) => name.replace(/(profiles|blogs)\/.*/, '$1').replace(uuid, ''));
  expect(operations.length).toBeGreaterThan(3);
  expect(operations.filter((each, index) => operations.indexOf(each) !== index)).toEqual([]);
});

test('the bell opens its panel, and a member is found by their name', async ({ page }) => {
  await openSignedIn(page, '/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.goto('/callum.reyes');
  await expect(page.getByRole('heading', { level: 1, name: 'Callum Reyes' })).toBeVisible();
});
