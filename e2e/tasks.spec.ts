import { asMember } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('a task is added by a sentence, done, undone, and found in the log', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/pipeline/tasks'));
  const day = page.getByRole('list', { name: 'My day' });
  await expect(day.getByRole('heading', { name: /^Overdue/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Ring Darren tomorrow 10am !high every week');
  await expect(page.getByRole('list', { name: 'Details found in your text' })).toContainText('Tomorrow');
  await expectAccessible('main');
  await page.keyboard.press('Enter');
  const task = day.getByRole('checkbox', { name: 'Ring Darren' });
  await expect(task).toBeVisible();

  await task.click();
  await expect(page.getByText(/^Completed “Ring Darren”\. Next due /).first()).toBeVisible();
  // The next of the series has come in its place.
  await expect(day.getByText('Due tomorrow at 10:00')).toHaveCount(0);
  await expect(task).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(day.getByText('Due tomorrow at 10:00')).toBeVisible();

  await day
    .locator('[data-row]', { hasText: 'Due tomorrow at 10:00' })
    .getByRole('checkbox', { name: 'Ring Darren' })
    .click();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/view=log/);
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Done: Ring Darren');
});
