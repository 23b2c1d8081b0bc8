import { asMember, follow } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 ') });
const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 3_600_000).toLocaleDateString('en-GB', { timeZone: 'Europe/London' });

test('a certificate is uploaded, expires in a few days, is renewed with the next one, and is in the evidence pack', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio/documents'));
  const home = page.getByRole('combobox', { name: 'Property' });
  await home.selectOption('27 Braemar Road');
  await page.getByRole('button', { name: /^Compliance/ }).click();
  const files = [
    pdf('Fire risk.pdf'),
    { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('text') },
  ];
  await page.getByLabel('Choose files').setInputFiles(files);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('1 file uploaded, 1 file not uploaded');
  await expectAccessible('main');

  await page.getByRole('button', { name: 'Actions for “Fire risk.pdf”' }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await edit.getByRole('combobox', { name: /^Certificate type/ }).selectOption('Fire risk assessment');
  await edit.getByRole('textbox', { name: /^Expiry date/ }).fill(dayIn(5));
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();

  await follow(page, '/portfolio/compliance');
  const actions = page.getByRole('button', { name: 'Actions for “Fire risk assessment, 27 Braemar Road”' });
  const row = page.getByRole('row').filter({ has: actions });
  await expect(row).toContainText('Due within 30 days');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Renew…' }).click();
  const renew = page.getByRole('dialog', { name: 'Renew “Fire risk assessment”' });
  await renew.getByLabel(/^New certificate/).setInputFiles(pdf('Fire risk, renewed.pdf'));
  await expectAccessible('[role=dialog]');
  await renew.getByRole('button', { name: 'Renew' }).click();
  await expect(row).toContainText('In date');

  await page.getByRole('button', { name: 'Create evidence pack' }).click();
  const pack = page.getByRole('dialog', { name: 'Create evidence pack' });
  await pack
    .getByRole('combobox', { name: 'Property' })
    .selectOption({ label: '27 Braemar Road, Manchester' });
  const saved = page.waitForEvent('download');
  await pack.getByRole('button', { name: 'Download pack' }).click();
  expect((await saved).suggestedFilename()).toBe('Evidence pack 27 Braemar Road.zip');
});
