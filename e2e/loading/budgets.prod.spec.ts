import { limits } from '../../scripts/budgets.mjs';
import { expect, test } from '../support/test';
import { countTraffic } from '../support/traffic';

test('the signed-in feed stays within its budget until idle, and asks for nothing twice', async ({
  page,
}) => {
  const answer = await page.request.post('/api/auth/login', {
    data: { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true },
  });
  expect(answer.ok()).toBe(true);
  await page.addInitScript(() => localStorage.setItem('session-hint', '1'));
  const traffic = countTraffic(page);
  const socket = page.waitForEvent('websocket');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await socket; // its library is the last script that the page asks for by itself
  await page.waitForLoadState('networkidle');

  const { requests, scriptBytes, chunkDepth } = await traffic();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const figures = `${nodes} nodes, ${(scriptBytes / 1000).toFixed(1)} kB of script, ${requests.length} requests, chunk depth ${chunkDepth}`;
  test.info().annotations.push({ type: 'feed until idle', description: figures });
  expect(scriptBytes, figures).toBeLessThanOrEqual(limits.scriptUntilIdle.most);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(limits.requestsUntilIdle.most);
  expect(chunkDepth).toBeLessThanOrEqual(limits.chunkDepth.most);
  expect(nodes, figures).toBeLessThanOrEqual(limits.nodesUntilIdle.most);
  expect(requests.filter((each, index) => requests.indexOf(each) !== index)).toEqual([]);
});

test('a stranger on the landing page asks the server nothing and gets no chunk of the feed', async ({
  page,
}) => {
  const traffic = countTraffic(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { requests, chunkDepth } = await traffic();
  expect(requests.filter((each) => / \/api\//.test(each))).toEqual([]);
  expect(requests.filter((each) => /\/assets\/(home|socket)-/.test(each))).toEqual([]);
  expect(chunkDepth).toBeLessThanOrEqual(limits.chunkDepth.most);
});

test('the page is served with its policy, and nothing in it is refused', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401 .*\/auth\/session/);
  const answer = await page.goto('/account/login');
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('[id="runtime-config"]').length)).toBe(1);
});
