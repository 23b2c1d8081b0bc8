// How Ava comes: over the whole page after a reload, and not at all while there is no network.
import { expect, test } from '../support/test';

test('Ava over the whole page outlives a reload, and nothing of the page below is seen before her', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'Ava' });
  await page.goto('/knowledge-base?ava=page&scenario=member&latency=0');
  await expect(panel).toBeVisible();
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[role=dialog]')) return;
      if (document.querySelector('main h1')) document.documentElement.dataset['seenBelow'] = 'yes';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAttribute('data-mode', 'page');
  await expect(page.locator('html')).not.toHaveAttribute('data-seen-below');
});

test('without a network Ava says that she could not be loaded, and comes when it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  // somebody who saves data is given nothing ahead of a click
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/pipeline?scenario=member&latency=0');
  const button = page.getByRole('button', { name: 'Ask Ava' });
  // the demo makes its world first, with nothing fetched ahead
  await expect(button).toBeVisible({ timeout: 30_000 });
  // what comes by itself has come
  const quietMs = () =>
    page.evaluate(() => {
      const ends = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration);
      return performance.now() - Math.max(...ends);
    });
  await expect.poll(quietMs).toBeGreaterThan(1000);
  await context.setOffline(true);
  await button.click();
  // announced at least: a toast's own code may not be there
  const said = page.getByText('Couldn’t load Ava. Check your connection and try again.').first();
  await expect(said).toBeAttached();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Ava' })).toBeVisible();
});
