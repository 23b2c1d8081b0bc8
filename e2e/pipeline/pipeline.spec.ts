import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a deal is dragged, moved by the keyboard, gets an offer, and completes into the portfolio', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/pipeline'));
  const deal = card(page, 'Woodthorpe loft flip');
  await expect(deal).toBeVisible();
  await expectAccessible('main');

  const from = await deal.boundingBox();
  const to = await column(page, 'Evaluating').boundingBox();
  if (!from || !to) throw new Error('The board is not there');
  await page.mouse.move(from.x + 60, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 120, { steps: 8 });
  await page.mouse.up();
  await expect(column(page, 'Evaluating').getByRole('link').first()).toHaveText('Woodthorpe loft flip');
  await expect(page).toHaveURL(/\/pipeline$/);

  await deal.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(column(page, 'Viewing booked').getByRole('link').first()).toHaveText('Woodthorpe loft flip');
  await expect(deal).toBeFocused();

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Deal' });
  await drawer.getByRole('tab', { name: 'Offers' }).click();
  await expect(page).toHaveURL(/tab=offers/);
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('145,000');
  await drawer.getByRole('combobox', { name: 'Status' }).selectOption('Accepted');
  await drawer.getByRole('button', { name: 'Add offer' }).click();
  await page.getByRole('button', { name: 'Use £145,000' }).click();
  await expect(drawer.getByRole('list', { name: 'Offers' })).toContainText('£145,000');
  await expectAccessible('[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await deal.focus();
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Completed/ })
    .click();
  const wizard = page.getByRole('dialog', { name: 'Move to portfolio' });
  await expect(wizard.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('145,000');
  await wizard.getByRole('button', { name: 'Next' }).click();
  const hasLoan = wizard.getByRole('checkbox', { name: 'Add a mortgage' });
  if (await hasLoan.isChecked()) await hasLoan.uncheck();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Create property' }).click();
  await expect(wizard.getByRole('link', { name: 'Open property' })).toBeVisible();
});
