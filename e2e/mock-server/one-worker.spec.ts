import { expect, test } from '../support/test';

test('With the mock server its worker is the only one, also where a production build stood before', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What a production build's page would have left at this address.
  await page.evaluate(async () => {
    await (await caches.open('workbox-precache-v2-left')).put('/index.html', new Response('Old page'));
    await navigator.serviceWorker.register('/sw.js');
  });
  const workers = () =>
    page
      .evaluate(async () => ({
        kept: await caches.keys(),
        scripts: (await navigator.serviceWorker.getRegistrations()).map(({ active }) =>
          new URL(active?.scriptURL ?? 'about:blank').pathname.slice(1),
        ),
      }))
      .catch(() => null);
  await expect.poll(workers).toEqual({ kept: [], scripts: ['mockServiceWorker.js'] });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
