import { asMember } from './support/demo';
import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('the portfolio is put under stress by the keyboard, and its outstanding transactions are confirmed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(asMember('/portfolio'));
  const lab = page.getByRole('region', { name: 'Stress lab' });
  await lab.scrollIntoViewIfNeeded();
  const total = lab.getByRole('row', { name: /^All \d+ properties/ });
  await expect(total).toBeVisible();
  const before = (await total.textContent()) ?? '';
  const rates = lab.getByRole('slider', { name: 'Mortgage rates' });
  await rates.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(rates).toHaveAttribute('aria-valuetext', '+1%');
  await expect(total).not.toHaveText(before);
  await expectAccessible('main');

  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('button', { name: /^All \d+$/ }).click();
  await needs.getByRole('link', { name: /transactions to confirm/ }).click();
  await expect(page).toHaveURL(/\/portfolio\/money$/);
  await page.getByRole('checkbox', { name: /^Select all \d+$/ }).check();
  await page.getByRole('button', { name: /^Confirm \d+ transactions$/ }).click();
  await expect(page.getByText('Nothing to confirm')).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(needs.getByRole('list')).toBeVisible();
  await expect(needs.getByText(/to confirm/)).toHaveCount(0);
});
