import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const panel = (page: Page) => page.getByRole('complementary', { name: 'QA panel' });

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/ (401|418|403) /));

test('is opened, used and left by the keyboard, and says what is active', async ({
  page,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/ 403 /);
  await page.goto('/?scenario=member');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Control+Backquote');
  await expect(panel(page).getByRole('heading', { name: 'QA panel' })).toBeFocused();
  await expect(panel(page).getByText('Nothing. The server is behaving normally.')).toBeVisible();
  await expectAccessible('tiebeam-qa');

  const operation = panel(page).getByRole('combobox', { name: /^Operation/ });
  await operation.focus();
  // Letters that the application would take for its own shortcuts.
  await page.keyboard.type('GET /posts');
  await panel(page).getByRole('combobox', { name: 'Response' }).selectOption('403');
  await operation.press('Enter');
  await expect(panel(page).getByRole('list', { name: 'Active now' })).toContainText('listPosts: 403');
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expectAccessible('tiebeam-qa');

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Couldn’t load your network')).toBeVisible();

  await page.keyboard.press('Control+Backquote');
  await panel(page).getByRole('button', { name: 'End listPosts: 403' }).click();
  await expect(panel(page).getByText('Nothing. The server is behaving normally.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('sends notifications, and moves the clock', async ({ page }) => {
  await page.goto('/?scenario=newcomer');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await page.keyboard.press('Control+Backquote');
  await panel(page).getByRole('button', { name: 'Reaction' }).click();
  await expect(bell).toHaveAccessibleName(/unread/);
  await panel(page).getByRole('button', { name: '+1 day' }).click();
  await panel(page).getByRole('button', { name: '+1 hour' }).click();
  await expect(panel(page).getByRole('list', { name: 'Active now' })).toContainText('Clock: +25h');
});

test('exports the state, refuses a wrong file, and takes the right one back', async ({ page }) => {
  await page.goto('/?scenario=member');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.evaluate(() =>
    fetch('/api/posts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content: 'Kept in a file' }),
    }),
  );
  await page.keyboard.press('Control+Backquote');
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  // The page that is left shows articles too.
  const isLoaded = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await isLoaded;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Kept in a file')).toHaveCount(0);

  const chooser = panel(page).getByLabel('Exported state');
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(panel(page).getByRole('status')).toHaveText(
    'notes.txt isn’t an exported state: it isn’t valid JSON.',
  );
  await chooser.setInputFiles(file);
  await expect(page.getByText('Kept in a file')).toBeVisible();
});

test('says what is wrong with a link', async ({ page }) => {
  await page.goto('/terms?scenario=larg&qa=on');
  await expect(panel(page).getByRole('list', { name: 'Problems with the link' })).toHaveText(
    'There’s no scenario “larg”. Did you mean “large”?',
  );
  await panel(page).getByRole('button', { name: 'Hide' }).click();
  await expect(page.locator('tiebeam-qa').getByRole('button')).toHaveCount(0);
});

test('says what is wrong with what is written, takes it as it is meant, and asks which of several users', async ({
  page,
}) => {
  await page.goto('/terms?scenario=member&qa=on');
  await page.keyboard.press('Control+Backquote');
  const latency = panel(page).getByRole('textbox', { name: /^Latency/ });
  const status = panel(page).getByRole('status');
  const active = panel(page).getByRole('list', { name: 'Active now' });
  for (const wrong of ['-1', '12.5', '1000000000']) {
    await latency.fill(wrong);
    await panel(page).getByRole('button', { name: 'Set', exact: true }).first().click();
    await expect(status).toHaveText(
      `Enter a latency from 0 to 60000 ms. “${wrong}” isn’t a whole number in that range.`,
    );
  }
  await latency.fill(' 250 ');
  await latency.press('Enter');
  await expect(active).toHaveText(/Responses take 250 ms/);

  const operation = panel(page).getByRole('combobox', { name: /^Operation/ });
  const times = panel(page).getByRole('textbox', { name: 'Times' });
  await operation.fill('listPosts ');
  await times.fill('2');
  await operation.press('Enter');
  await expect(active).toContainText('listPosts: 500 (2 more)');
  await expect(times).toHaveValue('');
  await operation.fill('get /notifications');
  await operation.press('Enter');
  await expect(active).toContainText('listNotifications: 500✕');

  const user = panel(page).getByRole('combobox', { name: 'User, by name or username' });
  await user.fill('nobody at all');
  await panel(page).getByRole('button', { name: 'Switch' }).click();
  await expect(status).toHaveText('The mock server has no member called “nobody at all”.');
  await user.fill('hann');
  const suggestion = page.locator('tiebeam-qa').locator('datalist#qa-members option').first();
  await expect(suggestion).toHaveAttribute('value', 'Hannah Okafor hannah.okafor');
  await user.fill('a');
  await user.press('Enter');
  await expect(status).toHaveText(/^“a” may be .+, .+ or others\. Enter the full username\.$/);
  await user.fill(' tom whitfield ');
  await user.press('Enter');
  await expect(panel(page).getByText('Signed in: tom.whitfield')).toBeVisible();
});

test('its keys are heard while the page still loads', async ({ page }) => {
  let isPressed = () => {};
  const pressed = new Promise<void>((resolve) => {
    isPressed = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await page.keyboard.press('Control+Backquote');
  isPressed();
  await expect(panel(page).getByRole('heading', { name: 'QA panel' })).toBeVisible();
  await page.keyboard.press('Control+Backquote');
  await expect(panel(page)).toHaveCount(0);
});
