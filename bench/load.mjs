/** One cold load of a signed-in page in a fresh profile, measured by the browser itself. */

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
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seen = await page.evaluate(() => ({
      ...window.seen,
      nodes: document.querySelectorAll('*').length,
    }));
    const scripts = finished.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    return {
      ...seen,
      script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
      scriptTime: metrics.find(({ name }) => name === 'ScriptDuration').value * 1000,
      requests: finished.filter((request) => request.resourceType() !== 'image').length,
      images: finished.filter((request) => request.resourceType() === 'image').length,
    };
  } finally {
    await context.close();
  }
}
