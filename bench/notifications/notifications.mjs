/**
 * `npm run bench -- notifications`: the demo build with the large world, ten thousand notifications of one member, in
 * headless Chromium. How long from the click on the bell to painted rows, and what scrolling through all of them costs.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/tests/chromium.mjs';
import { node, root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { median } from '../median.mjs';
import { loadAll, openPanel, scrollOn } from './notifications-page.mjs';
import { longestTask } from '../tasks.mjs';

const limits = { panelMs: 100, taskMs: 50 };
const total = 10_000;
/** Longer than this nobody waits; what is loaded by then is measured, and the rest is said to be missing. */
const loadingMs = 120_000;
/** The list is scrolled in so many stretches, one after the other, each measured by itself. */
const stretches = 5;
const openings = 9;

const quantile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

/** Prints a figure with its verdict; answers what is over its limit, as a sentence, or null. */
function judge(name, figures, most) {
  const middle = median(figures);
  const isOver = middle > most;
  console.log(
    `${name.padEnd(44)} median ${middle.toFixed(0).padStart(4)} ms  p95 ${quantile(figures, 0.95).toFixed(0).padStart(4)} ms  at most ${most} ms: ${isOver ? 'NO' : 'yes'}  (${figures.map((each) => each.toFixed(0)).join(', ')})`,
  );
  return isOver ? `notifications: ${name}: ${middle.toFixed(0)} ms, over ${most} ms` : null;
}

async function signIn(page, url) {
  await page.goto(`${url}/account/login`);
  await page.waitForFunction(() => window.mockServer);
  await page.evaluate(() => window.mockServer.reset({ size: 'large' }));
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.evaluate(async () => {
    await window.mockServer.setAlive(false);
    await window.mockServer.setLatency(0);
  });
}

const bellOf = (page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

async function closePanel(page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The code comes when the bell is approached; the first opening, which may wait for it, is not measured. */
async function panelTimes(page) {
  const times = [];
  for (let turn = 0; turn <= openings; turn += 1) {
    await bellOf(page).hover();
    await page.waitForTimeout(turn === 0 ? 1000 : 150);
    times.push(await page.evaluate(openPanel));
    await closePanel(page);
  }
  return times.slice(1);
}

async function toggleUnreadOnly(page) {
  await bellOf(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unread only' }).click();
  await page.getByRole('dialog').locator('[data-notification]').first().waitFor();
  await closePanel(page);
}

async function measure(page, url) {
  const over = [];
  await signIn(page, url);
  over.push(judge('panel, list in the cache', await panelTimes(page), limits.panelMs));
  // A list of unread ones is forgotten with the panel that showed it, so every opening of it reads it anew.
  await toggleUnreadOnly(page);
  over.push(judge('panel, list read anew', await panelTimes(page), limits.panelMs));
  await toggleUnreadOnly(page);

  await bellOf(page).click();
  await page.getByRole('button', { name: 'View All' }).click();
  await page.getByRole('main').locator('[data-notification]').first().waitFor();
  const { lines, took, isWhole } = await page.evaluate(loadAll, loadingMs);
  console.log(
    `${lines} lines loaded by scrolling to the end again and again, in ${(took / 1000).toFixed(0)} s`,
  );
  if (!isWhole)
    over.push(`notifications: only ${lines} lines of ${total} notifications came in ${loadingMs / 1000} s`);
  over.push(judge('panel, all loaded', await panelTimes(page), limits.panelMs));

  const runs = [];
  for (let part = 0; part < stretches; part += 1) {
    const scroll = () => page.evaluate(scrollOn, { part, of: stretches });
    const run = await scroll();
    // Once more: recording is work too.
    const [, worked] = await longestTask(page, scroll);
    runs.push({ ...run, worked });
  }
  over.push(
    judge(
      'scrolling, longest task',
      runs.map(({ longest }) => longest),
      limits.taskMs,
    ),
  );
  over.push(
    judge(
      'scrolling, longest task, processor time',
      runs.map(({ worked }) => worked),
      limits.taskMs,
    ),
  );
  const most = (name) => Math.max(...runs.map((run) => run[name]));
  console.log(`at most ${most('rows')} rows and ${most('nodes')} DOM nodes at once`);
  return over.filter((sentence) => sentence !== null);
}

/** @returns what is over its limit, as sentences */
export async function benchNotifications() {
  const dist = path.join(root, 'dist-demo');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'), ['--demo'])) !== 0)
    throw new Error('There is no demo build to measure');
  const site = await serveDist({ folder: dist });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const load = () => loadavg()[0].toFixed(1);
  console.log(`\n${total} notifications, machine's load ${load()}`);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    return await measure(await context.newPage(), site.url);
  } finally {
    console.log(`machine's load at the end ${load()}`);
    await browser.close();
    await site.close();
  }
}
