import { composerOf, lookAgain, openFeedAs, password, signInByForm } from '../support/member';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and so is what was under way when another tab signed out; the browser
// itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/api\//));

test('whoever signs out, or in, does so in every tab, and nothing private stays behind', async ({
  page,
  context,
}) => {
  const connected = page.waitForEvent('websocket');
  await openFeedAs(page, 'hannah.okafor');
  const socket = await connected;
  await page.getByRole('link', { name: 'Pipeline' }).first().click();
  await expect(page).toHaveURL(/\/pipeline$/);
  await page.getByRole('link', { name: 'Tiebeam home' }).click();
  await composerOf(page).fill('The vendor is in a hurry');

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Account menu' }).click();
  const closed = socket.waitForEvent('close');
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/account\/login$/);
  await expect(page).toHaveURL(/\/account\/login$/, { timeout: 2000 });
  await closed;
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('vendor');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Hannah Okafor')).toHaveCount(0);

  await signInByForm(other, 'aoife.brennan');
  await expect(page.getByRole('link', { name: 'Your profile, Aoife Brennan' }).first()).toBeAttached();
  await page.goto('/');
  await expect(composerOf(page)).toHaveValue('');
});

test('somebody else’s session is noticed when the window is looked at', async ({ page, context }) => {
  await openFeedAs(page, 'hannah.okafor');
  await composerOf(page).fill('Mine alone');
  // Told to no tab: as another program would do it that shares the cookies.
  await context.request.post('/api/auth/login', {
    data: { identifier: 'aoife.brennan', password, remember: true },
  });
  await lookAgain(page);
  await expect(page.getByRole('link', { name: 'Your profile, Aoife Brennan' }).first()).toBeAttached();
  await expect(composerOf(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Your profile, Hannah Okafor' })).toHaveCount(0);
});

test('two tabs of one person keep their own drafts, share the theme, and agree on what is read', async ({
  page,
  context,
}) => {
  await openFeedAs(page, 'tom.whitfield');
  const other = await context.newPage();
  await other.goto('/');
  await composerOf(page).fill('Written first');
  await composerOf(other).fill('Written last');
  await expect(composerOf(page)).toHaveValue('Written first');

  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/unread/);
  await other.goto('/notifications');
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  const otherBell = other.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(otherBell).toHaveAccessibleName('Notifications');
  await lookAgain(page);
  await expect(bell).toHaveAccessibleName('Notifications');

  await page.reload();
  await expect(composerOf(page)).toHaveValue('Written last');
});
