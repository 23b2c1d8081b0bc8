import type { Page } from '@playwright/test';
import { follow } from '../support/demo';
import { expect, test } from '../support/test';

/** Presses a provider's button and answers in the window that it opens. */
async function signInBy(page: Page, provider: 'Google' | 'Facebook' | 'Apple', answer: RegExp | 'close') {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: provider }).click();
  const window = await opening;
  await expect(window.getByRole('heading', { name: `${provider} (demo)` })).toBeVisible();
  if (answer === 'close') await window.close();
  else {
    const press = window.getByRole('button', { name: answer }).click();
    // The press closes the window, sometimes before it is known to have been one.
    await press.catch((error: unknown) => {
      if (!window.isClosed()) throw error;
    });
  }
}

// A stranger's session check, a wrong proof and a known address are answered so.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of (401|409)/));

async function openSignIn(page: Page) {
  await page.goto('/account/login');
  // the demo build starts its mock server first
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible({ timeout: 30_000 });
}

test('each provider: closed, refused, known, new, and linked', async ({ page }) => {
  test.slow();
  await openSignIn(page);
  for (const provider of ['Google', 'Facebook', 'Apple'] as const) {
    await test.step(provider, async () => {
      const incomplete = `Couldn’t sign you in with ${provider}. Try again.`;
      await signInBy(page, provider, 'close');
      await expect(page.getByRole('alert')).toHaveText(incomplete);
      await signInBy(page, provider, /^Cancel/);
      await expect(page.getByRole('alert')).toHaveText(incomplete);
      await signInBy(page, provider, /^Tom Whitfield/);
      await expect(page.getByRole('alert')).toContainText(
        'You already have an account with tom.whitfield@post.example',
      );
      await expect(
        page.getByRole('checkbox', { name: `Link ${provider} to my account when I sign in` }),
      ).toBeChecked();
      await signInBy(page, provider, /^Ada Obi/);
      await expect(page).toHaveURL(/\/account\/register$/);
      await expect(page.getByText('Almost done: ada.obi@post.example is confirmed.')).toBeVisible();
      await follow(page, '/account/login');
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    });
  }
  await signInBy(page, 'Google', /^Callum Reyes/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

/** The newest e-mail with such a subject that the server would have sent, as its link from the first slash. */
const mailed = (page: Page, subject: RegExp) =>
  page.evaluate(async (part) => {
    const mails = (await window.mockServer?.mails()) ?? [];
    const link = mails.findLast((mail) => new RegExp(part, 'i').test(mail.subject))?.link ?? '';
    return link.replace(location.origin, '');
  }, subject.source);

async function signInAs(page: Page, name: string, password: string) {
  await page.getByRole('textbox', { name: 'Email or username' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
}

test('an account from its making to its second password', async ({ page, expectAccessible }) => {
  test.slow();
  await openSignIn(page);
  await page.getByRole('link', { name: 'Create FREE Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Create FREE Account' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Fenwick');
  await page.getByRole('textbox', { name: 'Username' }).fill('ada.fenwick');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada.fenwick@post.example');
  await page.getByLabel('Password', { exact: true }).fill('a seaside rowing boat');
  await page.getByRole('combobox', { name: 'What do you do?' }).selectOption('Landlord');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await expect(page.getByText('This username is available')).toBeVisible();
  await page.getByRole('button', { name: 'Create FREE Account' }).click();

  const banner = page.getByRole('region', { name: 'Confirm your email' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Send Confirmation Email' }).click();
  await expect(banner.getByRole('button', { name: 'Sent' })).toBeDisabled();
  await page.goto(await mailed(page, /confirm/));
  await expect(page.getByText('Email confirmed').first()).toBeVisible({ timeout: 30_000 });
  await expect(banner).toBeHidden();
  expect(new URL(page.url()).search).toBe('');

  await logOut(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada.fenwick@post.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'we’ve sent a link' })).toBeVisible();
  await page.goto(await mailed(page, /password/));
  await page.getByLabel('New password', { exact: true }).fill('a mountain railway hut');
  await page.getByLabel('Confirm new password').fill('a mountain railway hut');
  await page
    .getByRole('button', { name: /password$/i })
    .last()
    .click();

  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await signInAs(page, 'ada.fenwick', 'a seaside rowing boat');
  await expect(page.getByRole('alert')).toContainText('aren’t right');
  await expect(page.getByRole('textbox', { name: 'Email or username' })).toHaveValue('ada.fenwick');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill('a mountain railway hut');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('public pages fit a phone, and the landing page with its frame is accessible', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByText('£10,100')).toBeVisible();
  await expectAccessible();
  for (const path of [
    '/',
    '/about',
    '/blog',
    '/blog/where-yields-still-start-with-an-eight',
    '/contact',
    '/privacy',
    '/terms',
    '/account/forgot-password',
    '/account/reset-password?token=x',
  ]) {
    await test.step(path, async () => {
      if (path !== '/') {
        await page
          .locator('h1')
          .evaluateAll((titles) => titles.forEach((each) => each.setAttribute('data-left', '')));
        await follow(page, path);
      }
      await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBeLessThanOrEqual(0);
    });
  }
});
