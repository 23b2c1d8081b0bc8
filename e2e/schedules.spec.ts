import { asMember } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

/** An A4 page between its margins of 12 mm, CSS px. */
const a4 = { width: 703, height: 1032 };

test('a check-out starts from its check-in, is compared with it, and fits on A4 when printed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio/schedules?kind=condition'));
  await page.getByRole('button', { name: 'Actions for “Room E at check-in, Lucas Ferreira”' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const form = page.getByRole('dialog', { name: 'Add schedule of condition' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Room E at check-out');
  await form.getByRole('combobox', { name: 'Condition, item 2' }).selectOption('poor');
  await form.getByRole('button', { name: 'Remove “Desk and chair”' }).click();
  await expectAccessible('[role=dialog]');
  await form.getByRole('button', { name: 'Add schedule of condition' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('link', { name: 'Room E at check-out' }).click();
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 1 });
  const room = page.getByRole('region', { name: 'Room E', exact: true });
  await expect(room.getByRole('listitem').filter({ hasText: 'Carpet' })).toContainText('Was fair');
  await expect(page.getByRole('list', { name: 'Missing' })).toContainText('Room E: Desk and chair');
  await expectAccessible('main');

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(a4);
  await expect(room).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
