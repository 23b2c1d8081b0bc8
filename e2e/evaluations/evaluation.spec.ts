import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { deal, openDealAsMember } from '../support/evaluations';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));
test.beforeEach(() => test.slow());

const figure = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
const saved = (page: Page) =>
  expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

/** How many of the page's controls stand between the focus and there; the Tab key stops at half of them at least. */
const controlsBefore = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement, body } = document;
    if (activeElement === element) return 0;
    const all = [...body.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')].filter(
      (each) =>
        each.checkVisibility() &&
        each.matches(':enabled, a, [tabindex="0"]') &&
        !each.matches('[tabindex="-1"]'),
    );
    const from = activeElement === null || activeElement === body ? 0 : all.indexOf(activeElement);
    return from < 0 ? 1 : Math.max(1, all.indexOf(element) - from);
  });

/** Goes on with the Tab key until the focus is there. */
async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < most;) {
    const ahead = await controlsBefore(target);
    if (ahead === 0) return;
    // Most of the way without a look after each key.
    const presses = Math.ceil(ahead / 2);
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
    step += presses;
  }
  await expect(target, `reached within ${most} steps of the Tab key`).toBeFocused();
}

/** A figure is typed in place of the one that is there: a field selects its text when it is reached. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, figure(page, name));
  await page.keyboard.type(text);
}

test('the keyboard alone makes an evaluation, changes it, undoes that, and a reload keeps it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/property-evaluations'));
  await tabTo(page, page.getByRole('link', { name: 'New evaluation' }));
  await page.keyboard.press('Enter');
  await typeInto(page, 'Title', 'Keyboard House');
  await typeInto(page, 'Price', '£180k');
  await typeInto(page, 'Rent', '1,150');
  await typeInto(page, 'Works optional', '12000');
  await tabTo(page, page.getByRole('button', { name: 'Create evaluation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Keyboard House');
  await expect(tile(page, 'Interest cover')).toContainText('185.86%');

  await tabTo(page, figure(page, 'Price'));
  // At once: what is undone in one step goes by the pauses between keys, and a busy machine makes them longer.
  await page.keyboard.insertText('200000');
  await expect(tile(page, 'Gross yield')).toContainText('6.90%');
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(tile(page, 'Gross yield')).toContainText('7.67%');
  await page.keyboard.press('Control+Shift+z');
  await expect(tile(page, 'Gross yield')).toContainText('6.90%');
  await saved(page);

  await tabTo(page, tile(page, 'Cash flow'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cash flow' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible('main');

  await page.reload();
  await expect(figure(page, 'Price')).toHaveValue('200,000');
});

test('what is typed is kept over a reload, without a network too, and sent when it is back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to (fetch|load resource)|net::ERR_/);
  await openDealAsMember(page);
  await figure(page, 'Price').fill('171500');
  await page.reload();
  await expect(figure(page, 'Price')).toHaveValue('171,500');
  await saved(page);
  await page.evaluate(() => window.mockServer?.fail('updateEvaluation', { status: 'network' }));
  await figure(page, 'Price').fill('169500');
  await expect(page.getByText(/Your changes are saved on this device\./)).toBeVisible();
  await page.reload();
  await expect(figure(page, 'Price')).toHaveValue('169,500');
  await page.evaluate(() => window.mockServer?.clearFaults());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
});

test('two tabs change different figures, and both have both', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/409 .*\/evaluations\//);
  await openDealAsMember(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(figure(other, 'Price')).toBeVisible();
  await figure(page, 'Price').fill('171500');
  await saved(page);
  // Open on phones too, where most groups of figures are folded away.
  await figure(other, 'Rent').fill('1200');
  await saved(other);
  await expect(figure(other, 'Price')).toHaveValue('171,500');
  await page.reload();
  await expect(figure(page, 'Price')).toHaveValue('171,500');
  await expect(figure(page, 'Rent')).toHaveValue('1,200');
});

test('printed it is the figures without the page around them; the same figures go into a CSV', async ({
  page,
}) => {
  await openDealAsMember(page);
  const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tile(page, 'Cash flow')).toContainText('£253.90');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Deal figures' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Inputs' })).toContainText('£1,150');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Actions for this evaluation' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Ashfield Terrace two-bed.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Price,180000');
  expect(text).toMatch(/Cash flow per month,253\.89/);
});

test('two deals are chosen and compared with the keyboard alone', async ({ page, expectAccessible }) => {
  await page.goto(asMember('/property-evaluations?view=cards'));
  for (const name of [deal, 'Kirkstall back-to-back']) {
    await tabTo(page, page.getByRole('checkbox', { name: `Select “${name}”` }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('region', { name: 'Selected evaluations' }).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare evaluations' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Side by side' });
  await expect(table).toContainText('£253.90');
  await tabTo(page, page.getByRole('button', { name: 'Remove “Kirkstall back-to-back”' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: /Kirkstall/ })).toHaveCount(0);
  await expectAccessible('main');
});

test('results come first on a phone, and their tiles leave no hole at any width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDealAsMember(page);
  const figures = page.getByRole('region', { name: 'Deal figures' });
  const [result, inputs] = [await tile(page, 'Cash flow').boundingBox(), await figures.boundingBox()];
  expect(result?.y).toBeLessThan(inputs?.y ?? 0);
  expect(result?.y).toBeLessThan(844);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const width of [390, 768, 1024, 1224, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page
      .getByRole('region', { name: 'Results' })
      .getByRole('listitem')
      .evaluateAll((tiles) => {
        const rows = new Map<number, number>();
        for (const tile of tiles) {
          const { top, right } = tile.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
        }
        return [...new Set(rows.values())];
      });
    expect(ends, `where the rows end at ${width} px`).toHaveLength(1);
  }
});

test('a picture from a camera is made smaller before it is sent', async ({ page }) => {
  await openDealAsMember(page);
  const pictures = page.getByRole('region', { name: 'Photos' });
  await pictures.scrollIntoViewIfNeeded();
  await expect(pictures.getByRole('img').first()).toBeVisible();
  const before = await pictures.getByRole('img').count();
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    canvas.getContext('2d')?.fillRect(0, 0, 3000, 2000);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
  });
  const camera = { name: 'stairs.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
  await page.getByLabel('Add photos').setInputFiles(camera);
  await expect(pictures.getByRole('img')).toHaveCount(before + 1, { timeout: 60_000 });
  const added = pictures.getByRole('img').last();
  await added.scrollIntoViewIfNeeded();
  await expect(added).toHaveAttribute('src', /\/media\//);
  const source = await added.evaluate((image: HTMLImageElement) => image.src);
  const longest = await page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    return Math.max(picture.width, picture.height);
  }, source);
  expect(longest).toBe(1920);
});
