/**
 * `npm run bench -- pages [panel or address …]`: the panels that open at a click, the change to each page and typing in the search, on a processor
 * four times slower, in turns with the floor. Every page is reached from the feed, once for the first time and once more.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startMockServer } from '../../scripts/servers/mock-server.mjs';
import { node, root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { buildPage } from '../build-page.mjs';
import { launch, p95, signIn, slow } from '../browser.mjs';
import { median } from '../median.mjs';
import { listen } from './pages-page.mjs';

/** The most a figure may be beside the floor's of the same run, and in milliseconds (goals 12 to 14 of the performance budget). */
const limits = {
  panel: { ratio: 5, ms: 150 },
  page: { ratio: 8, ms: 250 },
  typing: { ratio: 3.5, ms: Infinity },
};
const usual = [
  '/property-evaluations',
  '/property-search',
  '/conversations',
  '/knowledge-base',
  '/notifications',
  '/networking/connections',
  '/networking/explore',
];
const words = 'hello world';

/** What opens each: a button, or a key. */
const panels = {
  notifications: 'header button[aria-label^=Notifications]',
  account: 'header button[aria-label="Account menu"]',
  palette: 'Control+k',
  Ava: 'body > :not(#root) button[aria-haspopup=dialog]',
};

/**
 * Makes ready to press what is in view, as a hand does it: the pointer comes from elsewhere and presses at once, and nothing of this is
 * asked of the page meanwhile.
 */
async function aim(page, selector) {
  const box = await page.locator(selector).locator('visible=true').first().boundingBox();
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A window whose page has come to rest, on the slow processor from then on. */
async function open(browser, url) {
  const context = await signIn(browser, url);
  await context.addInitScript(listen);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The browser's idle time, in which what the next step may need is fetched.
  await page.mouse.move(640, 500);
  await page.waitForTimeout(2500);
  await page.waitForLoadState('networkidle');
  await slow(page);
  return page;
}

/** Does what leads to a panel or a page, and answers what was seen of it. */
async function seenAfter(page, what, place, act) {
  await page.evaluate(([each, address]) => window.listenFor(each, address), [what, place]);
  await page.waitForTimeout(100);
  await act();
  return page.evaluate(() => window.heardAll());
}

/** By the link that is in view; where none is, as if there were one. */
async function visit(page, address) {
  const link = `a[href="${address}"]`;
  const isLinked = (await page.locator(link).locator('visible=true').count()) > 0;
  const go = isLinked ? await aim(page, link) : () => page.evaluate((to) => window.go(to), address);
  return seenAfter(page, 'page', new URL(address, 'http://page').pathname, go);
}

async function changes(page, address) {
  const first = await visit(page, address);
  await visit(page, '/');
  return { first, again: await visit(page, address) };
}

async function typing(page) {
  await page.locator('header input').first().click();
  await page.waitForTimeout(300);
  await page.evaluate(() => window.listenToKeys());
  for (const letter of words) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(120);
  }
  return p95(await page.evaluate(() => window.keys));
}

async function measureFloor(browser, url) {
  const page = await open(browser, url);
  const press = await aim(page, 'header button');
  const panel = await seenAfter(page, 'panel', null, press);
  await press();
  const { first, again } = await changes(page, '/list');
  const key = await typing(page);
  await page.context().close();
  return { panel: panel.whole, first: first.whole, again: again.whole, key };
}

async function measurePanels(browser, url, names) {
  const seen = {};
  for (const name of names) {
    const opener = panels[name];
    const page = await open(browser, url);
    const act = opener === 'Control+k' ? () => page.keyboard.press(opener) : await aim(page, opener);
    seen[name] = await seenAfter(page, 'panel', null, act);
    await page.context().close();
  }
  return seen;
}

const shown = (ms) => `${Math.round(ms)}`.padStart(7);
const columns = ['frame', 'whole', '÷ floor', 'blocked', 'longest', 'shift', 'nodes'];
const line = (name, cells) =>
  console.log(name.padEnd(42) + cells.map((each) => String(each).padStart(9)).join(''));

/** Prints the medians of one thing that was opened; answers what is over its limit, as a sentence. */
function judge(name, runs, floor, { ratio, ms }) {
  const [first] = runs;
  const figures = Object.fromEntries(
    Object.keys(first).map((key) => [key, median(runs.map((run) => run[key]))]),
  );
  const times = figures.whole / floor;
  line(name, [
    shown(figures.frame),
    shown(figures.whole),
    `${times.toFixed(1)}×`,
    shown(figures.blocked),
    shown(figures.longest),
    figures.shift.toFixed(3),
    figures.nodes,
  ]);
  const over = [];
  if (times > ratio) over.push(`${times.toFixed(1)}× the floor, over ${ratio}×`);
  if (figures.whole > ms) over.push(`${figures.whole.toFixed(0)} ms, over ${ms} ms`);
  if (figures.shift > 0) over.push(`moved by ${figures.shift.toFixed(3)} after its first frame`);
  return over.map((what) => `pages: ${name}: ${what}`);
}

/** Medians of `runs` rounds, each in new windows. Answers what is over its limit, as sentences. */
export async function benchPages({ runs, rest }) {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'))) !== 0)
    throw new Error('There is no build to measure');
  const asked = rest.length > 0 ? rest : [...Object.keys(panels), ...usual];
  const names = asked.filter((each) => each in panels);
  const addresses = asked.filter((each) => !(each in panels));
  const { origin, stop } = await startMockServer();
  const site = await serveDist({ folder: dist, server: origin });
  const least = await serveDist({ folder: await buildPage('floor'), server: origin });
  const browser = await launch();
  const floor = [];
  const seen = { panels: [], pages: [], keys: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      floor.push(await measureFloor(browser, least.url));
      seen.panels.push(await measurePanels(browser, site.url, names));
      const pages = {};
      for (const address of addresses) {
        const page = await open(browser, site.url);
        pages[address] = await changes(page, address);
        await page.context().close();
      }
      seen.pages.push(pages);
      const page = await open(browser, site.url);
      seen.keys.push(await typing(page));
      await page.context().close();
    }
  } finally {
    await browser.close();
    await site.close();
    await least.close();
    stop();
  }
  return report({ floor, seen, names, addresses });
}

function report({ floor, seen, names, addresses }) {
  const least = (what) => median(floor.map((run) => run[what]));
  line('processor 4× slower, ms', columns);
  line(
    'floor: panel · page first · page again · key',
    ['panel', 'first', 'again', 'key'].map((what) => shown(least(what))),
  );
  const over = [];
  for (const name of names) {
    const rows = seen.panels.map((run) => run[name]);
    over.push(...judge(`${name}, first opening`, rows, least('panel'), limits.panel));
  }
  for (const address of addresses) {
    for (const turn of ['first', 'again']) {
      const rows = seen.pages.map((run) => run[address][turn]);
      const name = `${address}, ${turn === 'first' ? 'first time' : 'again'}`;
      over.push(...judge(name, rows, least('again'), limits.page));
    }
  }
  const key = median(seen.keys);
  const times = key / least('key');
  line('a key in the search, p95', ['', shown(key), `${times.toFixed(1)}×`]);
  if (times > limits.typing.ratio)
    over.push(`pages: a key in the search: ${times.toFixed(1)}× the floor, over ${limits.typing.ratio}×`);
  return over;
}
