/** What a stranger's first visit costs, on a phone's screen: landing, terms and about of the production build, the landing page of the demo. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/tests/chromium.mjs';
import { startMockServer } from '../scripts/servers/mock-server.mjs';
import { root } from '../scripts/run.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';
import { observe, profiles } from './load.mjs';
import { median } from './median.mjs';

const patience = { timeout: 180_000 };

/** The mock server inside the demo build keeps talking, so there it is quiet when ten seconds are over. */
const quiet = (page) => page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

/** @returns times in ms from the navigation, bytes on the wire until the network is idle, and how far things moved (CLS) */
async function visitOnce(browser, address, { cpu, network }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    let requests = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await devtools.send('Network.enable');
    if (network) await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(address, { waitUntil: 'commit', ...patience });
    await page.getByRole('heading', { level: 1 }).first().waitFor(patience);
    await quiet(page);
    // A scroll ends what counts as the largest paint; what moves below counts too.
    const seen = await page.evaluate(() => ({ fcp: window.seen.fcp, lcp: window.seen.lcp }));
    await page.mouse.wheel(0, 20_000);
    await quiet(page);
    return { ...seen, shift: await page.evaluate(() => window.seen.shift), bytes, requests };
  } finally {
    await context.close();
  }
}

/** Prints medians; answers as a sentence whatever moves. */
export async function benchLanding({ profile: asked, runs: times }) {
  const built = (name) => {
    const folder = path.join(root, name);
    if (!existsSync(folder)) throw new Error(`There is no ${name}: build it first`);
    return folder;
  };
  const server = await startMockServer();
  const production = await serveDist({ folder: built('dist'), server: server.origin });
  const demo = await serveDist({ folder: built('dist-demo') });
  const visits = [
    ['production /', `${production.url}/`],
    ['production /terms', `${production.url}/terms`],
    ['production /about', `${production.url}/about`],
    ['demo /', `${demo.url}/`],
  ];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const over = [];
  try {
    for (const profile of asked ?? Object.keys(profiles)) {
      console.log(`\n${profile}: FCP ms, LCP ms, CLS, kB until idle, requests`);
      for (const [name, address] of visits) {
        const runs = [];
        for (let turn = 0; turn < times; turn += 1)
          runs.push(await visitOnce(browser, address, profiles[profile]));
        const of = (key) => median(runs.map((run) => run[key]));
        const shift = Math.max(...runs.map((run) => run.shift));
        console.log(
          [name.padEnd(20), Math.round(of('fcp')), Math.round(of('lcp')), shift.toFixed(4)].join('\t') +
            `\t${(of('bytes') / 1000).toFixed(1)}\t${of('requests')}`,
        );
        if (shift > 0) over.push(`${profile}: something moves on ${name} (CLS ${shift.toFixed(4)})`);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([production.close(), demo.close()]);
    server.stop();
  }
  return over;
}
