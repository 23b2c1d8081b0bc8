import type { Page } from '@playwright/test';
import { scenarioNames, type ScenarioName } from '../mocks/scenarios/scenarios';
import { expect, test } from './support/test';

// What the browser itself writes down of answers that fail on purpose, and of lists that break the contract.
const onPurpose = [
  / (401|403|500|503) /,
  /Failed to load resource|net::ERR_/,
  /WebSocket/,
  /Cannot read properties of (null|undefined)|is not iterable|is not a function/,
];

/** Where a part that has come to an end, well or not, can be seen: nobody waits for words that never come. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.locator('#root .sk-shell')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

/** Each scenario on its home, and on one more page by turns, so that all pages meet several of them. */
const pages = [
  '/notifications',
  '/notifications?requests=true',
  '/hannah.okafor/post/1',
  '/terms',
  '/nowhere/at/all',
];

test.describe('from a cold browser', () => {
  test.beforeEach(({ expectedErrors, page }) => {
    expectedErrors.push(...onPurpose);
    page.on('pageerror', (error) => uncaught.push(error.message));
  });
  const uncaught: string[] = [];

  scenarioNames.forEach((name: ScenarioName, index) => {
    const paths = ['/', pages[index % pages.length] ?? '/'];
    test(`${name} opens on ${paths.join(' and ')}`, async ({ page }) => {
      uncaught.length = 0;
      for (const path of paths) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${name}`);
        await expectPage(page);
        await expect(page).not.toHaveURL(/scenario=/);
      }
      expect(uncaught).toEqual([]);
    });
  });
});

test('a link leads to any page as anybody, and a reload stays in the situation', async ({ page }) => {
  await page.goto('/notifications?requests=true&scenario=slow-network&as=tom.whitfield&latency=20');
  await expect(page).toHaveURL(/\/notifications\?requests=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Requests' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  expect(await page.evaluate(() => window.mockServer?.situation())).toMatchObject({
    as: 'tom.whitfield',
    latencyMs: 20,
  });
});

test.describe('the panel', () => {
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
    await expect(panel(page).getByText('Nothing: the server behaves.')).toBeVisible();
    await expectAccessible('tiebeam-qa');

    const operation = panel(page).getByRole('combobox', { name: /^Operation/ });
    await operation.focus();
    // Letters that the application would take for its own shortcuts.
    await page.keyboard.type('GET /posts');
    await panel(page).getByRole('combobox', { name: 'Answers' }).selectOption('403');
    await operation.press('Enter');
    await expect(panel(page).getByRole('list', { name: 'Active now' })).toContainText('listPosts: 403');
    await expect(page).toHaveURL(/\/$/);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    await expectAccessible('tiebeam-qa');

    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('We could not load your network')).toBeVisible();

    await page.keyboard.press('Control+Backquote');
    await panel(page).getByRole('button', { name: 'End listPosts: 403' }).click();
    await expect(panel(page).getByText('Nothing: the server behaves.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('switches the user and the scenario, and stays open', async ({ page }) => {
    await page.goto('/notifications?scenario=member');
    await expectPage(page);
    await page.keyboard.press('Control+Backquote');
    await panel(page)
      .getByRole('combobox', { name: /^Signed in: hannah/ })
      .fill('zainab.hussain');
    await panel(page).getByRole('button', { name: 'Switch' }).click();
    await expect(panel(page).getByText('Signed in: zainab.hussain')).toBeVisible();
    await panel(page).getByRole('combobox', { name: 'Scenario' }).selectOption('Admin');
    await panel(page).getByRole('button', { name: 'Play' }).click();
    await expect(panel(page).getByText('Signed in: tom.whitfield')).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: /^Link/ })).toHaveValue(
      /\/notifications\?scenario=admin$/,
    );
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
    await expectPage(page);
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
    await panel(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Kept in a file')).toHaveCount(0);

    const chooser = panel(page).getByLabel('Exported state');
    await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(panel(page).getByRole('status')).toHaveText(
      'notes.txt is no exported state: it cannot be read as JSON.',
    );
    await chooser.setInputFiles(file);
    await expect(page.getByText('Kept in a file')).toBeVisible();
  });

  test('says what is wrong with a link', async ({ page }) => {
    await page.goto('/terms?scenario=larg&qa=on');
    await expect(panel(page).getByRole('list', { name: 'What was wrong with the link' })).toHaveText(
      'There is no scenario “larg”. Did you mean “large”?',
    );
    await panel(page).getByRole('button', { name: 'Hide' }).click();
    await expect(page.locator('tiebeam-qa').getByRole('button')).toHaveCount(0);
  });

  for (const width of [320, 390, 1440]) {
    test(`its handle covers no control at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/?scenario=member&qa=on');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      const handle = page.getByRole('button', { name: 'QA panel' });
      await expect(handle).toBeVisible();
      await expect
        .poll(() =>
          handle.evaluate((button) => {
            const { left, top, right, bottom } = button.getBoundingClientRect();
            const isBeneath = (each: Element) => {
              const box = each.getBoundingClientRect();
              return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
            };
            return [...document.querySelectorAll('a, button, input, textarea')].filter(isBeneath).length;
          }),
        )
        .toBe(0);
    });
  }
});
