// From a key in a figure of an open evaluation to the frame that shows its tiles, and to the one that shows its charts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { node, root } from '../scripts/run.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';
import { median } from './median.mjs';

const keysARun = 40;
/** Between keys, so that each is seen by itself. */
const pauseMs = 100;

/** In the page: presses are heard here; a part counts as painted one frame after its last change. */
function listen() {
  const tile = [...document.querySelectorAll('main button')].find((each) =>
    each.textContent.startsWith('Cash flow'),
  );
  const chart = [...document.querySelectorAll('main section')].find((each) =>
    each.textContent.startsWith('Where the rent goes'),
  );
  window.keyTimes = [];
  let now = null;
  const painted = (what) => () => {
    const key = now;
    // The frame that has it is drawn after this callback: the message comes behind it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        if (key) key[what] = performance.now() - key.at;
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  const deep = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(painted('tiles')).observe(tile, deep);
  new MutationObserver(painted('charts')).observe(chart, deep);
  document.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (!key.startsWith('Arrow')) return;
      now = { at: timeStamp, tiles: null, charts: null };
      window.keyTimes.push(now);
    },
    true,
  );
}

const p95 = (numbers) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1];

/** Medians over the runs of what 95 of 100 keys stay within, ms. A key that shows nothing ends it with a time-out.
 * `dist` may be an older build, to compare the two on one machine at one time. */
export async function keyToPaint(runs, dist = path.join(root, 'dist-demo')) {
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'), '--demo')) !== 0)
    throw new Error('There is no demo build to measure');
  const site = await serveDist({ folder: dist });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1400 } });
    await page.goto(`${site.url}/account/login`);
    await page.getByRole('button', { name: 'Sign in as Member' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.evaluate(() => window.mockServer.setAlive(false));
    await page.goto(`${site.url}/property-evaluations?view=cards`);
    await page.getByRole('link', { name: 'Ashfield Terrace, two-bed' }).first().click();
    await page.getByRole('heading', { name: 'Offer ladder' }).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.getByRole('textbox', { name: 'Price', exact: true }).click();
    await page.evaluate(listen);
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      await page.evaluate(() => (window.keyTimes.length = 0));
      for (let key = 0; key < keysARun; key += 1) {
        await page.keyboard.press(key % 2 ? 'Shift+ArrowDown' : 'Shift+ArrowUp');
        await page.waitForFunction(() => window.keyTimes.at(-1)?.tiles && window.keyTimes.at(-1)?.charts);
        await page.waitForTimeout(pauseMs);
      }
      const times = await page.evaluate(() => window.keyTimes);
      results.push({
        tiles: p95(times.map(({ tiles }) => tiles)),
        charts: p95(times.map(({ charts }) => charts)),
      });
    }
    return {
      tiles: median(results.map(({ tiles }) => tiles)),
      charts: median(results.map(({ charts }) => charts)),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
