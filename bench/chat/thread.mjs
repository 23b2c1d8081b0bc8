/**
 * `npm run bench -- thread`: a conversation of 200 messages, half of them with mathematics, is opened in headless Chromium on a
 * processor four times slower (bench/thread). Prints the longest task until those near the screen are formatted, and a while after.
 */
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/tests/chromium.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { buildPage } from '../build-page.mjs';
import { median } from '../median.mjs';
import { longestTask } from '../tasks.mjs';

const limitMs = 100;
/** Those near the screen; the others come when one scrolls to them. */
const formulas = 6;
const settleMs = 2000;

async function measureOnce(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(url);
    await page.getByRole('button', { name: 'Open' }).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const [took, worked] = await longestTask(page, async () => {
      const began = Date.now();
      await page.getByRole('button', { name: 'Open' }).click();
      const isDone = (most) => document.querySelectorAll('.katex').length >= most;
      await page.waitForFunction(isDone, formulas, { polling: 250, timeout: 120_000 });
      const took = Date.now() - began;
      await page.waitForTimeout(settleMs);
      return took;
    });
    return { took, worked };
  } finally {
    await page.close();
  }
}

/** @returns what is over its limit, as sentences */
export async function benchThread({ runs }) {
  const page = await serveDist({ folder: await buildPage('thread') });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const results = [];
    for (let turn = 0; turn < runs; turn += 1) results.push(await measureOnce(browser, page.url));
    const worked = results.map((result) => result.worked);
    const each = results
      .map((result) => `${result.worked.toFixed(0)} (formulas after ${result.took})`)
      .join(', ');
    const middle = median(worked);
    console.log(`\n200 messages with mathematics, processor ×4: longest task, processor time in ms`);
    console.log(`median ${middle.toFixed(0)}, at most ${limitMs}: ${each}`);
    return middle > limitMs ? [`thread: a task of ${middle.toFixed(0)} ms, over ${limitMs} ms`] : [];
  } finally {
    await browser.close();
    await page.close();
  }
}
