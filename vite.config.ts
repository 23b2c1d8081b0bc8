import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/bundle/chunks.mjs';
import { latePreloads } from './scripts/bundle/late-preloads.mjs';
import { bundledMockServer } from './scripts/vite/mock-bundle.mjs';
import { smallIcons } from './scripts/vite/small-icons.mjs';
import { mockWorker, startPage } from './scripts/vite/vite-plugins.mjs';

const isDemo = process.env['TIEBEAM_MOCKS'] === 'on';
const isTool = Boolean(process.env['VITEST'] ?? process.env['STORYBOOK']);

export default defineConfig(({ command }) => {
  const hasMocks = isDemo || isTool || command === 'serve';
  return {
    resolve: {
      tsconfigPaths: true,
      // React has had this hook since its version 18; the shim is for those before.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    define: { __MOCKS__: JSON.stringify(hasMocks) },
    plugins: [
      isTool
        ? null
        : tanstackRouter({
            target: 'react',
            autoCodeSplitting: true,
            routeFileIgnorePattern: '\\.(test|stories)\\.',
            routeFileIgnorePrefix: '-',
            generatedRouteTree: './src/app/route-tree.gen.ts',
            routesDirectory: './src/routes',
          }),
      isTool ? null : smallIcons(),
      react(),
      tailwindcss(),
      isTool ? null : bundledMockServer(),
      isTool || isDemo ? null : latePreloads(),
      mockWorker({ isDemo }),
      startPage({ hasMocks }),
    ],
    server: { port: 5173, strictPort: false },
    // Modules, so that the mock server's worker can load late what is long.
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      // Browsers without it only fetch a little later.
      modulePreload: { polyfill: false },
      sourcemap: false,
      // A small font of the mathematics would become an address of data, which the page's policy does not load.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      outDir: isDemo ? 'dist-demo' : 'dist',
      rolldownOptions: {
        output: {
          // The first load carries the names of all later files, so they have no words: node_modules/.cache/tiebeam/dist.json tells
          // what is in each. A letter stands first because some hosts do not serve files that begin with an underscore.
          chunkFileNames: 'assets/c[hash:7].js',
          // The map's worker: hosts that do not know .mjs serve it as no script, and a browser refuses it.
          assetFileNames: ({ names }) =>
            `assets/[name]-[hash]${names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]'}`,
          codeSplitting: { groups: chunkGroups({ isDemo }) },
        },
      },
    },
  };
});
