/** What the page keeps: goes round the main pages by their links, and after each round counts what is left once all garbage is gone. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/tests/chromium.mjs';
import { startMockServer } from '../scripts/servers/mock-server.mjs';
import { root } from '../scripts/run.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';

const account = { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true };
const rounds = 40;
/** The first rounds fetch code and fill caches. */
const warmRounds = 10;
/** From the tenth round to the last, 270 changes of page: the heap in MB, compiled code among it; the rest in pieces a round. */
const limits = { heap: 2, nodes: 1, listeners: 1 };

/** @returns the heap in MB, and how many nodes and listeners there are, detached ones with them */
async function count(devtools) {
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/** The addresses of the sidebar's links, each once. */
const pagesOf = (page) =>
  page
    .locator('aside[aria-label=Sidebar] a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

async function visit(page, address) {
  await page.locator(`aside[aria-label=Sidebar] a[href="${address}"]`).first().click();
  await page.waitForURL((url) => url.pathname + url.search === address || url.pathname === address);
  await page.waitForLoadState('networkidle');
}

/** Prints a line for each fifth round; answers as a sentence what grows without end. */
export async function benchHeap() {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist)) throw new Error('There is no dist: build it first');
  const server = await startMockServer();
  const { url, close } = await serveDist({ folder: dist, server: server.origin });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const counts = [];
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    const answer = await context.request.post(`${url}/api/auth/login`, { data: account });
    if (!answer.ok()) throw new Error(`Signing in failed with ${answer.status()}`);
    await context.addInitScript(() => localStorage.setItem('session-hint', '1'));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const addresses = await pagesOf(page);
    const report = (round) => {
      const { heap, nodes, listeners } = counts.at(-1);
      const changes = round * addresses.length;
      console.log(
        `${changes} changes of page: ${heap.toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`,
      );
    };
    console.log(`${rounds} rounds of ${addresses.join(' ')}`);
    for (let round = 1; round <= rounds; round += 1) {
      for (const address of addresses) await visit(page, address);
      counts.push(await count(devtools));
      if (round === 1 || round % 5 === 0) report(round);
    }
  } finally {
    await browser.close();
    await close();
    server.stop();
  }
  const [before, after] = [counts[warmRounds - 1], counts.at(-1)];
  const grown = (what) => after[what] - before[what];
  const measured = rounds - warmRounds;
  return [
    ...(grown('heap') > limits.heap
      ? [`The heap grew by ${grown('heap').toFixed(2)} MB, over ${limits.heap} MB`]
      : []),
    ...['nodes', 'listeners'].flatMap((what) =>
      grown(what) > limits[what] * measured ? [`${grown(what)} more ${what} are kept`] : [],
    ),
  ];
}
