import { asMember } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('a room is added, checked against the law, and let', async ({ page, expectAccessible }) => {
  await page.goto(asMember('/portfolio/rooms'));
  // A row of the table, or a card on a phone.
  const attic = page.locator('tr, article').filter({ hasText: 'Attic room' });
  await page.getByRole('button', { name: 'Add room' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add room' });
  await form
    .getByRole('combobox', { name: 'Property' })
    .selectOption({ label: '63 Lenton Boulevard, Nottingham' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Attic room');
  await form.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Single bedroom' });
  await form.getByRole('textbox', { name: 'Floor area' }).fill('6.4 m²');
  await form.getByRole('textbox', { name: 'Asking rent' }).fill('510');
  await expectAccessible('[role=dialog]');
  await form.getByRole('button', { name: 'Add room' }).click();
  await expect(form).toBeHidden();
  await expect(attic.getByText('Below 6.51 m²')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for “Attic room”' }).click();
  await page.getByRole('menuitem', { name: 'Edit…' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit room' });
  await edit.getByRole('textbox', { name: 'Floor area' }).fill('7.1 m²');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(attic.getByText('Below 6.51 m²')).toHaveCount(0);

  await page.getByRole('button', { name: 'Actions for “Attic room”' }).click();
  await page.getByRole('menuitem', { name: 'Let this room…' }).click();
  const tenancy = page.getByRole('dialog', { name: 'Add tenancy' });
  await expect(tenancy.getByRole('combobox', { name: 'Let as' })).toHaveValue(/.+/);
  await tenancy.getByRole('textbox', { name: 'New contact' }).fill('Femi Adeyemi');
  await tenancy.getByRole('textbox', { name: 'New contact' }).press('Enter');
  await expect(tenancy.getByRole('button', { name: 'Remove Femi Adeyemi' })).toBeVisible();
  await tenancy.getByRole('combobox', { name: 'Status' }).selectOption('current');
  await tenancy.getByRole('textbox', { name: 'Start date' }).fill('1/11/2026');
  await tenancy.getByRole('button', { name: 'Add tenancy' }).click();
  await expect(tenancy).toBeHidden();
  await expectAccessible('main');
  await page.goto('/portfolio/tenancies');
  await expect(page.getByText('Femi Adeyemi').first()).toBeVisible();
});
