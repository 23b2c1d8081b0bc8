import { readFile } from 'node:fs/promises';
import { asMember, follow } from '../support/demo';
import { expect, test } from '../support/test';

/** Both worlds are made at the same moment, so that only what the member made can differ. */
const day = '?now=2026-05-13T10:30Z';

test('Everything a member made is exported, and imported into a new world without loss', async ({
  page,
  expectAccessible,
}) => {
  // Two worlds, and all that she has in each.
  test.slow();
  await page.goto(asMember(`/portfolio/people${day}`));
  await page.getByRole('button', { name: 'Add contact' }).click();
  const form = page.getByRole('dialog', { name: 'Add contact' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Morag of the round trip');
  await form.getByRole('combobox', { name: 'Role' }).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByText('Morag of the round trip').first()).toBeVisible();

  await follow(page, '/settings/data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tiebeam-hannah\.okafor-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  await expect(page.getByText(/records exported$/)).toBeVisible();

  // A world that has never heard of her.
  await page.goto(asMember(`/settings/data${day}`));
  const input = page.getByLabel('File to import');
  await input.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expectAccessible('main');
  await page.getByRole('button', { name: /^Import [\d,]+ records$/ }).click();
  // The contact with what its log says of it; nothing is replaced or refused.
  await expect(page.getByText(/^\d added, [\d,]+ already here$/)).toBeVisible({ timeout: 30_000 });
  await follow(page, '/portfolio/people');
  await expect(page.getByText('Morag of the round trip').first()).toBeVisible();

  const back = page.waitForEvent('download');
  await follow(page, '/settings/data');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const again = await readFile(await (await back).path(), 'utf8');
  const kinds = (given: string) => (JSON.parse(given) as { kinds: unknown }).kinds;
  expect(kinds(again)).toEqual(kinds(text));
});
