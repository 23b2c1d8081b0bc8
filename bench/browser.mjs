// The browser of the measurements that press and choose: signed in, on a processor that can be made slower.
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/tests/chromium.mjs';

const account = { identifier: 'hannah.okafor', password: 'tiebeam-demo', remember: true };

/** What 95 of 100 stay within. */
export const p95 = (numbers) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1];

/** From now on the processor is four times slower. */
export const slow = async (page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });

export const launch = () => chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

/** A context whose requests are the member's. */
export async function signIn(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const answer = await context.request.post(`${url}/api/auth/login`, { data: account });
  if (!answer.ok()) throw new Error(`Signing in failed with ${answer.status()}`);
  await context.addInitScript(() => localStorage.setItem('session-hint', '1'));
  return context;
}
