import { follow } from '../support/demo';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/pipeline?scenario=member&latency=0');
  await page.getByRole('button', { name: 'Ask Ava' }).click();
  await expect(page.getByRole('dialog', { name: 'Ava' })).toBeVisible();
});

test(
  'a question is answered with formulas, and a figure leads to its tile and says when the deal has changed',
  { tag: '@phone' },
  async ({ page }) => {
    const panel = page.getByRole('dialog', { name: 'Ava' });
    const log = panel.getByRole('log');
    const field = panel.getByRole('textbox', { name: 'Message to Ava' });
    await expect(field).toBeFocused();
    await field.fill('Yield on £180,000 at £1,150 pcm?');
    await page.keyboard.press('Enter');
    await expect(log.getByText('At £1,150 per month on £180,000 the gross yield is 7.67%:')).toBeVisible();
    await expect(log.locator('.katex').last()).toBeVisible();
    await expect(log.getByText('software, often £5 or £6 per month')).toBeAttached();

    await panel
      .getByRole('link', { name: /^£253\.90 ?, Cash flow/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/property-evaluations\/[0-9a-f-]{36}#figure-cashFlowPcm$/);
    await expect(page.getByRole('button', { name: /^Cash flow/ })).toBeFocused();
    const fill = panel.getByRole('button', { name: 'Full page' });
    if (await fill.isVisible()) {
      // over the whole page she covers the figure, and stays: nobody has followed it anew
      await fill.click();
      await expect(page).toHaveURL(/\?ava=page#figure-cashFlowPcm$/);
      await expect(fill).toHaveAttribute('aria-pressed', 'true');
      await fill.click();
      await expect(fill).toHaveAttribute('aria-pressed', 'false');
    }
    await panel.getByRole('button', { name: 'Close Ava' }).click();
    const rate = page.getByRole('textbox', { name: 'Rate', exact: true });
    // folded away on a phone
    if (!(await rate.isVisible())) await page.getByRole('heading', { name: 'Finance' }).click();
    await rate.fill('6.25');
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.getByRole('button', { name: 'Ask Ava' }).click();
    await expect(panel.getByText('changed since: now £141.40').last()).toBeVisible();
  },
);

test(
  'her button gives way to her at full height, comes back with the focus, and covers neither a text nor its field',
  { tag: '@phone' },
  async ({ page }) => {
    const panel = page.getByRole('dialog', { name: 'Ava' });
    const button = page.getByRole('button', { name: 'Ask Ava' });
    await expect(button).toBeVisible();
    await panel.getByRole('button', { name: 'Full height' }).click();
    await expect(button).toBeHidden();
    await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(700);
    await panel.getByRole('button', { name: 'Close Ava' }).click();
    await expect(button).toBeFocused();

    const topOfButton = async () => (await button.boundingBox())?.y ?? NaN;
    await follow(page, '/knowledge-base');
    const last = page.getByText(/^General information, not financial/);
    await expect(last).toBeVisible();
    await expect
      .poll(async () => {
        // The page grows while its lists come.
        await page.keyboard.press('End');
        const box = await last.boundingBox();
        return box && box.y + box.height < (await topOfButton());
      })
      .toBe(true);

    await follow(page, '/conversations');
    await page
      .getByRole('link', { name: /Callum Reyes/ })
      .first()
      .click();
    const send = page.getByRole('button', { name: 'Send' });
    await expect(send).toBeVisible();
    await expect
      .poll(async () => (await topOfButton()) + 48 < ((await send.boundingBox())?.y ?? NaN))
      .toBe(true);
  },
);
