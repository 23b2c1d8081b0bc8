/**
 * `node bench/notifications.mjs`: the demo build with the large world, ten
 * thousand notifications of one member, in headless Chromium. How long from the click on the bell to the painted panel,
 * before and after all of them are loaded, and what scrolling through all of them on their page costs.
 *
 *   node bench/notifications.mjs [--runs 7] [--gate]
 *     --gate: exits 1 when the panel's median is 100 ms or more, or when a median scroll has a task over 50 ms
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { node, root } from '../scripts/run.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    gate: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const limits = { panelMs: 100, taskMs: 50 };
const total = 10_000;

const dist = path.join(root, 'dist-demo');
if (!existsSync(dist)) await node(path.join(root, 'scripts/build.mjs'), ['--demo']);
const site = await serveDist({ folder: dist });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

const at = (numbers, share) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
};
const median = (numbers) => at(numbers, 0.5);
const show = (name, numbers, unit = 'ms') =>
  console.log(
    `${name.padEnd(46)} median ${median(numbers).toFixed(0).padStart(5)} ${unit}   p95 ${at(numbers, 0.95).toFixed(0).padStart(5)} ${unit}   of ${numbers.length}`,
  );

/** Opens the panel by a click and waits until it is painted with its rows; runs in the page. */
function openPanel() {
  const bell = document.querySelector('header button[aria-haspopup=dialog]');
  return new Promise((resolve) => {
    const began = performance.now();
    bell.click();
    const look = () => {
      const row = document.querySelector('[role=dialog] [data-notification]');
      if (!row) return requestAnimationFrame(look);
      // The frame after the one in which the rows are there has been painted when this message arrives.
      return requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - began));
        port1.start();
        port2.postMessage(null);
      });
    };
    look();
  });
}

async function panelTimes(page) {
  const times = [];
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  // Its code comes when the bell is approached; the first opening is not measured.
  for (let turn = 0; turn <= runs; turn += 1) {
    await bell.hover();
    await page.waitForTimeout(turn === 0 ? 1000 : 200);
    times.push(await page.evaluate(openPanel));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return times.slice(1);
}

/** Loads every page of the list by going to its end, again and again; answers how many tasks were longer than 50 ms. */
async function loadAll(page) {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map((each) => each.duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await page.evaluate(async () => {
    const end = () =>
      [...document.querySelectorAll('main button')].find((each) => each.textContent.startsWith('Load'));
    let quiet = 0;
    while (quiet < 40) {
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 25));
      quiet = end() ? 0 : quiet + 1;
    }
  });
  return page.evaluate(() => window.longTasks.splice(0));
}

/** Goes from top to bottom, a screen each frame; runs in the page. */
async function scrollThrough() {
  window.longTasks.length = 0;
  scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  window.longTasks.length = 0;
  const frames = [];
  let nodes = 0;
  let rows = 0;
  let last = performance.now();
  for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    frames.push(now - last);
    last = now;
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
    rows = Math.max(rows, document.querySelectorAll('[data-notification]').length);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { frames, nodes, rows, tasks: [...window.longTasks] };
}

const faults = [];
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${site.url}/account/login`);
  await page.waitForFunction(() => window.mockServer);
  await page.evaluate(async () => {
    await window.mockServer.reset({ size: 'large' });
    await window.mockServer.setLatency(0);
  });
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.evaluate(async () => {
    await window.mockServer.setAlive(false);
    await window.mockServer.setLatency(0);
  });
  const fewTimes = await panelTimes(page);
  show('panel, click to paint, one page loaded', fewTimes);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('button', { name: 'View All' }).click();
  await page.getByRole('main').locator('[data-notification]').first().waitFor();
  const loading = await loadAll(page);
  const loaded = await page.evaluate(() =>
    Number(document.querySelector('main li[aria-setsize]')?.ariaSetSize ?? 0),
  );
  console.log(`lines listed when all ${total} were loaded: ${loaded}`);
  console.log(
    `while loading 500 pages: ${loading.length} tasks over 50 ms, longest ${Math.max(0, ...loading).toFixed(0)} ms`,
  );

  const manyTimes = await panelTimes(page);
  show('panel, click to paint, all loaded', manyTimes);

  const scrolls = [];
  for (let turn = 0; turn < Math.max(5, Math.min(runs, 5)); turn += 1)
    scrolls.push(await page.evaluate(scrollThrough));
  show(
    'scrolling through all, each frame',
    scrolls.flatMap(({ frames }) => frames),
  );
  show(
    'scrolling through all, tasks over 50 ms a run',
    scrolls.map(({ tasks }) => tasks.length),
    'tasks',
  );
  show(
    'scrolling through all, longest task a run',
    scrolls.map(({ tasks }) => Math.max(0, ...tasks)),
  );
  console.log(
    `at most ${Math.max(...scrolls.map(({ rows }) => rows))} rows and ${Math.max(...scrolls.map(({ nodes }) => nodes))} DOM nodes at once`,
  );
  for (const [name, times] of [
    ['one page', fewTimes],
    ['all', manyTimes],
  ]) {
    if (median(times) >= limits.panelMs)
      faults.push(`The panel takes ${median(times).toFixed(0)} ms with ${name} loaded`);
  }
  const longest = median(scrolls.map(({ tasks }) => Math.max(0, ...tasks)));
  if (longest > limits.taskMs) faults.push(`A scroll has a task of ${longest.toFixed(0)} ms`);
  if (loaded < 5000) faults.push(`Only ${loaded} lines were listed`);
} finally {
  await browser.close();
  await site.close();
}
for (const sentence of faults) console.error(sentence);
if (values.gate && faults.length > 0) process.exitCode = 1;
