import type { Page } from '@playwright/test';
import { composerOf, openFeedAs } from '../support/member';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/api\/auth\/session/));

/** The storage refuses to be touched, as with all cookies blocked. */
const block = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
};

/** What is there can be read, nothing can be added. */
const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Every key holds what this version never wrote; once, before the first page begins. */
const spoil = () => {
  if (sessionStorage.getItem('spoilt')) return;
  sessionStorage.setItem('spoilt', 'yes');
  localStorage.setItem('theme', '["light"]');
  localStorage.setItem('theme-explicit', '{');
  localStorage.setItem('session-hint', '{"v":2}');
  localStorage.setItem('shortcuts', '7');
  localStorage.setItem('draft:1:post', '{"text":["x"],"savedAt":"soon","__proto__":7}');
  sessionStorage.setItem('return-path', 'https://evil.example/');
  sessionStorage.setItem('stale-version-reload', 'yesterday');
  sessionStorage.setItem('tsr-scroll-restoration-v1_3', 'null');
};

/** From the sign-in to the sign-out: what a person does on a first visit. */
async function visit(page: Page) {
  await openFeedAs(page, 'hannah.okafor');
  const theme = page.locator('html');
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await composerOf(page).fill('Exchanged today');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Pipeline' }).first().click();
  await expect(page).toHaveURL(/\/pipeline$/);
  await page.goBack();
  await expect(composerOf(page)).toHaveValue('Exchanged today');
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
}

for (const [state, prepare] of [
  ['blocked', block],
  ['full', fill],
] as const) {
  test(`with storage ${state} everything works, as long as the page lives`, async ({ page }) => {
    await page.addInitScript(prepare);
    await visit(page);
    // Another visit begins anew: dark, and still signed in.
    await page.goto('/pipeline');
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await signOut(page);
  });
}

test('what another version or an accident left in storage is discarded', async ({ page }) => {
  await page.addInitScript(spoil);
  await visit(page);
  await page.reload();
  await expect(composerOf(page)).toHaveValue('Exchanged today');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await signOut(page);
});
