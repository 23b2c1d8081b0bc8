import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** A screen of each width, in pixels; below `sideFrom` the open panel is a sheet at the bottom. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1224, height: 800 },
  { width: 1440, height: 900 },
];
const sideFrom = 1024;
const places = [
  { name: 'home', path: '/?scenario=member&latency=0&qa=on', shown: 'article' },
  { name: 'the sign-in page', path: '/account/login?scenario=signed-out&latency=0&qa=on', shown: 'form' },
];

const panel = (page: Page) => page.getByRole('complementary', { name: 'QA panel' });
const handle = (page: Page) => page.getByRole('button', { name: /^QA panel/ });

/** The application's controls that lie on the screen, and those of them that the mock server's panel lies on. */
const look = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent;
    const centreOf = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, isSeen: width > 1 && height > 1 };
    };
    const isCovered = (each: Element) => {
      const { x, y } = centreOf(each);
      return document.elementFromPoint(x, y)?.localName === 'tiebeam-qa';
    };
    const onScreen = [
      ...document.body.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter((each) => {
      const { x, y, isSeen } = centreOf(each);
      const isInside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      return isSeen && isInside && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    const covered = onScreen.filter(isCovered);
    const stuck = covered.filter((each) => {
      each.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return each.isConnected && isCovered(each);
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return {
      count: onScreen.length,
      covered: covered.map(nameOf),
      inTopBar: covered
        .filter((each) => each.closest('header') !== null && each.closest('main') === null)
        .map(nameOf),
      stuck: stuck.map(nameOf),
      isWider: document.documentElement.scrollWidth > innerWidth,
    };
  });

/** The application's controls that the box of the closed handle touches. */
const touched = (page: Page) =>
  handle(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const isBeneath = (each: Element) => {
      const box = each.getBoundingClientRect();
      return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
    };
    return [...document.body.querySelectorAll('a, button, input, textarea, label')].filter(isBeneath).length;
  });

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/ 401 /));

for (const { name, path, shown } of places) {
  test(`the panel covers no control of ${name} at any width, open or closed`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.locator(`main ${shown}`).first()).toBeVisible();
    for (const { width, height } of screens) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await expect(handle(page)).toBeVisible();
        expect((await handle(page).boundingBox())?.width).toBeLessThanOrEqual(14);
        await expect.poll(() => touched(page)).toBe(0);
        expect((await look(page)).covered, 'closed').toEqual([]);

        await handle(page).click();
        await expect(panel(page).getByRole('heading', { name: 'Active now' })).toBeVisible();
        const seen = await look(page);
        expect(seen.count).toBeGreaterThan(4);
        expect(seen.isWider, 'scrolls sideways').toBe(false);
        expect(seen.inTopBar, 'covered in the top bar').toEqual([]);
        expect(seen.stuck, 'cannot be scrolled free').toEqual([]);
        if (width < sideFrom) {
          await expect(panel(page).getByRole('button', { name: /^Move to the/ })).toBeHidden();
          expect((await panel(page).boundingBox())?.height).toBeLessThanOrEqual(height / 2);
        } else {
          expect(seen.covered, 'at the right').toEqual([]);
          await panel(page).getByRole('button', { name: 'Move to the left' }).click();
          expect((await panel(page).boundingBox())?.x).toBe(0);
          expect((await look(page)).covered, 'at the left').toEqual([]);
          await panel(page).getByRole('button', { name: 'Move to the right' }).click();
        }
        await page.keyboard.press('Control+Backquote');
        await expect(panel(page)).toHaveCount(0);
      });
    }
  });
}

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
]) {
  test(`what opens over the page stays free of the panel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?scenario=member&latency=0');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Control+Backquote');
    await expect(panel(page).getByRole('heading', { name: 'Active now' })).toBeVisible();
    const taken = await panel(page).boundingBox();
    const ends = width < sideFrom ? { bottom: taken?.y ?? 0 } : { right: taken?.x ?? 0 };
    const expectFree = async (name: string, part: ReturnType<Page['getByRole']>) => {
      await expect(part).toBeVisible();
      await expect
        .poll(async () => {
          const {
            x,
            y,
            width: wide,
            height: high,
          } = (await part.boundingBox()) ?? {
            x: NaN,
            y: NaN,
            width: 0,
            height: 0,
          };
          return 'right' in ends ? x + wide <= ends.right : y + high <= (ends.bottom ?? 0);
        }, name)
        .toBe(true);
    };
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Notifications/ }).click();
    await expectFree('notifications', page.getByRole('dialog', { name: 'Notifications' }));
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: /^Account menu/ }).click();
    await expectFree('account menu', page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: 'Open menu' }).click();
    await expectFree('drawer', page.getByRole('dialog', { name: 'Menu' }));
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expectFree('modal', page.getByRole('dialog', { name: /shortcuts/i }));
  });
}
