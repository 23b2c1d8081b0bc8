// The service worker of the production build: what it keeps, and how a newer version comes.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { openFeedAs } from '../support/member';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/401 .*\/api\//, /ERR_INTERNET_DISCONNECTED/, /Missing code/, /status of (404|502)/);
});

/** Resolves when the worker answers for this page. */
const isControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });

const versionOf = (page: Page) => page.locator('meta[name="built"]').getAttribute('content');

test('The shell opens without a network and says so, and no answer of the server is kept', async ({
  page,
  context,
}) => {
  await openFeedAs(page, 'hannah.okafor');
  await isControlled(page);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((each) => !/^\/(index\.html$|assets\/)/.test(each))).toEqual([]);
  const scripts = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
  );
  expect(scripts.map((url) => new URL(url ?? '').pathname)).toEqual(['/sw.js']);

  await context.setOffline(true);
  await page.goto('/property-evaluations');
  await expect(page.getByText('You’re offline. We couldn’t reach the server.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Evaluations' })).toBeVisible();
});

const worker = readFileSync(path.join(root, 'dist/sw.js'), 'utf8');
const isShell = (file: string) => worker.includes(path.basename(file));

/** A copy of the build's shell that says which one it is; what else a build has is left out, as a newer one may leave it out. */
function buildCalled(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tiebeam-build-'));
  const isWanted = (file: string) => !file.includes('/assets/') || isShell(file);
  cpSync(path.join(root, 'dist'), folder, { recursive: true, filter: isWanted });
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('</head>', `<meta name="built" content="${name}" /></head>`));
  return folder;
}

/** Opens the first of two builds, and puts the second in its place at the same address. */
async function deployOver(page: Page, first: string, second: string) {
  const before = await serveDist({ folder: first });
  await page.goto(`${before.url}/account/login`);
  await isControlled(page);
  expect(await versionOf(page)).toBe('one');
  await before.close();
  return serveDist({ folder: second, port: Number(new URL(before.url).port) });
}

test('A newer version asks before it reloads the page', async ({ page }) => {
  const folders = [buildCalled('one'), buildCalled('two')] as const;
  const host = await deployOver(page, ...folders);
  await page.evaluate(() => {
    document.title = 'Still here';
    return navigator.serviceWorker.getRegistration().then((found) => found?.update());
  });
  const toast = page.getByText('A new version is ready').last();
  await expect(toast).toBeVisible();
  expect(await page.title()).toBe('Still here');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => versionOf(page).catch(() => null)).toBe('two');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await host.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('A page whose code a newer version took away reloads into that version', async ({ page }) => {
  const folders = [buildCalled('one'), buildCalled('two')] as const;
  const host = await deployOver(page, ...folders);
  await page.evaluate(() => {
    history.pushState({}, '', '/blog');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => versionOf(page).catch(() => null), { timeout: 30_000 }).toBe('two');
  await host.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
