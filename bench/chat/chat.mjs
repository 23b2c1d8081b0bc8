/**
 * `npm run bench -- chat`: the demo build with the large world, whose first conversation has ten thousand messages, on a
 * processor four times slower. From the thread's data to its painted messages; from a key in the composer to the frame that shows
 * it; all of it loaded, scrolled through.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/tests/chromium.mjs';
import { node, root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { keyTimes, loadToTheBeginning, openThread, scrollThrough } from './chat-page.mjs';
import { median } from '../median.mjs';

const limits = { openMs: 200, keyMs: 60, taskMs: 50, nodes: 1500 };
const keysARun = 40;
const loadingMs = 420_000;

const p95 = (numbers) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1];

function judge(name, figure, most, unit) {
  const isOver = figure > most;
  console.log(
    `${name.padEnd(48)} ${figure.toFixed(0).padStart(5)} ${unit}  at most ${most}: ${isOver ? 'NO' : 'yes'}`,
  );
  return isOver ? `chat: ${name}: ${figure.toFixed(0)} ${unit}, over ${most}` : null;
}

async function typeKeys(page) {
  const field = page.getByRole('textbox', { name: 'Message Callum' });
  await field.click();
  await page.evaluate(keyTimes);
  for (let key = 0; key < keysARun; key += 1) {
    await page.keyboard.press('abcdefghij'[key % 10]);
    await page.waitForFunction(() => window.keyTimes.at(-1)?.painted);
  }
  const times = await page.evaluate(() => window.keyTimes.map(({ painted }) => painted));
  await field.fill('');
  return p95(times);
}

async function measure(page, url, runs) {
  const opened = [];
  const typed = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${url}/conversations`);
    await page
      .getByRole('link', { name: /^Callum Reyes/ })
      .first()
      .waitFor();
    await page.waitForTimeout(1500);
    opened.push(await page.evaluate(openThread));
    typed.push(await typeKeys(page));
  }
  console.log(
    `opened ${opened.map((each) => each.toFixed(0)).join(', ')} ms; keys ${typed.map((each) => each.toFixed(0)).join(', ')} ms`,
  );
  const over = [
    judge('thread, from its data to painted', median(opened), limits.openMs, 'ms'),
    judge('composer, key to paint, p95', median(typed), limits.keyMs, 'ms'),
  ];
  const { took, isWhole } = await page.evaluate(loadToTheBeginning, loadingMs);
  console.log(`${isWhole ? 'all' : 'not all'} messages loaded in ${(took / 1000).toFixed(0)} s`);
  if (!isWhole) over.push(`chat: not all messages came in ${loadingMs / 1000} s`);
  over.push(judge('composer with all loaded, key to paint, p95', await typeKeys(page), limits.keyMs, 'ms'));
  const { tasks, nodes, frames } = await page.evaluate(scrollThrough);
  console.log(
    `${frames} frames of scrolling at 4,000 px a second, tasks over 50 ms: ${tasks.join(', ') || 'none'}`,
  );
  over.push(
    judge('scrolling, longest task', Math.max(0, ...tasks), limits.taskMs, 'ms'),
    judge('DOM nodes of the page, at most', nodes, limits.nodes, ''),
  );
  return over.filter((sentence) => sentence !== null);
}

/** @returns what is over its limit, as sentences */
export async function benchChat({ runs }) {
  const dist = path.join(root, 'dist-demo');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'), '--demo')) !== 0)
    throw new Error('There is no demo build to measure');
  const site = await serveDist({ folder: dist });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  console.log(`\nTen thousand messages, machine's load ${loadavg()[0].toFixed(1)}`);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}/account/login`);
    await page.waitForFunction(() => window.mockServer);
    await page.evaluate(() => window.mockServer.reset({ size: 'large' }));
    await page.getByRole('button', { name: 'Sign in as Member' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.evaluate(async () => {
      await window.mockServer.setAlive(false);
      await window.mockServer.setLatency(0);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await measure(page, site.url, runs);
  } finally {
    console.log(`machine's load at the end ${loadavg()[0].toFixed(1)}`);
    await browser.close();
    await site.close();
  }
}
