import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/tests/chromium.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = { tsconfigPaths: true };
const define = { __MOCKS__: 'true' };

/** Time is virtual in tests: a limit only ends one that hangs, and a busy machine is not a fault. */
const testTimeout = 120_000;
const hookTimeout = 60_000;

// socket.io-client resolves to its Node build even under jsdom: take the browser build, which MSW intercepts.
const aliases = {
  alias: [
    {
      find: /^socket\.io-client$/,
      replacement: `${root}node_modules/socket.io-client/dist/socket.io.esm.min.js`,
    },
    // Stores of modules outlive a test: this one sets them back after each.
    { find: /^zustand$/, replacement: `${root}src/testing/zustand.ts` },
  ],
  server: { deps: { inline: [/socket\.io-client/] } },
};

/** Its own object for each project: Vitest writes the project’s name into the instance. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // What fades in is half there when a test looks at it: a page that asks for no motion is there at once.
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * As in playwright.config.ts: on a busy machine one more try, and the run names who needed it. By hand a test that fails once has
 * failed. Files that share a process get theirs in one of their own (`scripts/tests/test.mjs`).
 */
const retry = process.env['CI'] ? 1 : 0;

/** Short-lived objects, of which a page drawn in jsdom makes many, get more room: collecting them was a tenth of the work. */
const execArgv = ['--max-semi-space-size=64'];

const component = (name: string, files: { isolate?: boolean; include: string[]; exclude?: string[] }) => ({
  resolve,
  define,
  plugins: [react()],
  test: {
    name,
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout,
    hookTimeout,
    execArgv,
    ...aliases,
    ...files,
  },
});

export default defineConfig({
  test: {
    // Vitest leaves one core of two to itself; tests wait more than they work, so both are used and more.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        define,
        test: {
          name: 'unit',
          setupFiles: ['src/testing/fast-check.ts'],
          // Files of a worker share their modules: the mock server is some three hundred of them.
          isolate: false,
          testTimeout,
          hookTimeout,
          execArgv,
          environment: 'node',
          include: ['src/**/*.test.ts', 'mocks/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', '**/*.browser.test.ts'],
        },
      },
      component('component', {
        isolate: false,
        include: ['src/**/*.test.tsx'],
        exclude: ['**/*.isolated.test.tsx'],
      }),
      // A server of their own, modules evaluated anew, the page's own WebSocket: a process for each file.
      component('isolated', { include: ['{src,mocks}/**/*.dom.test.ts', 'src/**/*.isolated.test.tsx'] }),
      {
        // What only a page can show: MSW's interception of the browser's own WebSocket.
        extends: './vite.config.ts',
        optimizeDeps: {
          include: ['@mswjs/data', 'msw', 'msw/browser', 'socket.io-client', 'socket.io-parser'],
        },
        test: {
          name: 'browser',
          testTimeout,
          hookTimeout,
          retry,
          include: ['{mocks,src}/**/*.browser.test.ts'],
          maxWorkers: 3,
          browser: inChromium(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: {
          name: 'storybook',
          testTimeout,
          hookTimeout,
          retry,
          // Three pages at once, each with all of its files: the preview and the mock server are loaded once a page.
          // A project in a page does not take the number of workers from the whole run.
          maxWorkers: 3,
          isolate: false,
          browser: inChromium(),
        },
      },
    ],
  },
});
