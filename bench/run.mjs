/**
 * `npm run bench`: the production build beside the floor (bench/floor), loaded in turns in one run, signed in, against
 * the mock server over HTTP. Prints medians and their ratios; bench/README.md says how to read them.
 *
 *   npm run bench -- --runs 5 --profile slow4g/4 [--gate]
 *   npm run bench -- presence [--runs 5] [--gate]
 *   npm run bench -- notifications [--gate]
 *   npm run bench -- evaluations [--runs 5] [--gate]
 *   npm run bench -- search [--runs 5] [--gate]
 *   npm run bench -- pipeline [--runs 5] [--gate]
 *   npm run bench -- portfolio [--runs 5] [--gate]
 *   npm run bench -- thread [--runs 5] [--gate]
 *   npm run bench -- pages [address …] [--runs 5] [--gate]
 *   npm run bench -- landing [--runs 5] [--profile slow4g/4] [--gate]
 *   npm run bench -- repeat [--runs 5] [--gate]
 *   npm run bench -- heap [--gate]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, ensureChromium } from '../scripts/tests/chromium.mjs';
import { node, root } from '../scripts/run.mjs';
import { startMockServer } from '../scripts/servers/mock-server.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';
import { benchChat } from './chat/chat.mjs';
import { benchEvaluations } from './evaluations/evaluations.mjs';
import { benchHeap } from './heap.mjs';
import { benchLanding } from './landing.mjs';
import { loadOnce, profiles } from './load.mjs';
import { median } from './median.mjs';
import { benchNotifications } from './notifications/notifications.mjs';
import { benchPages } from './pages/pages.mjs';
import { benchPipeline } from './pipeline/pipeline.mjs';
import { benchPortfolio } from './portfolio/portfolio.mjs';
import { benchPresence } from './presence.mjs';
import { benchRepeat } from './repeat.mjs';
import { benchSearch } from './search.mjs';
import { benchThread } from './chat/thread.mjs';

const account = { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true };
// What the ratios to the floor may be at most: goals 5, 6 and 7 of the performance budget.
const limits = { 'slow4g/4': { fcp: 0.8, lcp: 1.1 }, 'none/1': { lcp: 1.5 }, 'none/4': { scriptTime: 2 } };

async function buildFloor() {
  const outDir = path.join(root, 'node_modules/.cache/tiebeam/floor');
  await build({
    root: path.join(root, 'bench/floor'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { target: 'es2023', outDir, emptyOutDir: true },
  });
  return outDir;
}

const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

const columns = [
  ['script kB', ({ script }) => (script / 1000).toFixed(1)],
  ['requests', ({ requests }) => requests],
  ['and images', ({ images }) => images],
  ['FCP ms', ({ fcp }) => Math.round(fcp)],
  ['LCP ms', ({ lcp }) => Math.round(lcp)],
  ['script ms', ({ scriptTime }) => Math.round(scriptTime)],
  ['long tasks ms', ({ blocking }) => Math.round(blocking)],
  ['longest ms', ({ longest }) => Math.round(longest)],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['DOM nodes', ({ nodes }) => nodes],
  ['key p95 ms', ({ typing }) => Math.round(typing)],
];

function print(profile, results) {
  console.log(`\n${profile}`);
  console.log(['', ...columns.map(([title]) => title)].map((text) => text.padStart(16)).join(''));
  for (const [name, result] of Object.entries(results)) {
    console.log(
      [name, ...columns.map(([, show]) => String(show(result)))].map((text) => text.padStart(16)).join(''),
    );
  }
}

/** The ratios to the floor, each with its limit; answers what is over. */
function compare(profile, { tiebeam, floor }) {
  const over = [];
  for (const [what, most] of Object.entries(limits[profile])) {
    const ratio = tiebeam[what] / floor[what];
    console.log(`${what.toUpperCase()} ${ratio.toFixed(2)}× the floor (at most ${most}×)`);
    if (ratio > most)
      over.push(`${profile}: ${what.toUpperCase()} is ${ratio.toFixed(2)}× the floor, over ${most}×`);
  }
  return over;
}

/** The loads beside the floor. Answers what is over its limit, as sentences. */
async function benchLoads({ profile: asked, runs: times }) {
  const chosen = asked ?? Object.keys(profiles);
  const unknown = chosen.find((name) => !(name in profiles));
  if (unknown) throw new Error(`Unknown profile ${unknown}; there are ${Object.keys(profiles).join(', ')}`);
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'))) !== 0)
    throw new Error('There is no build to measure');
  const floor = await buildFloor();
  const { origin, stop } = await startMockServer();
  const pages = {
    tiebeam: await serveDist({ folder: dist, server: origin }),
    floor: await serveDist({ folder: floor, server: origin }),
  };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const over = [];
  try {
    for (const profile of chosen) {
      const runs = { tiebeam: [], floor: [] };
      for (let turn = 0; turn < times; turn += 1) {
        for (const [name, { url }] of Object.entries(pages)) {
          runs[name].push(await loadOnce(browser, { url, account }, profiles[profile]));
        }
      }
      const results = { tiebeam: medians(runs.tiebeam), floor: medians(runs.floor) };
      print(profile, results);
      over.push(...compare(profile, results));
    }
  } finally {
    await browser.close();
    await Promise.all(Object.values(pages).map((page) => page.close()));
    stop();
  }
  return over;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    profile: { type: 'string', multiple: true },
    gate: { type: 'boolean', default: false },
  },
});
const parts = {
  loads: benchLoads,
  presence: benchPresence,
  notifications: benchNotifications,
  evaluations: benchEvaluations,
  chat: benchChat,
  thread: benchThread,
  landing: benchLanding,
  heap: benchHeap,
  repeat: benchRepeat,
  search: benchSearch,
  pipeline: benchPipeline,
  portfolio: benchPortfolio,
  pages: benchPages,
};
const part = positionals[0] ?? 'loads';
if (!(part in parts)) throw new Error(`Unknown part ${part}; there are ${Object.keys(parts).join(', ')}`);
const over = await parts[part]({
  runs: Number(values.runs),
  profile: values.profile,
  rest: positionals.slice(1),
});
for (const sentence of over) console.error(sentence);
if (values.gate && over.length > 0) process.exitCode = 1;
