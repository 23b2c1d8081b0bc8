import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = { tsconfigPaths: true };
const define = { __MOCKS__: 'true' };

// socket.io-client resolves to its Node build even under jsdom: take the browser build, which MSW intercepts.
const browserSocket = {
  alias: { 'socket.io-client': `${root}node_modules/socket.io-client/dist/socket.io.esm.min.js` },
  server: { deps: { inline: [/socket\.io-client/] } },
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        define,
        test: {
          name: 'unit',
          setupFiles: ['src/testing/fast-check.ts'],
          // Files of a worker share their modules: the mock server is some three hundred of them.
          isolate: false,
          environment: 'node',
          include: ['src/**/*.test.ts', 'mocks/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        resolve,
        define,
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts', 'mocks/**/*.dom.test.ts'],
          setupFiles: ['src/testing/setup.ts'],
          ...browserSocket,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
