import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledMockServer } from './scripts/mock-bundle.mjs';
import { mockWorker, startPage } from './scripts/vite-plugins.mjs';

const isDemo = process.env['TIEBEAM_MOCKS'] === 'on';
const isTool = Boolean(process.env['VITEST'] ?? process.env['STORYBOOK']);

const afterTheFirstScreen = {
  name: 'socket',
  test: /src\/(realtime\/socket|app\/live-updates|features\/notifications\/data\/events|entities\/post\/refresh)\.ts$|features\/feed\/list\/(use-)?new-posts\.tsx?$|routes\/-home\/people-rail\.tsx$|icons\/arrow-(up|down)\.m?js$/,
  priority: 0,
};

/** Small parts that several later pages share: as one file they are one name in the first load instead of many. */
const sharedLater = [
  'api/form-failure',
  'entities/business/accreditation-bodies',
  'entities/user/member-words',
  'features/assistant/conversation/question-places',
  'features/chat/composer/longest',
  'features/evaluations/(charts/scale|model/open-editor|page/fields/(scroll|select)-box|share/share-queries)',
  'features/feed/acts/(mark|save)-post',
  'features/feed/write/copy-text',
  'features/knowledge-base/(article-queries|article-words|use-can-write|glossary/formula-view|glossary/glossary-entry)',
  'lib/(money/amount-input|dates/calendar-day|timing/in-turns|network/load-script|text/plain-line|stamp-duty/region|rich-text/tags|links/video-link)',
  'lib/account/(email-address|link-token)',
  'lib/evaluation/formulas/figure-token',
  'lib/paths/reserved-usernames',
  'ui/(badge|button/action-bar|draft/draft-parts|focus/use-focus-after-removal|form/(complaint|field|form-alert|form-notice|use-form))',
  'ui/(input/(checkbox|day-input|native-select|rested-input)|lazy/use-near|modal/confirm-question|rows/load-more)',
  'ui/(theme/use-light-print|tooltip/tooltip|use-is-narrow)',
];
const sharedLaterFiles = new RegExp(`src/(${sharedLater.join('|')})\\.tsx?$`);

export default defineConfig(({ command }) => {
  const hasMocks = isDemo || isTool || command === 'serve';
  return {
    resolve: { tsconfigPaths: true },
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
      react(),
      tailwindcss(),
      isTool ? null : bundledMockServer(),
      mockWorker({ isDemo }),
      startPage({ hasMocks }),
    ],
    server: { port: 5173, strictPort: false },
    // Modules, so that the mock server's worker can load late what is long.
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      sourcemap: false,
      // A small font of the mathematics would become an address of data, which the page's policy does not load.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      outDir: isDemo ? 'dist-demo' : 'dist',
      rolldownOptions: {
        output: {
          // The first load carries the names of all later files, so they have no words: node_modules/.cache/tiebeam/dist.json tells
          // what is in each. A letter stands first because some hosts do not serve files that begin with an underscore.
          chunkFileNames: 'assets/c[hash:7].js',
          // One file for what every page needs and one for the shell and the signed-in home: fewer requests, no waterfall. Vite's
          // own preload is named too: the page then loads that file itself, without one before it that only imports it.
          // The icons are those that the landing page shares with the sidebar: for them alone it would fetch the shell.
          advancedChunks: {
            groups: [
              {
                name: 'app',
                test: /modulepreload-polyfill|src\/app\/main\.tsx$|icons\/(users-round|calculator|search|messages-square)\.m?js$/,
                priority: 2,
              },
              { name: 'home', test: /routes\/(-home\/signed-in-home|-shell\/shell)\.tsx$/, priority: 1 },
              // What tells of new things, and the people beside the feed, come as one file, after everything that shows what is there. Not in the demo: the mock
              // server shares parts of the socket's library, which would take the page's WebSocket before it is intercepted.
              ...(isDemo ? [] : [afterTheFirstScreen]),
              // Deals, pictures and polls of a feed: with all they need, so that a feed with a deal at its top asks for one file.
              { name: 'rare', test: /features\/feed\/acts\/rare-parts\.ts$/, priority: 0.5 },
              {
                name: 'forms',
                test: sharedLaterFiles,
                priority: 0,
              },
              // The pages that open soon are one file until they do.
              {
                name: 'soon',
                test: /routes\/(settings\/(account|notifications|subscription)|admin|pipeline|portfolio|property-search|-shell\/messages\/opening-soon-page)\.tsx/,
                priority: 0,
              },
              // Each icon that two later pages share would be a file, and its name a line of the first load's list of files.
              { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, priority: 0 },
            ],
          },
        },
      },
    },
  };
});
