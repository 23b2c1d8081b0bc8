import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('the plan is changed for the price that was shown, and cancelled in two clicks', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/settings/subscription'));
  await page.getByRole('button', { name: 'Upgrade to Business' }).click();
  const change = page.getByRole('dialog', { name: 'Upgrade to Business?' });
  const price = await change
    .getByRole('row', { name: /^Due today/ })
    .getByRole('cell')
    .textContent();
  await expectAccessible('[role=dialog]');
  await change.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect(change).toBeHidden();
  const newest = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').first();
  await expect(newest).toContainText('Change to Business');
  await expect(newest).toContainText(price ?? 'a price');
  await page.getByRole('button', { name: 'Cancel Business' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel Business?' })
    .getByRole('button', { name: 'Cancel plan' })
    .click();
  await expect(page.getByText(/^Cancelled\. Your plan continues until/)).toBeVisible();
  await expectAccessible('main');
});

test('a plan is bought at the provider’s page, past a declined card', async ({ page, expectAccessible }) => {
  await page.goto('/settings/subscription?scenario=newcomer&latency=0');
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
  await expectAccessible('main');
  await page.getByRole('radio', { name: 'Visa ending 0002' }).check();
  await page.getByRole('button', { name: 'Pay £19' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Choose another card.');
  await page.getByRole('button', { name: 'Pay £19' }).click();
  await expect(page.getByText('You’re on Pro. Thank you.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('listitem', { name: 'Pro' })).toContainText('Current');
});

test('the account is closed, and a sign-in opens it again', async ({ page, expectAccessible }) => {
  await page.goto(asMember('/settings/account'));
  await page.getByRole('button', { name: 'Close account', exact: true }).click();
  const close = page.getByRole('dialog', { name: 'Close your account?' });
  await close.getByRole('textbox', { name: /to confirm$/ }).fill('hannah.okafor');
  await close.getByRole('textbox', { name: 'Current password' }).fill('tiebeam-demo');
  await expectAccessible('[role=dialog]');
  await close.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email or username' }).fill('hannah.okafor');
  await page.getByRole('textbox', { name: 'Password' }).fill('tiebeam-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Status messages' })).toContainText(
    'Your account is open again',
  );
});
