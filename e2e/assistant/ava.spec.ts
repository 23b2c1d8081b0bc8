import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/pipeline?scenario=member&latency=0');
  await page.getByRole('button', { name: 'Ask Ava' }).click();
  await expect(page.getByRole('dialog', { name: 'Ava' })).toBeVisible();
});

test(
  'Ava’s panel has the specified size at bottom right, and gives the focus back',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    const panel = page.getByRole('dialog', { name: 'Ava' });
    await expect(panel.getByRole('log').getByText('You: How does my deal look?')).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Message to Ava' });
    await expect(field).toBeFocused();
    // without the scroll bar
    const screenWidth = (await page.getByRole('banner').boundingBox())?.width ?? NaN;
    const screenHeight = page.viewportSize()?.height ?? NaN;
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
  },
);

test('a question is answered with formulas, prices stay prices', async ({ page }) => {
  const panel = page.getByRole('dialog', { name: 'Ava' });
  await panel.getByRole('textbox', { name: 'Message to Ava' }).fill('Yield on £180,000 at £1,150 pcm?');
  await page.keyboard.press('Enter');
  const log = panel.getByRole('log');
  await expect(log.getByText('At £1,150 per month on £180,000 the gross yield is 7.67%:')).toBeVisible();
  await expect(log.locator('.katex').last()).toBeVisible();
  await expect(log.getByText('software, often £5 or £6 per month')).toBeAttached();
});

test(
  'a figure of an answer leads to its tile, and says when the deal has changed since',
  { tag: '@phone' },
  async ({ page }) => {
    const panel = page.getByRole('dialog', { name: 'Ava' });
    const figure = panel.getByRole('link', { name: /^£253\.90 ?, Cash flow/ }).last();
    await figure.click();
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

test('full height and page take the place of her button, which comes back with the focus', async ({
  page,
}) => {
  const panel = page.getByRole('dialog', { name: 'Ava' });
  const button = page.getByRole('button', { name: 'Ask Ava' });
  await expect(button).toBeVisible();
  await panel.getByRole('button', { name: 'Full height' }).click();
  await expect(button).toBeHidden();
  await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(700);
  await panel.getByRole('button', { name: 'Close Ava' }).click();
  await expect(button).toBeFocused();
});

test(
  'her button is above where a message is written, and the end of a page above her button',
  { tag: '@phone' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Close Ava' }).click();
    const button = page.getByRole('button', { name: 'Ask Ava' });
    const topOfButton = async () => (await button.boundingBox())?.y ?? NaN;
    await page.goto('/knowledge-base?scenario=member&latency=0');
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

    await page.goto('/conversations?scenario=member&latency=0');
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

test(
  'what could not be sent is told beside her field, not over it',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/500/);
    await page.evaluate(() => window.mockServer?.fail('sendAvaMessage', { status: 500 }));
    const panel = page.getByRole('dialog', { name: 'Ava' });
    await expect(panel.getByRole('log').getByText('You: How does my deal look?')).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Message to Ava' });
    await field.fill('What is a good yield?');
    await page.keyboard.press('Enter');
    const toast = page
      .getByRole('list', { name: 'Status messages' })
      .getByText('An error occurred while sending the message. Please try again later.');
    await expect(toast).toBeVisible();
    const [told, written] = [await toast.boundingBox(), await field.boundingBox()];
    if (!told || !written) throw new Error('Neither can be hidden');
    const isBeside =
      told.y + told.height <= written.y ||
      told.y >= written.y + written.height ||
      told.x + told.width <= written.x;
    expect(isBeside).toBe(true);
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeInViewport();
  },
);

test('a new topic begins an empty conversation, and the earlier one is gone back to', async ({ page }) => {
  const panel = page.getByRole('dialog', { name: 'Ava' });
  const log = panel.getByRole('log');
  await expect(log.getByText('You: How does my deal look?')).toBeVisible();
  await panel.getByRole('button', { name: 'New topic' }).click();
  await page.keyboard.press('Enter');
  await expect(log.getByText('You: How does my deal look?')).toBeHidden();
  await panel.getByRole('button', { name: 'Earlier topics' }).click();
  await panel.getByRole('button', { name: /^What is the stamp duty/ }).click();
  await expect(log.getByText('You: How does my deal look?')).toBeVisible();
});
