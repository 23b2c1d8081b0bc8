import { asMember, follow } from '../support/demo';
import { expect, test } from '../support/test';

test('A report from a member’s menu reaches an admin, who suspends the member', async ({
  page,
  expectAccessible,
}) => {
  // Three people, each of whom opens the demo anew.
  test.slow();
  await page.goto(asMember('/callum.reyes'));
  await page.getByRole('button', { name: 'Actions for Callum Reyes' }).click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  const form = page.getByRole('dialog', { name: 'Report Callum Reyes' });
  await form.getByRole('radio', { name: 'Spam or a scam' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form).toBeHidden();
  await follow(page, '/settings/support');
  await expect(page.getByText(/^Member report/)).toBeVisible();

  await page.goto('/admin/reports?as=tom.whitfield');
  await page.getByRole('link', { name: 'Spam or a scam' }).last().click();
  await expect(page.getByRole('heading', { name: 'Reported member' })).toBeVisible();
  await expectAccessible('main');
  await page.getByRole('button', { name: 'Suspend member' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend member' }).click();
  await expect(page.getByText('Decision: member suspended')).toBeVisible();

  await follow(page, '/admin/members?status=suspended');
  await expect(page.getByRole('row', { name: /Callum Reyes/ })).toContainText('Spam or a scam');

  await page.goto('/settings/support?as=hannah.okafor');
  await expect(page.getByRole('row', { name: /Member report/ })).toContainText('Member suspended');
});
