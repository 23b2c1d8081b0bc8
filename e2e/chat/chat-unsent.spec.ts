import { fail, field, heard, messages, openConversation } from '../support/chat';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));
test.beforeEach(() => test.slow());

test('a reload loses neither what is being written nor what could not be sent', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await openConversation(page, 'hannah.okafor', 1);
  await fail(page, 'createMessage', { status: 'network', times: 1 });
  await field(page, 'Callum').fill('The survey is back, and it is not good.');
  await field(page, 'Callum').press('Enter');
  await expect(page.getByText('Not sent: We couldn’t reach the server')).toBeVisible();
  await field(page, 'Callum').fill('And another thing');
  await page.reload();

  await expect(field(page, 'Callum')).toHaveValue('And another thing');
  const failed = page.getByRole('article', { name: 'You, not sent' });
  await expect(failed).toContainText('The survey is back');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed).toHaveCount(0);
  await page.reload();
  await expect(messages(page, 'The survey is back')).toContainText(/Sent|Delivered|Read/);
  await expect(messages(page, 'The survey is back')).toHaveCount(1);
});

test('a reload while a message is under way neither loses nor doubles it', async ({ page }) => {
  await openConversation(page, 'hannah.okafor', 1);
  const texts = ['Offer made', 'Done at 238'];
  await page.evaluate(async () => window.mockServer?.setLatency(1500));
  for (const [place, text] of texts.entries()) {
    await expect(field(page, 'Callum')).toBeVisible({ timeout: 30_000 });
    await field(page, 'Callum').fill(text);
    // At once, and while the server has yet to answer.
    const asked = place % 2 ? page.waitForRequest(/\/conversations\/messages$/) : null;
    await field(page, 'Callum').press('Enter');
    await asked;
    await page.reload();
  }
  await expect(messages(page, 'Done at 238')).toContainText(/Sent|Delivered|Read/, { timeout: 30_000 });
  for (const text of texts) await expect(messages(page, text)).toHaveCount(1);
  await page.reload();
  await expect(messages(page, 'Done at 238')).toContainText(/Sent|Delivered|Read/, { timeout: 30_000 });
  for (const text of texts) await expect(messages(page, text)).toHaveCount(1);
  await expect(page.getByRole('article', { name: /^You, (not sent|sending)/ })).toHaveCount(0);
  const shown = (await messages(page, /^(Offer|Done)/).allTextContents()).join(' ');
  expect(shown).toMatch(/Offer made.*Done at 238/s);
});

test(
  'what is written without a network is sent with it, in order',
  { tag: '@phone' },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
    await openConversation(page, 'hannah.okafor', 1);
    await heard(page, 'hannah.okafor');
    await page.evaluate(async () => window.mockServer?.change({ isOffline: true }));
    for (const each of ['first', 'second']) {
      await field(page, 'Callum').fill(`From the tunnel, ${each}`);
      await field(page, 'Callum').press('Enter');
    }
    await expect(messages(page, 'Waiting to be sent')).toHaveCount(2);
    // what says so covers neither whom one writes to nor what one writes in
    const pill = page.getByText('You’re offline – changes will wait');
    const person = page
      .getByRole('region', { name: 'Conversation', exact: true })
      .getByRole('link', { name: 'Callum Reyes' });
    await expect
      .poll(async () => ((await person.boundingBox())?.y ?? 0) - ((await pill.boundingBox())?.y ?? Infinity))
      .toBeGreaterThan(16);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    await page.evaluate(async () => window.mockServer?.change({ isOffline: false }));
    await expect(messages(page, 'Waiting to be sent')).toHaveCount(0, { timeout: 15_000 });
    const texts = (await messages(page, 'From the tunnel').allTextContents()).join(' ');
    expect(texts).toMatch(/first.*second/s);
    await expect(messages(page, 'From the tunnel')).toHaveCount(2);
  },
);
