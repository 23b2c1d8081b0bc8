import { asMember } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('a repair goes from its report by its quotes to the invoice among the expenses', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio/maintenance'));
  await page.getByRole('button', { name: 'Add job' }).first().click();
  const report = page.getByRole('dialog', { name: 'Add job' });
  await report.getByRole('textbox', { name: 'Title' }).fill('Boiler loses pressure');
  await report
    .getByRole('combobox', { name: 'Property' })
    .selectOption({ label: '27 Braemar Road, Manchester' });
  await report.getByRole('combobox', { name: 'Category' }).selectOption('heating');
  await report.getByRole('combobox', { name: 'Priority' }).selectOption('urgent');
  await expectAccessible('[role=dialog]');
  await report.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boiler loses pressure' })).toBeVisible();
  await expect(page.getByText(/^Due /).first()).toBeVisible();

  const quotes = page.getByRole('region', { name: 'Quotes' });
  for (const [contractor, amount] of [
    ['Walsh Plumbing & Heating (Dermot Walsh)', '£310'],
    ['Prosser Building (Huw Prosser)', '£265'],
  ] as const) {
    await quotes.getByRole('button', { name: 'Add quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a quote' });
    await dialog.getByRole('combobox', { name: 'Contractor' }).selectOption({ label: contractor });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await dialog.getByRole('button', { name: 'Add quote' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(quotes.getByText('£45 more')).toBeVisible();
  await quotes.getByRole('button', { name: /^Accept Prosser/ }).click();
  await expect(quotes.getByText('Accepted', { exact: true })).toBeVisible();

  const photo = {
    name: 'gauge.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
  };
  await page.getByLabel('Add photos').first().setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Open photo 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Start work' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  const invoice = page.getByRole('dialog', { name: 'Complete this job' });
  await expect(invoice.getByRole('textbox', { name: 'Invoice total' })).toHaveValue('265');
  await invoice.getByRole('textbox', { name: 'Invoice total' }).fill('271.50');
  await invoice.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start work' })).toHaveCount(0);
  await expectAccessible('main');

  await page.getByRole('region', { name: 'Cost' }).getByRole('link', { name: 'View in Money' }).click();
  await expect(page.getByText('Boiler loses pressure').first()).toBeVisible();
  await expect(page.getByText('£271.50').first()).toBeVisible();
});
