import { existsSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { WireOptions } from './e2e/support/host';
import { chromiumArgs, chromiumPath } from './scripts/tests/chromium.mjs';

const isContinuous = Boolean(process.env['CI']);
/** Three ports in a row are taken from here on; another first one lets two working copies be tested side by side. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4173);
const demoUrl = `http://localhost:${firstPort}`;
const productionUrl = `http://localhost:${firstPort + 1}`;
const serverUrl = `http://localhost:${firstPort + 2}`;
// By hand one may run the journeys with only the demo build there; `npm test` always builds both.
const hasProduction = existsSync(new URL('dist/index.html', import.meta.url));

const widths = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

/** These need a server on another origin: e2e/support/host.ts starts one for each worker. */
const wireSpecs = ['**/wire.spec.ts', '**/frames.spec.ts'];

/**
 * Every journey runs once, wide and dark, the product's default; those whose steps or measures differ on a phone say `@phone` and
 * run there too, in light, a choice already made.
 */
const demoProjects: NonNullable<PlaywrightTestConfig<object, WireOptions>['projects']> = (
  [
    ['1440', 'dark'],
    ['390', 'light'],
  ] as const
).map(([width, theme]) => ({
  name: `${width}-${theme}`,
  testIgnore: ['**/*.prod.spec.ts', ...wireSpecs],
  ...(width === '390' && { grep: /@phone/ }),
  use: { ...widths[width], baseURL: demoUrl, colorScheme: theme, storageState: withTheme(theme) },
}));

function withTheme(theme: 'dark' | 'light') {
  const localStorage =
    theme === 'light'
      ? [
          { name: 'theme', value: 'light' },
          { name: 'theme-explicit', value: '1' },
        ]
      : [];
  return { cookies: [], origins: [{ origin: demoUrl, localStorage }] };
}

const production = {
  name: 'production',
  testMatch: '**/*.prod.spec.ts',
  use: { ...widths[1440], baseURL: productionUrl, serviceWorkers: 'block' as const },
};

/** The production build on one origin and its server on another, once with WebSocket and once without. */
const wireProjects = (['websocket', 'polling'] as const).map((host) => ({
  name: `wire-${host}`,
  testMatch: host === 'websocket' ? [...wireSpecs, '**/realtime.spec.ts'] : '**/wire.spec.ts',
  use: { ...widths[1440], host, serviceWorkers: 'block' as const },
}));

const serve = (command: string, url: string) => ({ command, url, reuseExistingServer: !isContinuous });

export default defineConfig<object, WireOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  // Journeys wait more than they work: three at a time keep two cores busy.
  workers: 3,
  forbidOnly: isContinuous,
  // Three at once on two cores, without a GPU, can make Chromium lose a click, seen once in some thousand: a second try is for that alone; the closing lines name every test that needed one.
  retries: isContinuous ? 1 : 0,
  // A limit only ends what hangs: a busy machine is not a fault. The longest journeys take half of it there.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
  projects: [...demoProjects, ...(hasProduction ? [production, ...wireProjects] : [])],
  webServer: [
    serve(`node scripts/serve-dist.mjs dist-demo --port ${firstPort}`, demoUrl),
    ...(hasProduction
      ? [
          serve(
            `node mocks/hosts/serve.mjs --port ${firstPort + 2} --quiet`,
            `${serverUrl}/api/auth/session`,
          ),
          serve(
            `node scripts/serve-dist.mjs dist --port ${firstPort + 1} --server ${serverUrl}`,
            productionUrl,
          ),
        ]
      : []),
  ],
});
