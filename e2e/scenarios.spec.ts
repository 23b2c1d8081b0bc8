import type { Page } from '@playwright/test';
import { scenarioNames, scenarios, type ScenarioName } from '../mocks/scenarios/scenarios';
import { expect, test } from './support/test';

/** What the browser itself writes down of answers that fail on purpose. */
const onPurpose = [/ (401|403|404|500|503) /, /Failed to load resource|net::ERR_/, /WebSocket/];

async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root .sk-shell')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

/** The screens that show what a server says. */
const live = [
  '/notifications',
  '/notifications?requests=true',
  '/conversations',
  '/hannah.okafor',
  '/hannah.okafor/post/1',
  '/networking/explore',
];
/** The others; those that a visitor may not see lead elsewhere, which has a heading too. */
const others = [
  '/account/login',
  '/account/register',
  '/admin',
  '/blog',
  '/help',
  '/knowledge-base',
  '/pipeline',
  '/portfolio',
  '/property-evaluations',
  '/property-search',
  '/settings/account',
  '/settings/notifications',
  '/terms',
  '/nowhere/at/all',
];

/** Visits screens as the application's own links do, and names those that stay blank. */
const tour = (page: Page, paths: readonly string[], waits: boolean) =>
  page.evaluate(
    async ([wanted, isPatient]) => {
      const frame = () => new Promise((resolve) => setTimeout(resolve, 16));
      const isShown = () =>
        document.querySelector('#root h1') !== null && document.querySelector('#root .sk-shell') === null;
      // Calls that wait for their answer, as the script below counts them.
      const isQuiet = () => !isPatient || Number(document.documentElement.dataset['calls'] ?? 0) === 0;
      const blank: string[] = [];
      for (const path of wanted) {
        history.pushState({}, '', path);
        const end = performance.now() + 15_000;
        // Twice in a row: what one answer brings may ask for the next.
        for (
          let good = 0;
          good < 3 && performance.now() < end;
          good = isShown() && isQuiet() ? good + 1 : 0
        ) {
          await frame();
        }
        if (!isShown()) blank.push(path);
      }
      return blank;
    },
    [paths, waits] as const,
  );

const countCalls = () => {
  const real = globalThis.fetch;
  let calls = 0;
  const count = (by: number) => {
    calls += by;
    document.documentElement.dataset['calls'] = String(calls);
  };
  globalThis.fetch = async (...args) => {
    count(1);
    try {
      return await real(...args);
    } finally {
      count(-1);
    }
  };
};

// In one page and at no latency: each scenario from one address, and then the screens that it can change.
for (const group of new Set(scenarioNames.map((name) => scenarios[name].group))) {
  test(`no scenario of ${group} leaves a screen blank or lets an error through`, async ({
    page,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(...onPurpose);
    await page.addInitScript(countCalls);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const open = async (name: ScenarioName) => {
      const isSlow = name === 'slow-network';
      await page.goto(`/?scenario=${name}${isSlow ? '' : '&latency=0'}`);
      await expectPage(page);
      expect(new URL(page.url()).search).toBe('');
      const screens = group === 'People' || group === 'Answers' ? [...live, ...others] : live;
      expect(await tour(page, [...screens, '/'], !isSlow), 'blank screens').toEqual([]);
      expect(uncaught.splice(0), 'uncaught errors').toEqual([]);
    };
    for (const name of scenarioNames.filter((each) => scenarios[each].group === group)) {
      await test.step(name, () => open(name));
    }
  });
}

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

test('offline takes the network from a page that has loaded, by one link and after a reload', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...onPurpose);
  const isLost = () => expect(page.getByText("You're offline – changes will wait").first()).toBeVisible();
  await page.goto('/?scenario=offline');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await isLost();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await isLost();
  await page.goto('/notifications?fault=getSession:network');
  await expect(page.getByText("We couldn't reach the server")).toBeVisible();
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
    // The page that is left shows articles too.
    const isLoaded = page.waitForEvent('load');
    await panel(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await isLoaded;
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
