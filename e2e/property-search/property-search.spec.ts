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

test(
  'from a town to a home, its numbers at a lower price, and an evaluation of it',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await page.goto(asMember('/property-search'));
    await page.getByRole('searchbox', { name: 'Where' }).fill('Leeds');
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
  },
);

test('the map moves the list with it, and its place survives a reload, back and forward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(asMember('/property-search?locations=Leeds'));
  await found(page, 'Leeds');
  const map = page.getByRole('region', { name: 'Map of homes', exact: true });
  await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  await expect(map.getByText('Natural Earth')).toBeVisible();

  // A card that is pointed at shows its pin, and the arrows of the list move the map.
  const card = homes(page).first();
  await card.hover();
  await expect(card).toHaveAttribute('data-hovered', 'true');
  await card.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/bounds=.*at=|at=.*bounds=/);
  await expect(page.getByRole('button', { name: 'Only where the map is: remove' })).toBeVisible();
  const moved = page.url();

  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3+ beds');
  await expect(page).toHaveURL(/minBeds=3/);
  await page.goBack();
  await expect(page).toHaveURL(moved);
  await page.reload();
  await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
  await expect(page).toHaveURL(moved);

  // A pin opens its home.
  await page.getByRole('button', { name: 'Only where the map is: remove' }).click();
  await map
    .getByRole('button', { name: /^Home for/ })
    .first()
    .click();
  await map.getByRole('region', { name: 'Home on the map' }).getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Your numbers' })).toBeVisible();
});
