import type { Page } from '@playwright/test';
import { scenarioNames, scenarios, type ScenarioName } from '../../mocks/scenarios/scenarios';
import { expect, test } from '../support/test';

/** What the browser itself writes down of answers that fail on purpose. */
const onPurpose = [/ (401|403|404|500|503) /, /Failed to load resource|net::ERR_/, /WebSocket/];
/** A bad row is said once by us and once by React, which logs what a boundary caught; what nothing caught is looked at by itself. */
const ofBadRows = [/ can’t be read /, /^TypeError: /, /^Error: Minified React error/];

/** The page makes its world first; the largest take their time. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root .sk-shell')).toHaveCount(0, { timeout: 30_000 });
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

const groups = [...new Set(scenarioNames.map((name) => scenarios[name].group))];
const namesOf = (group: string) => scenarioNames.filter((name) => scenarios[name].group === group);
/** Those that take every screen have a test each. */
const tested = groups.flatMap((group): (readonly [title: string, names: readonly ScenarioName[]])[] =>
  group === 'Answers' || group === 'People'
    ? namesOf(group).map((name) => [
        `the scenario ${name} leaves no screen blank and lets no error through`,
        [name],
      ])
    : [[`no scenario of ${group} leaves a screen blank or lets an error through`, namesOf(group)]],
);

// In one page and at no latency: each scenario from one address, and then the screens that it can change.
for (const [title, names] of tested) {
  test(title, async ({ page, expectedErrors }) => {
    test.slow();
    const hasBadRows = names.some((name) => scenarios[name].group === 'Answers');
    expectedErrors.push(...onPurpose, ...(hasBadRows ? ofBadRows : []));
    await page.addInitScript(countCalls);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    const open = async (name: ScenarioName) => {
      const isSlow = name === 'slow-network';
      await page.goto(`/?scenario=${name}${isSlow ? '' : '&latency=0'}`);
      await expectPage(page);
      expect(new URL(page.url()).search).toBe('');
      const { group } = scenarios[name];
      const screens = group === 'People' || group === 'Answers' ? [...live, ...others] : live;
      expect(await tour(page, [...screens, '/'], !isSlow), 'blank screens').toEqual([]);
      expect(uncaught.splice(0), 'uncaught errors').toEqual([]);
    };
    for (const name of names) await test.step(name, () => open(name));
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
  const isLost = () => expect(page.getByText('You’re offline – changes will wait').first()).toBeVisible();
  await page.goto('/?scenario=offline');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await isLost();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await isLost();
  await page.goto('/notifications?fault=getSession:network');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('We couldn’t reach the server')).toHaveCount(0);
});
