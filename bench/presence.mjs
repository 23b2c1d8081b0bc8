/**
 * `npm run bench -- presence`: 1,000 presence events a second and 500 of the application's own avatars in headless
 * Chromium with a processor four times slower (bench/presence). Prints what goal 17 of the performance budget limits.
 */
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/tests/chromium.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';
import { buildPage } from './build-page.mjs';
import { median } from './median.mjs';

const members = 500;
const eventsPerSecond = 1000;
const seconds = 5;
const text = 'is the survey of the terrace booked yet';

/** Each figure with its limit, and the target beyond it. */
const goals = [
  { name: 'renders/s', figure: ({ renders, seconds: time }) => renders / time, most: 600, target: 500 },
  { name: 'handler ms/s', figure: ({ handlerMs, seconds: time }) => handlerMs / time, most: 20, target: 7 },
  { name: 'events lost', figure: ({ lost }) => lost, most: 0, target: 0 },
  { name: 'fps', figure: ({ frames, seconds: time }) => frames / time, least: 55, target: 58 },
  { name: 'key p95 ms', figure: ({ keyP95 }) => keyP95, most: 60, target: 45 },
];

const quantile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

async function measureOnce(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(url);
    await page.locator(`[data-member="${members}"]`).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const start = (given) => window.bench.start(given.members, given.eventsPerSecond);
    await page.evaluate(start, { members, eventsPerSecond });
    // The first seconds are the compiler's.
    await page.waitForTimeout(2000);
    await page.evaluate(() => window.bench.mark());
    await page.waitForTimeout(seconds * 1000);
    const counts = await page.evaluate(() => window.bench.read());

    await page.getByRole('textbox', { name: 'Message' }).focus();
    await page.evaluate(() => window.bench.mark());
    for (const letter of text) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(100);
    }
    const { keysMs } = await page.evaluate(() => window.bench.read());
    const wrong = await page.evaluate(() => window.bench.end());
    const missing = Math.max(0, Math.round(eventsPerSecond * counts.seconds * 0.99 - counts.events));
    return { ...counts, keyP95: quantile(keysMs, 0.95), lost: wrong + missing };
  } finally {
    await page.close();
  }
}

/** @returns what is over its limit, as sentences */
export async function benchPresence({ runs }) {
  const page = await serveDist({ folder: await buildPage('presence') });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const results = [];
    for (let turn = 0; turn < runs; turn += 1) results.push(await measureOnce(browser, page.url));
    console.log(
      `\n${eventsPerSecond} events/s, ${members} avatars, processor ×4, median of ${runs} (all of them)`,
    );
    return goals.flatMap(({ name, figure, most = Infinity, least = -Infinity, target }) => {
      const all = results.map(figure);
      const middle = median(all);
      const limit = Number.isFinite(most) ? `at most ${most}` : `at least ${least}`;
      const each = all.map((value) => value.toFixed(1)).join(', ');
      console.log(
        `${name.padStart(14)} ${middle.toFixed(1).padStart(8)}   ${limit}, target ${target}   (${each})`,
      );
      return middle > most || middle < least
        ? [`presence: ${name} is ${middle.toFixed(1)}, not ${limit}`]
        : [];
    });
  } finally {
    await browser.close();
    await page.close();
  }
}
