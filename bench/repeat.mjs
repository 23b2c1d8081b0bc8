/**
 * A signed-in visit to the feed in a fresh profile, and the next one there, which the service worker answers: the largest paint of
 * both on the same slow line and processor.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startMockServer } from '../scripts/servers/mock-server.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';
import { node, root } from '../scripts/run.mjs';
import { launch } from './browser.mjs';
import { observe, profiles } from './load.mjs';
import { median } from './median.mjs';

const account = { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true };
const profile = 'slow4g/4';
/** What the repeat visit may take of a cold one. */
const most = 0.5;

async function visit(context, url) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', profiles[profile].network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profiles[profile].cpu });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.locator('main article').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => ({ fcp: window.seen.fcp, lcp: window.seen.lcp }));
  const isKept = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  return { page, seen, isKept };
}

/** Once the worker has everything that it keeps. */
const untilKept = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });

async function visitTwice(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const answer = await context.request.post(`${url}/api/auth/login`, { data: account });
    if (!answer.ok()) throw new Error(`Signing in failed with ${answer.status()}`);
    await context.addInitScript(() => localStorage.setItem('session-hint', '1'));
    await context.addInitScript(observe);
    const cold = await visit(context, url);
    await untilKept(cold.page);
    await cold.page.close();
    const repeat = await visit(context, url);
    if (!repeat.isKept) throw new Error('The second visit had no service worker');
    return { cold: cold.seen, repeat: repeat.seen };
  } finally {
    await context.close();
  }
}

/** Answers what is over its limit, as sentences. */
export async function benchRepeat({ runs: times }) {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'))) !== 0)
    throw new Error('There is no build to measure');
  const { origin, stop } = await startMockServer();
  const pages = await serveDist({ folder: dist, server: origin });
  const browser = await launch();
  const runs = [];
  try {
    for (let turn = 0; turn < times; turn += 1) runs.push(await visitTwice(browser, pages.url));
  } finally {
    await browser.close();
    await pages.close();
    stop();
  }
  const of = (visitName, what) => Math.round(median(runs.map((run) => run[visitName][what])));
  console.log(`\n${profile}, ${times} runs`);
  for (const name of ['cold', 'repeat'])
    console.log(`${name.padEnd(8)} FCP ${of(name, 'fcp')} ms, LCP ${of(name, 'lcp')} ms`);
  const ratio = of('repeat', 'lcp') / of('cold', 'lcp');
  console.log(`LCP of the repeat visit is ${ratio.toFixed(2)}× the cold one (at most ${most}×)`);
  return ratio > most ? [`The repeat visit takes ${ratio.toFixed(2)}× of a cold one, over ${most}×`] : [];
}
