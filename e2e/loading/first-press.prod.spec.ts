// With the feed come only its own routes; whoever presses a link before the others are here waits for nothing but them.
import type { Page } from '@playwright/test';
import { readChunks } from '../../scripts/build.mjs';
import { expect, test } from '../support/test';

/** The file with the routes of all other pages, held until `send`. */
async function holdRoutes(page: Page) {
  const chunk = readChunks('dist').find(({ modules }) =>
    modules.some((each) => each.endsWith('/route-tree.gen.ts')),
  );
  const address = `**/${chunk?.file}`;
  let send: () => void = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(address, async (route) => {
    await sent;
    await route.continue();
  });
  return { address, send: () => send() };
}

test('A link pressed before the other pages’ routes are here leads there, and Back to the feed', async ({
  page,
}) => {
  const routes = await holdRoutes(page);
  const answer = await page.request.post('/api/auth/login', {
    data: { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true },
  });
  expect(answer.ok()).toBe(true);
  await page.addInitScript(() => localStorage.setItem('session-hint', '1'));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const asked = page.waitForRequest(routes.address);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Evaluations' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: 'Evaluations' })).toHaveCount(0);
  routes.send();
  await expect(page.getByRole('heading', { level: 1, name: 'Evaluations' })).toBeVisible();
  await expect(page).toHaveURL('/property-evaluations');

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('feed').first()).toBeVisible();
});
