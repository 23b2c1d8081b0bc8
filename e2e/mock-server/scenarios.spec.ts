import type { Page } from '@playwright/test';
import { scenarioNames, scenarios, type Scenario, type ScenarioName } from '../../mocks/scenarios/scenarios';
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

/** The screens that live updates and a slow or missing network change. */
const live = [
  '/notifications',
  '/notifications?requests=true',
  '/conversations',
  '/hannah.okafor',
  '/hannah.okafor/post/1',
  '/networking/explore',
];
/** The screens of what a member owns or may do. */
const own = [
  '/admin',
  '/pipeline',
  '/portfolio',
  '/property-evaluations',
  '/property-search',
  '/settings/account',
];
/** The others that show what a server says; those that a visitor may not see lead elsewhere, which has a heading too. */
const read = [...live, ...own, '/blog', '/help', '/knowledge-base', '/settings/notifications'];
/** Screens that need no answer differ by whether somebody is signed in alone. */
const every = [...read, '/account/login', '/account/register', '/terms', '/nowhere/at/all'];

/** What of a scenario can differ from what a member sees; by its group where it is not named. */
const screensOf: Partial<Record<ScenarioName, readonly string[]>> = {
  'signed-out': every,
  member: every,
  newcomer: read,
  // The client refuses both before a screen sees them, as one error.
  html: read,
  truncated: live,
  'failing-writes': live,
  // `shell/long-words.spec.ts` and `realtime/documented-only.prod.spec.ts` go through the other screens.
  'long-words': [...own, '/help', '/settings/notifications'],
  'documented-only': live,
};
const screensOfGroup: Record<Scenario['group'], readonly string[]> = {
  People: ['/hannah.okafor', ...own],
  Worlds: live,
  Network: live,
  Answers: read,
  Socket: live,
};

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

const namesOf = (group: Scenario['group']) => scenarioNames.filter((name) => scenarios[name].group === group);
const tested: [of: string, names: readonly ScenarioName[]][] = [
  ['People', namesOf('People')],
  ['Worlds', namesOf('Worlds')],
  ['Network', namesOf('Network')],
  ['Answers, first half,', namesOf('Answers').filter((_, place) => place % 2 === 0)],
  ['Answers, second half,', namesOf('Answers').filter((_, place) => place % 2 === 1)],
  ['Socket', namesOf('Socket')],
];

// In one page and at no latency: each scenario from one address, and then the screens that it can change.
for (const [of, names] of tested) {
  test(`no scenario of ${of} leaves a screen blank or lets an error through`, async ({
    page,
    expectedErrors,
  }) => {
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
      const screens = screensOf[name] ?? screensOfGroup[scenarios[name].group];
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
