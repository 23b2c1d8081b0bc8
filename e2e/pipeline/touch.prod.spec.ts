// The board under a finger, in the production build: its classes and its drag are what people get.
import type { Page } from '@playwright/test';
import { openFeedAs } from '../support/member';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/api\//));

interface Point {
  x: number;
  y: number;
}

/** A finger goes down, moves in steps and lets go. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: Point) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  await touch('touchStart', from);
  for (let step = 1; step <= 12; step += 1) {
    const way = step / 12;
    await touch('touchMove', { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing is at ${selector}`);
  return box;
}

test('A finger moves a deal by its handle alone, and scrolls the board anywhere else', async ({ page }) => {
  await openFeedAs(page, 'hannah.okafor');
  await page.goto('/pipeline');
  const sourced = page.getByRole('region', { name: 'Sourced', exact: true });
  const evaluating = page.getByRole('region', { name: 'Evaluating', exact: true });
  const name = await sourced.getByRole('link').first().textContent();
  const deal = (column: typeof sourced) => column.getByRole('link', { name: String(name), exact: true });
  await expect(deal(sourced)).toBeVisible();

  const board = await boxOf(page, '[data-stage="sourced"]');
  const card = await boxOf(page, '[data-stage="sourced"] [data-deal] article');
  await swipe(page, { x: card.x + 30, y: card.y + 20 }, { x: card.x - 130, y: card.y + 20 });
  await expect.poll(async () => (await boxOf(page, '[data-stage="sourced"]')).x).toBeLessThan(board.x);
  await expect(deal(sourced)).toHaveCount(1);
  await page.locator('[data-stage="sourced"]').scrollIntoViewIfNeeded();

  const handle = await boxOf(page, '[data-stage="sourced"] [data-drag-handle]');
  const goal = await boxOf(page, '[data-stage="evaluating"]');
  await swipe(page, { x: handle.x + 22, y: handle.y + 22 }, { x: goal.x + 120, y: goal.y + 120 });
  await expect(deal(evaluating)).toBeVisible();
  // The server is shared with what runs after.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(deal(sourced)).toBeVisible();
});
