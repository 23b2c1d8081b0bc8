import { openDealAsMember } from '../support/evaluations';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('a link shows a stranger what was chosen, and nothing once it is taken back', async ({
  page,
  context,
  expectAccessible,
}) => {
  // Two people, each in a window of their own.
  test.slow();
  await openDealAsMember(page);
  const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await page.getByRole('tab', { name: 'Link' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Create link' }).click();
  // The clipboard of a browser under test may be closed to pages: what would be copied is read here.
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await panel.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /property-evaluations\/shared\//);
  const link = (await page.locator('html').getAttribute('data-copied')) ?? '';
  await expectAccessible('[role="dialog"]');
  await page.keyboard.press('Escape');

  // A member who has no part in the deal.
  const stranger = await context.newPage();
  await stranger.goto(`${link}${link.includes('?') ? '&' : '?'}as=tom.whitfield`);
  await expect(stranger.getByRole('heading', { name: /in LS11$/ })).toBeVisible();
  await expect(stranger.getByRole('main')).not.toContainText('Ashfield');

  await page.reload();
  await share.click();
  await page.getByRole('tab', { name: 'Link' }).click();
  await expect(panel.getByText(/^Opened by Tom Whitfield/)).toBeVisible();
  await panel.getByRole('button', { name: /^Revoke/ }).click();
  await expect(panel.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'No longer shared' })).toBeVisible();
});
