import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

const homes = (page: Page) => page.getByRole('list', { name: 'Homes' }).getByRole('listitem');
const found = (page: Page, where: string) =>
  expect(
    page.getByRole('heading', { level: 2, name: new RegExp(`homes? for sale in ${where}$`) }),
  ).toBeVisible();

test('from a town to a home, its numbers at a lower price, and an evaluation of it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/property-search'));
  await page.getByRole('searchbox', { name: 'Location' }).fill('Leeds');
  await found(page, 'Leeds');
  await expect(page).toHaveURL(/locations=Leeds/);
  await expectAccessible('main');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest yield');
  await expect(page).toHaveURL(/sort=-grossYield/);
  await expect(page.getByRole('list', { name: 'Homes' })).not.toHaveAttribute('aria-busy');

  const home = homes(page).first().getByRole('link');
  await home.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Your numbers' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Energy performance' })).toBeAttached();
  await expectAccessible('[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(home).toBeFocused();

  // Back and forward open and close it as a step of its own.
  await page.goForward();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();

  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/property-evaluations\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await page.goBack();
  await found(page, 'Leeds');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-grossYield');
});

test('a home with its value by sales goes from the search to an evaluation and the pipeline', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/property-search?locations=Leeds&sort=price'));
  await homes(page).first().getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/^Sold nearby/).click();
  const sales = drawer.getByRole('list', { name: 'Sold nearby' }).getByRole('checkbox');
  for (const place of [0, 1, 2]) await sales.nth(place).check();
  await drawer.getByRole('button', { name: /^Use £\S+ as the value$/ }).click();
  await expect(drawer.getByText(/, from 3 sales/)).toBeVisible();
  await expectAccessible('[role=dialog]');
  await drawer.getByRole('button', { name: 'Add to pipeline' }).click();
  await drawer.getByRole('button', { name: 'Open in pipeline' }).click();
  await expect(page).toHaveURL(/\/pipeline\?deal=[0-9a-f-]{36}/);
  await page.goBack();
  await expect(drawer.getByRole('button', { name: 'Open in pipeline' })).toBeVisible();
});

test('a saved search tells of a new listing, which leads to its matches', async ({ page }) => {
  // Its server lives in the page, whose clock can be moved on.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await page.clock.install();
  await page.goto(asMember('/property-search?locations=Leeds&minBeds=3&needsWork=exclude'));
  await page.getByRole('button', { name: 'Save search' }).click();
  const form = page.getByRole('dialog', { name: 'Save search' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Three beds in Leeds');
  await form
    .getByRole('combobox', { name: 'Alert me about new listings' })
    .selectOption('As soon as a home matches');
  await form.getByRole('button', { name: 'Save search' }).click();
  await expect(form).toBeHidden();
  // In the demo a home that matches comes on the market nine seconds later.
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await page.clock.fastForward(9000);
  await expect(bell).toHaveAccessibleName('Notifications, 7 unread');
  await bell.click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /^View matches/ })
    .first()
    .click();
  await expect(page).toHaveURL(/tab=saved&matches=/);
  const heading = page.getByRole('heading', { name: /matches for “Three beds in Leeds”$/ });
  await expect(heading).toBeVisible();
  await expect(homes(page).first()).toContainText(/New · Listed/);
  const count = /\d+/.exec((await heading.textContent()) ?? '')?.[0];
  await page.getByRole('link', { name: 'All saved searches' }).click();
  await expect(
    page.getByRole('link', { name: `View ${count} matches for “Three beds in Leeds”` }),
  ).toBeVisible();
});

test('words become chips, a chip goes, and the rest become filters', async ({ page, expectAccessible }) => {
  await page.goto(asMember('/property-search?tab=ask'));
  const words = page.getByRole('textbox', { name: 'Describe the home you’re looking for' });
  await words.fill('3-bed terraced house in Leeds under £180k, quiet');
  await words.press('Enter');
  await expect(page.getByText('Not used: “quiet”')).toBeVisible();
  await expectAccessible('main');
  await page.getByRole('button', { name: /Up to £180,000/ }).click();
  await expect(page.getByRole('list', { name: 'Homes' })).not.toHaveAttribute('aria-busy');
  const heading = page.getByRole('heading', { level: 2, name: /homes? for sale in Leeds$/ });
  const count = await heading.textContent();
  await page.getByRole('button', { name: 'Turn into filters' }).click();
  await expect(page).toHaveURL(/locations=Leeds/);
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect(heading).toHaveText(count ?? '');
});

/** A map is drawn by the processor where there is no graphics card. */
const drawn = { timeout: 30_000 };

test('arrows move the map, and a way back or a copied address leads to the same place', async ({
  page,
  browser,
  baseURL,
}) => {
  // Two browsers draw a map.
  test.slow();
  await page.goto(asMember('/property-search?locations=Leeds&minBeds=2'));
  const map = page.getByRole('region', { name: 'Map of homes', exact: true });
  await expect(map).toHaveAttribute('aria-busy', 'false', drawn);
  await homes(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=/);
  await expect(page.getByRole('list', { name: 'Homes' })).not.toHaveAttribute('aria-busy');
  const there = page.url();
  const listed = await page.getByRole('heading', { level: 2 }).first().textContent();

  const last = homes(page).last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  expect(before).toBeGreaterThan(200);
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/\/portfolio/);
  await page.goBack();
  await expect(page).toHaveURL(there);
  await expect.poll(top).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/portfolio/);

  // A map that the list does not follow offers to be searched.
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  await homes(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).not.toHaveURL(there);

  // A browser that has never been here.
  const clean = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
  const other = await clean.newPage();
  const { pathname, search } = new URL(there);
  await other.goto(asMember(pathname + search));
  await expect(other.getByRole('region', { name: 'Map of homes', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
    drawn,
  );
  await expect(other.getByRole('heading', { level: 2, name: listed ?? '' })).toBeVisible();
  await expect(other).toHaveURL(there);
  await clean.close();
});
