/** One cold load of a signed-in page in a fresh profile, measured by the browser itself. */
import { p95 } from './browser.mjs';

/** Bytes a second; "slow4g" is the preset of the browser's own developer tools with throttling in the network. */
export const profiles = {
  'slow4g/4': {
    cpu: 4,
    network: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375, offline: false },
  },
  'none/1': { cpu: 1, network: null },
  'none/4': { cpu: 4, network: null },
};

/** Runs in the page, before any script of its own: its figures stand in `window.seen`. */
export function observe() {
  const seen = { fcp: 0, lcp: 0, shift: 0, longest: 0, blocking: 0 };
  window.seen = seen;
  const on = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  on('longtask', (entry) => {
    seen.longest = Math.max(seen.longest, entry.duration);
    // What it takes beyond the 50 ms that nobody notices, counted from the navigation.
    seen.blocking += Math.max(0, entry.duration - 50);
  });
}

const keys = 20;

/** What 95 of 100 keys in the search box take until the frame that shows them, in ms. */
async function typeInSearch(page) {
  const field = page.locator('header input').first();
  await field.click();
  await field.evaluate((element) => {
    window.keyTimes = [];
    element.addEventListener('input', () => {
      const pressed = window.pressedAt;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The frame is drawn after this callback: the message comes behind it.
        port1.addEventListener('message', () => window.keyTimes.push(performance.now() - pressed));
        port1.start();
        port2.postMessage(null);
      });
    });
    const note = (event) => (window.pressedAt = event.timeStamp);
    document.addEventListener('keydown', note, { capture: true });
  });
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(100);
  }
  return p95(await page.evaluate(() => window.keyTimes));
}

/** @returns numbers of one load: times in ms from the navigation, sizes in bytes on the wire */
export async function loadOnce(browser, { url, account }, { cpu, network }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const answer = await context.request.post(`${url}/api/auth/login`, { data: account });
    if (!answer.ok()) throw new Error(`Signing in at ${url} failed with ${answer.status()}`);
    await context.addInitScript(() => localStorage.setItem('session-hint', '1'));
    await context.addInitScript(observe);
    const page = await context.newPage();
    const finished = [];
    let asked = 0;
    page.on('request', () => (asked += 1));
    page.on('requestfinished', (request) => finished.push(request));
    const devtools = await context.newCDPSession(page);
    if (network) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
    }
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.locator('main article').first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    // A slow processor asks late: idle is a whole second in which nothing was asked for.
    for (let before = -1; before !== asked; await page.waitForTimeout(1000)) before = asked;
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seen = await page.evaluate(() => ({
      ...window.seen,
      nodes: document.querySelectorAll('*').length,
    }));
    const loaded = [...finished];
    const scripts = loaded.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
    const typing = await typeInSearch(page);
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    return {
      ...seen,
      typing,
      script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      scriptTime: metrics.find(({ name }) => name === 'ScriptDuration').value * 1000,
      requests: loaded.filter((request) => request.resourceType() !== 'image').length,
      images: loaded.filter((request) => request.resourceType() === 'image').length,
    };
  } finally {
    await context.close();
  }
}
