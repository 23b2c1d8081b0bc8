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
