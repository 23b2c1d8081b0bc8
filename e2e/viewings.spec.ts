import { asMember, follow } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('a viewing is booked on a listing, confirmed in the list, put into a calendar, and gets its outcome', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/property-search'));
  await page.getByRole('list', { name: 'Homes' }).getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Book a viewing' }).click();
  const form = page.getByRole('dialog', { name: 'Book a viewing' });
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  const day = tomorrow.toLocaleDateString('en-GB');
  await form.getByRole('textbox', { name: 'Date' }).fill(day);
  await form.getByLabel('Time', { exact: true }).fill('07:15');
  await form.getByRole('textbox', { name: /^Checklist/ }).fill('Boiler age');
  await expectAccessible('[role=dialog]');
  await form.getByRole('button', { name: 'Book viewing' }).click();
  await expect(page.getByText(/^Viewing requested for/).first()).toBeAttached();
  await expect(form).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/property-search$/);
  await follow(page, '/pipeline/viewings');
  const row = page
    .getByRole('list', { name: 'Viewings' })
    .getByRole('article')
    .filter({ hasText: '07:15–07:45' });
  await expect(row).toContainText('Requested');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Confirm' }).click();
  await expect(row).toContainText('Confirmed');
  await expectAccessible('main');

  await row.getByRole('button', { name: /^Actions for/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^viewing-.*\.ics$/);

  // The server's clock goes on by two days: the viewing is over, and is asked about.
  await page.evaluate(async () => window.mockServer?.change({ now: '+2d' }));
  await page.reload();
  await row.getByRole('button', { name: 'Done' }).click();
  const outcome = page.getByRole('dialog', { name: 'How did it go?' });
  await outcome.getByRole('textbox', { name: /^Note/ }).fill('Worth an offer');
  await outcome.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Done');
  await expect(row).toContainText('Worth an offer');
});
