import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/pipeline?scenario=member&latency=0');
  await page.getByRole('button', { name: 'Ask Ava' }).click();
  await expect(page.getByRole('dialog', { name: 'Ava' })).toBeVisible();
});

test('Ava’s panel has the specified size at bottom right, and gives the focus back', async ({
  page,
  expectAccessible,
}) => {
  const panel = page.getByRole('dialog', { name: 'Ava' });
  await expect(panel.getByText('Hi Ava', { exact: true })).toBeAttached();
  const field = panel.getByRole('textbox', { name: 'Message to Ava' });
  await expect(field).toBeFocused();
  const { screenWidth, screenHeight } = await page.evaluate(() => ({
    screenWidth: document.documentElement.clientWidth,
    screenHeight: innerHeight,
  }));
  const most = screenWidth < 768 ? 500 : 600;
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box && { width: box.width, height: box.height };
    })
    .toEqual({ width: Math.min(550, screenWidth - 16), height: Math.min(most, screenHeight - 148) });
  await expectAccessible('[role=dialog]');
  await panel.getByRole('button', { name: 'Close Ava' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask Ava' })).toBeFocused();
});

test('a question is answered with formulas, prices stay prices', async ({ page }) => {
  const panel = page.getByRole('dialog', { name: 'Ava' });
  await panel.getByRole('textbox', { name: 'Message to Ava' }).fill('Yield on £180,000 at £1,150 pcm?');
  await page.keyboard.press('Enter');
  const log = panel.getByRole('log');
  await expect(log.getByText('7.67%', { exact: true })).toBeVisible();
  await expect(log.locator('.katex').last()).toBeVisible();
  await expect(log.getByText('£1,150 and costs $5 or $6')).toBeAttached();
});

test('a figure of an answer leads to its tile, and says when the deal has changed since', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'Ava' });
  const figure = panel.getByRole('link', { name: /^£253\.90 ?, Cash flow/ }).last();
  await figure.click();
  await expect(page).toHaveURL(/\/property-evaluations\/[0-9a-f-]{36}#figure-cashFlowPcm$/);
  await expect(page.getByRole('button', { name: /^Cash flow/ })).toBeFocused();
  await panel.getByRole('button', { name: 'Close Ava' }).click();
  await page.getByRole('textbox', { name: 'Rate', exact: true }).fill('6.25');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask Ava' }).click();
  await expect(panel.getByText('changed since: now £141.40').last()).toBeVisible();
});
