/**
 * Bundle budgets of the production build, brotli, exact; kB = 1000 bytes. What only a browser can tell (script until
 * idle, requests, depth) is measured by e2e/loading/budgets.prod.spec.ts with the limits below.
 */
import { readChunks } from './build.mjs';
import { measureBundle, measureShell } from './bundle/bundle.mjs';
import { isFirstStylesCurrent } from './bundle/first-styles.mjs';
import { isMain } from './run.mjs';

export const limits = {
  // The names of chunks alone, which any change anywhere renews, make the same script up to 150 bytes larger or smaller.
  feedScript: { most: 129_700, aim: 123_000 },
  // With thirty more pages, as scripts/bundle/growth.mjs builds them, in the mean of several sets of chunk names (some 100 bytes above
  // what one build happens to have); and what one of them adds to every first load: the routes of other pages come later.
  grownFeedScript: { most: 130_000, aim: 130_000 },
  bytesPerPage: { most: 2, aim: 0 },
  landingScript: { most: 110_000, aim: 105_000 },
  styles: { most: 12_000, aim: 8_000 },
  // What the service worker keeps, fetched once the first load is over; most of it is there by then.
  shell: { most: 420_000, aim: 350_000 },
  scriptUntilIdle: { most: 165_000, aim: 137_000 },
  requestsUntilIdle: { most: 16, aim: 10 },
  nodesUntilIdle: { most: 850, aim: 450 },
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

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Chunks that bring the map with them and hold more than the map: a page that would load it before it shows one. */
function earlyMaps(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const reach = (file, seen = new Set()) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    byFile.get(file)?.imports.forEach((each) => reach(each, seen));
    return seen;
  };
  const isMap = (module) => /node_modules\/(maplibre-gl|supercluster)\//.test(module);
  return chunks
    .filter(({ file }) => [...reach(file)].some((each) => byFile.get(each)?.modules.some(isMap)))
    .flatMap(({ modules }) =>
      modules.filter((module) => /^src\/(app|routes|features|entities)\//.test(module)),
    );
}

function checkBudgets() {
  const { entry, feed, landing, styles } = measureBundle();
  const rows = [
    ['script of the signed-in feed', feed, limits.feedScript],
    ['script of the landing page', landing, limits.landingScript],
    ['styles of the first screen', styles, limits.styles],
    ['shell that the service worker keeps', measureShell(), limits.shell],
  ];
  const faults = [];
  for (const [name, { bytes, files }, { most, aim }] of rows) {
    console.log(`${name}: ${kB(bytes)} in ${files.length} files (at most ${kB(most)}, aim ${kB(aim)})`);
    if (bytes > most) faults.push(`${name} is ${kB(bytes - most)} over its budget`);
  }
  console.log(`script of the entry alone: ${kB(entry.bytes)}`);
  if (!isFirstStylesCurrent()) {
    faults.push('the first screens have other parts now: run `npm run styles` after a build, and commit');
  }
  for (const [name, { modules }] of Object.entries({ entry, feed, landing })) {
    for (const library of lateInside(modules)) faults.push(`${library} is in the ${name}'s first load`);
  }
  for (const module of earlyMaps(readChunks('dist')))
    faults.push(`the map comes with ${module}, before it is shown`);
  return faults;
}

if (isMain(import.meta)) {
  const faults = checkBudgets();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
