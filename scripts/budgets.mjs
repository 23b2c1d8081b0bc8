/**
 * Bundle budgets of the production build, brotli, exact; kB = 1000 bytes. What only a browser can tell (script until
 * idle, requests, depth) is measured by e2e/budgets.prod.spec.ts with the limits below.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measureBundle } from './bundle.mjs';
import { isMain, root } from './run.mjs';

export const limits = {
  feedScript: { most: 137_000, aim: 123_000 },
  landingScript: { most: 120_000, aim: 105_000 },
  styles: { most: 12_000, aim: 8_000 },
  scriptUntilIdle: { most: 165_000, aim: 137_000 },
  requestsUntilIdle: { most: 16, aim: 10 },
  chunkDepth: { most: 2, aim: 1 },
};

/** Libraries that come when they are needed, never with the first screen. */
const late = [
  'katex',
  'react-markdown',
  'remark-math',
  'rehype-katex',
  'micromark',
  'd3-scale',
  '@visx',
  'recharts',
  'maplibre-gl',
  'supercluster',
  'react-hook-form',
  'zod',
  'socket.io-client',
  'engine.io-client',
  '@base-ui/react',
  'react-hot-toast',
  'msw',
];

const lateInside = (modules) =>
  late.filter((name) => modules.some((module) => module.includes(`node_modules/${name}/`)));

/** Parts of the first screens whose classes the first style sheet would miss (docs/decisions/0012). */
function unstyled(modules) {
  const css = readFileSync(path.join(root, 'src/styles/global.css'), 'utf8');
  const sources = [...css.matchAll(/@source '\.\.\/([^']+)'/g)].map(([, source]) => `src/${source}`);
  const isRead = (file) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  return (
    [...new Set(modules)]
      .map((module) => path.relative(root, module).replaceAll('\\', '/'))
      // A route's file holds no classes: its component is a module of its own, with a question mark in its name.
      .filter((file) => /^src\/.*\.tsx$/.test(file) && !/^src\/routes\/(?!-)/.test(file) && !isRead(file))
  );
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function checkBudgets() {
  const { entry, feed, landing, styles } = measureBundle();
  const rows = [
    ['script of the signed-in feed', feed, limits.feedScript],
    ['script of the landing page', landing, limits.landingScript],
    ['styles of the first screen', styles, limits.styles],
  ];
  const faults = [];
  for (const [name, { bytes, files }, { most, aim }] of rows) {
    console.log(`${name}: ${kB(bytes)} in ${files.length} files (at most ${kB(most)}, aim ${kB(aim)})`);
    if (bytes > most) faults.push(`${name} is ${kB(bytes - most)} over its budget`);
  }
  console.log(`script of the entry alone: ${kB(entry.bytes)}`);
  for (const file of unstyled([...feed.modules, ...landing.modules])) {
    faults.push(`${file} is on the first screen, but src/styles/global.css does not read it`);
  }
  for (const [name, { modules }] of Object.entries({ entry, feed, landing })) {
    for (const library of lateInside(modules)) faults.push(`${library} is in the ${name}'s first load`);
  }
  return faults;
}

if (isMain(import.meta)) {
  const faults = checkBudgets();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
