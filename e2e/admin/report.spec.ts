import { asMember, follow } from '../support/demo';
import { expect, test } from '../support/test';

test('A report from a member’s menu reaches an admin, who suspends the member', async ({ page, context }) => {
  // Two people, each in a window of their own.
  test.slow();
  await page.goto(asMember('/callum.reyes'));
  await page.getByRole('button', { name: 'Actions for Callum Reyes', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  const form = page.getByRole('dialog', { name: 'Report Callum Reyes' });
  await form.getByRole('radio', { name: 'Spam or a scam' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form).toBeHidden();
  await follow(page, '/settings/support');
  await expect(page.getByText(/^Member report/)).toBeVisible();

  const admin = await context.newPage();
  await admin.goto('/admin/reports?as=tom.whitfield');
  await admin.getByRole('link', { name: 'Spam or a scam' }).last().click();
  await expect(admin.getByRole('heading', { name: 'Reported member' })).toBeVisible();
  await admin.getByRole('button', { name: 'Suspend member' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Suspend member' }).click();
  await expect(admin.getByText('Decision: member suspended')).toBeVisible();
  await follow(admin, '/admin/members?status=suspended');
  await expect(admin.getByRole('row', { name: /Callum Reyes/ })).toContainText('Spam or a scam');

  await page.reload();
  await expect(page.getByRole('row', { name: /Member report/ })).toContainText('Member suspended');
});
