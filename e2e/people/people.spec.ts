import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

/** Goes somewhere as somebody who is signed in to this window alone. */
async function pin(page: Page, username: string, path: string): Promise<Page> {
  await page.goto(`${path}?as=${username}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return page;
}

test('a picture is chosen, cropped by keys alone, and stands on my profile', async ({ page }) => {
  test.slow();
  await pin(page, 'hannah.okafor', '/hannah.okafor');
  await page.getByRole('button', { name: 'Change photos' }).click();
  await page.getByRole('menuitem', { name: 'Change profile photo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile photo' });
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 800);
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 600, 800);
    if (context) context.fillStyle = 'red';
    context?.fillRect(600, 0, 600, 800);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await dialog
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  const area = dialog.getByRole('application', { name: 'Part of the photo' });
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110%');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('Photo saved').first()).toBeVisible();
  // The middle square would be half black; the part that was moved to the right has less of it.
  const saved = page.getByRole('region', { name: 'Profile' }).locator('img[width="120"]');
  await expect(saved).toBeVisible();
  await expect
    .poll(() => saved.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const { shape, black } = await saved.evaluate((image: HTMLImageElement) => {
    const canvas = new OffscreenCanvas(100, 100);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 100, 100);
    const row = context?.getImageData(0, 50, 100, 1).data ?? new Uint8ClampedArray();
    const reds = Array.from({ length: 100 }, (_, at) => row[at * 4] ?? 0);
    return {
      shape: image.naturalWidth / image.naturalHeight,
      black: reds.filter((red) => red < 128).length,
    };
  });
  expect(shape).toBe(1);
  expect(black).toBeGreaterThan(30);
  expect(black).toBeLessThan(50);
});

test('Back from a business leads to the same businesses, at the place I left', async ({
  page,
  expectedErrors,
}) => {
  // A name is asked for as a member's first; the answer says that it is a business, and the browser writes down its 404.
  expectedErrors.push(/404 .*\/api\/profiles\//);
  await pin(page, 'hannah.okafor', '/networking/explore');
  const cards = page.getByRole('list', { name: 'Businesses' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(24);
  const twentieth = cards.nth(19);
  const name = (await twentieth.getAttribute('aria-label')) ?? '';
  await twentieth.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await twentieth.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect(cards.nth(19)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('an address alone shows the people it asks for, and Back leads to them at the place I left', async ({
  page,
}) => {
  await pin(page, 'hannah.okafor', '/networking/explore');
  await page.goto('/networking/explore?show=people&near=Leeds&radius=100&sort=nearest');
  const cards = page.getByRole('list', { name: 'People' }).getByRole('article');
  await expect(cards.first()).toContainText('under 1 mi');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const count = await cards.count();
  const last = cards.nth(19);
  const name = (await last.getAttribute('aria-label')) ?? '';
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(new URL(page.url()).search).toContain('near=Leeds');
});
