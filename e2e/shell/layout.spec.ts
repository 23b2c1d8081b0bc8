import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

// The measures of specification §2 and §9, as the browser lays them out; each test takes the width that it is about.
test.beforeEach(({ expectedErrors }) => {
  // A stranger's session check is answered with 401, and the browser itself writes that down.
  expectedErrors.push(/401 .*\/auth\/session/);
});

async function signIn(page: Page) {
  await page.goto(asMember('/'));
  await expect(page.getByRole('banner')).toBeVisible();
}

test('sidebar, search, results and the notification panel have their measures', async ({ page }) => {
  await page.setViewportSize({ width: 1224, height: 800 });
  await signIn(page);

  await test.step('from 1224 px on there is a sidebar 250 px wide, below it a burger', async () => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    const burger = page.getByRole('button', { name: 'Open menu' });
    await expect(sidebar).toBeVisible();
    await expect(burger).toBeHidden();
    expect(await sidebar.boundingBox()).toMatchObject({ x: 0, width: 250 });
    // A browser may keep room for its scroll bar.
    expect((await page.getByRole('banner').boundingBox())?.width).toBeGreaterThan(1200);
    await page.setViewportSize({ width: 1223, height: 800 });
    await expect(sidebar).toBeHidden();
    await expect(burger).toBeVisible();
  });

  await test.step('the panel is 330 px wide, 76 px from the top, its body half the screen at most', async () => {
    await page.setViewportSize({ width: 1300, height: 700 });
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const list = panel.getByRole('list', { name: 'Notifications' });
    await expect(list).toBeVisible();
    // once it has risen to its place
    await expect.poll(async () => (await panel.boundingBox())?.y).toBe(76);
    const box = await panel.boundingBox();
    expect(box?.width).toBe(330);
    expect((box?.x ?? 0) + 330).toBeGreaterThan(1250);
    const heights = await list.evaluate((element) => {
      const body = element.closest('.overflow-y-auto');
      return { body: body?.getBoundingClientRect().height, content: body?.scrollHeight };
    });
    expect(heights.content).toBeGreaterThan(350);
    expect(heights.body).toBe(350);
    await page.mouse.wheel(0, 300);
    expect((await panel.boundingBox())?.y).toBe(76);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  const box = page.getByRole('combobox', { name: /^Search/ });
  await test.step('the list of results is 280 px high at most', async () => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await box.fill('man');
    const list = page.getByRole('listbox', { name: 'Search results' });
    await expect(list).toBeVisible();
    const heights = await list.evaluate((element) => ({
      content: element.getBoundingClientRect().height,
      shown: element.parentElement?.getBoundingClientRect().height,
    }));
    expect(heights.content).toBeGreaterThan(280);
    expect(heights.shown).toBe(280);
    await box.fill('');
    await page.keyboard.press('Escape');
  });

  await test.step('from 768 px on there is a search box, below it a button that opens one', async () => {
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(box).toBeVisible();
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(toggle).toBeVisible();
    await expect(box.and(page.locator(':visible'))).toHaveCount(0);
    await toggle.click();
    await expect(box.and(page.locator(':visible'))).toHaveCount(1);
  });
});

test('the banner of an address that is not confirmed stands at the bottom left', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto('/?scenario=unconfirmed&latency=0');
  const banner = page.getByRole('region', { name: 'Confirm your email' });
  await expect(banner).toBeVisible();
  const box = await banner.boundingBox();
  expect(box?.x).toBeLessThanOrEqual(24);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 24);
});

test('with the account menu open the page breaks no rule of accessibility', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
  // Base UI's focus guards are hidden from screen readers and hand the focus on at once: axe takes them for a trap.
  await page.evaluate(() =>
    document.querySelectorAll('[data-base-ui-focus-guard]').forEach((guard) => guard.remove()),
  );
  await expectAccessible();
});
