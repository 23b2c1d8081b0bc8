/**
 * `npm run bench -- search`: from a filter that is changed to the frame that shows its results, among 20,000 listings, beside the least
 * page that can do it (bench/search-floor). The production build, with the mock server in a process of its own.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startMockServer } from '../scripts/servers/mock-server.mjs';
import { node, root } from '../scripts/run.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';
import { launch, p95, signIn, slow } from './browser.mjs';
import { buildPage } from './build-page.mjs';
import { median } from './median.mjs';
import { panPins } from './search-map.mjs';

/** Most milliseconds of one task while the map is dragged. */
const longestPan = 50;
/** Most milliseconds at the full and at a quarter of the processor's speed. */
const limits = { plain: 150, slow: 400 };

/** In the page: `window.afterChange()` answers when the results of the next change are painted, with how long that took. */
function listen() {
  let changed = null;
  let answer = null;
  document.addEventListener('change', (event) => (changed = event.timeStamp), true);
  const main = document.querySelector('main');
  const isDone = () => {
    const list = main.querySelector('ul[aria-label=Homes]');
    return list !== null && !list.hasAttribute('aria-busy');
  };
  new MutationObserver(() => {
    if (changed === null || answer === null) return;
    const heading = main.querySelector('section[aria-label=Results] h2')?.textContent;
    if (!isDone() || heading === window.lastHeading) return;
    const began = changed;
    changed = null;
    window.lastHeading = heading;
    // The frame that has it is drawn after this callback: the message comes behind it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => answer(performance.now() - began));
      port1.start();
      port2.postMessage(null);
    });
  }).observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
  window.lastHeading = main.querySelector('section[aria-label=Results] h2')?.textContent;
  window.afterChange = () => new Promise((resolve) => (answer = resolve));
}

const prices = ['150000', '175000', '200000', '250000', '300000', '400000', '500000', '750000'];
const beds = ['1', '2', '3', '4'];

/** Chooses filters that were not asked for before, one after the other; answers what 95 of 100 stay within, ms. */
async function choose(page) {
  const times = [];
  for (const price of prices) {
    for (const [name, value] of [['Maximum price', price], ...beds.map((each) => ['Bedrooms', each])]) {
      const shown = page.evaluate(() => window.afterChange());
      await page.getByRole('combobox', { name }).selectOption(value);
      times.push(await shown);
      // So that each is seen by itself.
      await page.waitForTimeout(100);
    }
    await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('');
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      window.lastHeading = document.querySelector('section[aria-label=Results] h2').textContent;
    });
  }
  return p95(times);
}

async function openSearch(browser, { origin, path: address }) {
  const context = await signIn(browser, origin);
  const page = await context.newPage();
  await page.goto(origin + address);
  await page.getByRole('list', { name: 'Homes' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(listen);
  return page;
}

/** Medians of `runs` rounds, each in a new window. Answers what is over its limit, as sentences. */
export async function benchSearch({ runs }) {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'))) !== 0)
    throw new Error('There is no build to measure');
  const { origin, stop } = await startMockServer({ size: 'large' });
  const site = await serveDist({ folder: dist, server: origin });
  const least = await serveDist({ folder: await buildPage('search-floor'), server: origin });
  const browser = await launch();
  const pages = {
    search: { origin: site.url, path: '/property-search' },
    floor: { origin: least.url, path: '/' },
  };
  const times = { plain: { search: [], floor: [] }, slow: { search: [], floor: [] } };
  const pans = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [speed, byPage] of Object.entries(times)) {
        for (const [name, found] of Object.entries(byPage)) {
          const page = await openSearch(browser, pages[name]);
          if (speed === 'slow') await slow(page);
          found.push(await choose(page));
          await page.context().close();
        }
      }
      const context = await signIn(browser, site.url);
      pans.push(await panPins(context, site.url));
      await context.close();
    }
  } finally {
    await browser.close();
    await site.close();
    await least.close();
    stop();
  }
  return [...panFaults(pans), ...filterFaults(times)];
}

function panFaults(pans) {
  const [ms, floor] = ['pins', 'floor'].map((key) => median(pans.map((each) => each[key])));
  const what = `longest task while ${pans[0]?.total ?? 0} pins are panned`;
  const isOver = ms > longestPan;
  console.log(
    `${what}: ${ms.toFixed(0)} ms, at most ${longestPan} ms: ${isOver ? 'NO' : 'yes'}; the same map without pins: ${floor.toFixed(0)} ms`,
  );
  return isOver ? [`search: ${what} ${ms.toFixed(0)} ms, over ${longestPan} ms`] : [];
}

function filterFaults(times) {
  return Object.entries(limits).flatMap(([speed, most]) => {
    const [ms, floor] = ['search', 'floor'].map((name) => median(times[speed][name]));
    const what = `filter to its results painted${speed === 'slow' ? ', processor 4× slower' : ''}, p95`;
    console.log(
      `${what}: ${ms.toFixed(0)} ms, at most ${most} ms: ${ms > most ? 'NO' : 'yes'}; the least page: ${floor.toFixed(0)} ms, ${(ms / floor).toFixed(1)}×`,
    );
    return ms > most ? [`search: ${what} ${ms.toFixed(0)} ms, over ${most} ms`] : [];
  });
}
