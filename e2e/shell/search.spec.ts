import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page, expectedErrors }) => {
  // A stranger's session check is answered with 401, and the browser itself writes that down.
  expectedErrors.push(/401 .*\/auth\/session/);
  await page.goto(asMember('/'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test(
  'somebody is found by name, with the keyboard alone',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    if (await toggle.isVisible()) await toggle.click();
    const field = page.getByRole('combobox').filter({ visible: true });
    await field.fill('priya');
    await expect(page.getByRole('option', { name: /Priya Raman/ })).toBeVisible();
    await expectAccessible('[role=search]');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/priya\.raman$/);
    await expect(page.getByRole('listbox', { name: 'Search results' })).toBeHidden();
  },
);
