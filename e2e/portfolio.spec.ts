import { asMember } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('the portfolio is put under stress by the keyboard, and its outstanding transactions are confirmed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio'));
  const lab = page.getByRole('region', { name: 'Stress lab' });
  await lab.scrollIntoViewIfNeeded();
  const total = lab.getByRole('row', { name: /^All \d+ properties/ });
  await expect(total).toBeVisible();
  const before = (await total.textContent()) ?? '';
  const rates = lab.getByRole('slider', { name: 'Mortgage rates' });
  await rates.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(rates).toHaveAttribute('aria-valuetext', '+1 point');
  await expect(total).not.toHaveText(before);
  await expectAccessible('main');

  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('button', { name: /^Show all \d+$/ }).click();
  await needs.getByRole('link', { name: /transactions to confirm/ }).click();
  await expect(page).toHaveURL(/\/portfolio\/money$/);
  await page.getByRole('checkbox', { name: /^Select all \d+$/ }).check();
  await page.getByRole('button', { name: /^Confirm \d+ transactions$/ }).click();
  await expect(page.getByText('Nothing to confirm')).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(needs.getByRole('list')).toBeVisible();
  await expect(needs.getByText(/to confirm/)).toHaveCount(0);
});

const homes = `Street,City,Postcode,Type,Beds,Value
12 Rusholme Grove,Manchester,M14 5AE,Terraced,3,£215k
27 Braemar Road,Manchester,M14 6PQ,Terraced,3,
5 Nowhere Lane,Leeds,LS1,Terraced,2,
`;

test('properties are imported from a file after a dry run, and one of them is opened', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio/properties'));
  await page.getByRole('link', { name: 'Import CSV' }).click();
  const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(homes) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(page.getByText('1 property ready to import, 1 already in your portfolio')).toBeVisible();
  await expect(page.getByText('Postcode “LS1”: enter a full UK postcode, such as M14 6PQ')).toBeVisible();
  await expectAccessible('main');

  await page.getByRole('button', { name: 'Import 1 property' }).click();
  await expect(page.getByText(/^1 property imported/)).toBeVisible();
  await page
    .getByRole('row', { name: /12 Rusholme Grove/ })
    .getByRole('link', { name: 'View property' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /12 Rusholme Grove/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Value and debt' })).toContainText('£215,000');
});

test('a rate that ends leads from what needs the owner to its refinancing, and to a task for it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio'));
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('button', { name: /^Show all \d+$/ }).click();
  await needs
    .getByRole('link', { name: /^Fixed rate ends/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/portfolio\/mortgages\?refinance=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await page.getByRole('textbox', { name: 'Rate with another lender' }).fill('3.9');
  await expect(comparison.getByRole('status')).toHaveText(/^The remortgage costs £[\d,]+ less than staying/);
  await expectAccessible('main');
  await page.getByRole('button', { name: 'Add a task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  const title = await dialog.getByRole('textbox', { name: 'Title' }).inputValue();
  expect(title).toMatch(/^Arrange a new mortgage rate for /);
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Mortgages', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Rates by end date' })).toBeVisible();
  await page.goto('/pipeline/tasks');
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
});

const statement = `"Account Name:","Current account"

Date,Details,Paid out,Paid in
01/05/2026,QUICK LOCKSMITHS 0412,£85.00,
30/02/2026,CLOSING BALANCE,,
`;

test('a bank statement is imported after a dry run, and its payment is corrected and confirmed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio/money'));
  await page.getByRole('link', { name: 'Import statement' }).click();
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
  await page.getByLabel('CSV or OFX file').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Account' }).fill('Starling 4021');
  await expect(page.getByText('1 transaction ready to import, 1 row can’t be imported')).toBeVisible();
  await expect(page.getByText('Date “30/02/2026”: enter a date, such as 13/05/2026')).toBeVisible();
  await expectAccessible('main');

  await page.getByRole('button', { name: 'Import 1 transaction' }).click();
  await page.getByRole('button', { name: 'View transactions to confirm' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'QUICK LOCKSMITHS 0412' });
  await row.getByRole('button', { name: 'Actions for “QUICK LOCKSMITHS 0412”' }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit transaction' });
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Repairs and maintenance');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // What a screen reader is told has the same words.
  const messages = page.getByRole('list', { name: 'Status messages' });
  await expect(messages.getByText('Transaction confirmed')).toBeVisible();
  await expect(row).toHaveCount(0);

  // The same payee is remembered the next time.
  await page.getByRole('button', { name: 'Add transaction' }).click();
  const added = page.getByRole('dialog', { name: 'Add transaction' });
  await added.getByRole('combobox', { name: 'Category' }).selectOption('Travel');
  await added.getByRole('textbox', { name: 'Description' }).fill('Quick Locksmiths 0511');
  await expect(added.getByText('Last time this payee was Repairs and maintenance.')).toBeVisible();
});

test('a pack for a lender is shared by the keyboard alone, and its link shows it to another member', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio/properties'));
  await page
    .getByRole('link', { name: /^27 Braemar Road/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^27 Braemar Road/ })).toBeVisible();
  const actions = page.getByRole('button', { name: /^Actions for/ });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Share pack…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pack for a lender or accountant' });
  // The keyboard goes on in the dialog once it has come to it.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  const copy = dialog.getByRole('button', { name: /^Copy link for Lender, tax year/ });
  await expect(copy).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeFocused();
  // The clipboard of a browser under test may be closed to pages: what would be copied is read here.
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await copy.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\/portfolio\/shared\//);
  const link = (await page.locator('html').getAttribute('data-copied')) ?? '';
  await expectAccessible('[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in as Admin' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /^27 Braemar Road/ })).toBeVisible();
  await expect(page.getByText(/^Shared by Hannah Okafor for a lender, until/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Mortgages' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Print']);
  await expectAccessible('main');
});
