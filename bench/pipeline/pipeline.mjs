/**
 * `npm run bench -- pipeline`: a board of 500 deals, on a processor four times slower, beside the least page of the same drag library
 * (bench/pipeline-floor) in the same rounds: frames that are dropped while a card is dragged, and the time from a drop to the frame that
 * shows it. The production build, with the mock server in a process of its own.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startMockServer } from '../../scripts/servers/mock-server.mjs';
import { node, root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { launch, p95, signIn, slow } from '../browser.mjs';
import { buildPage } from '../build-page.mjs';
import { median } from '../median.mjs';
import { watchDrags } from './pipeline-page.mjs';

/** Most dropped frames, of those that the least page drops. */
const mostDropped = 1.5;
/** Most milliseconds from a drop to the frame that shows it, in 95 of 100 drops. */
const slowestDrop = 100;

/** Where cards are taken and dropped, in turns: columns that are in view at 1,440 px. */
const routes = [
  ['sourced', 'viewing'],
  ['evaluating', 'sourced'],
  ['viewing', 'evaluating'],
];
const dropsEach = 7;
/** Positions of the pointer on its way, and the time between two, ms. */
const steps = 90;
const between = 16;

const middleOf = async (page, selector) => {
  const { x, y, width } = await page.locator(selector).first().boundingBox();
  return { x: x + width / 2, y: y + 30 };
};

const columnBox = (page, stage) => page.locator(`[data-column="${stage}"]`).boundingBox();

/** Drags the first card of a column over the board and into another one; answers the frames and the time of the drop. */
async function dragOnce(page, devtools, [from, to]) {
  // What somebody else has shared cannot be moved.
  const card = `[data-column="${from}"] [data-deal]:has([data-drag-handle])`;
  // A drag near their edges scrolls the columns.
  await page
    .locator('[data-column]')
    .evaluateAll((columns) => columns.forEach((each) => each.scrollTo(0, 0)));
  await page.waitForTimeout(500);
  const start = await middleOf(page, card);
  const target = await columnBox(page, to);
  const end = { x: target.x + target.width / 2, y: target.y + 260 };
  await page.mouse.move(start.x, start.y);
  const id = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y).closest('[data-deal]').dataset.deal,
    start,
  );
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.evaluate(() => window.drags.begin());
  for (let step = 0; step < steps; step += 1) {
    // To and fro between the columns, up and down in them.
    const way = (1 - Math.cos((step / steps) * 3 * Math.PI)) / 2;
    const x = start.x + (end.x - start.x) * way;
    const y = end.y + 120 * Math.sin(step / 6);
    // Not waited for: a pointer does not wait for the page either.
    void devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
    await page.waitForTimeout(between);
  }
  await page.mouse.move(end.x, end.y);
  const frames = await page.evaluate(([deal, stage]) => window.drags.end(deal, stage), [id, to]);
  await page.mouse.up();
  const ms = await page.evaluate(() => window.drags.shown());
  // The write and what it refreshes are over before the next.
  await page.waitForTimeout(2500);
  return { ...frames, ms };
}

async function openBoard(browser, { origin, address }) {
  const context = await signIn(browser, origin);
  const page = await context.newPage();
  await page.goto(origin + address);
  await page.locator('[data-column] [data-deal]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchDrags);
  await slow(page);
  return page;
}

async function dragAll(page) {
  const devtools = await page.context().newCDPSession(page);
  const drags = [];
  for (let turn = 0; turn < dropsEach; turn += 1)
    for (const route of routes) drags.push(await dragOnce(page, devtools, route));
  return {
    dropped: drags.reduce((sum, { dropped }) => sum + dropped, 0),
    wanted: drags.reduce((sum, { wanted }) => sum + wanted, 0),
    drop: p95(drags.map(({ ms }) => ms)),
  };
}

/** `runs` rounds, each in a new window: their frames together, the median of their slowest drops. Answers what is over its limit, as sentences. */
export async function benchPipeline({ runs }) {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'))) !== 0)
    throw new Error('There is no build to measure');
  const { origin, stop } = await startMockServer({ size: 'large' });
  const site = await serveDist({ folder: dist, server: origin });
  const least = await serveDist({ folder: await buildPage('pipeline-floor'), server: origin });
  const browser = await launch();
  const pages = {
    board: { origin: site.url, address: '/pipeline' },
    floor: { origin: least.url, address: '/' },
  };
  const found = { board: [], floor: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, place] of Object.entries(pages)) {
        const page = await openBoard(browser, place);
        found[name].push(await dragAll(page));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await site.close();
    await least.close();
    stop();
  }
  return faultsOf(found);
}

function faultsOf(found) {
  // A round drops a few frames of two thousand: all rounds together say more than the middle one.
  const sum = (name, key) => found[name].reduce((all, each) => all + each[key], 0);
  const share = (name) => sum(name, 'dropped') / sum(name, 'wanted');
  const dropOf = (name) => median(found[name].map((each) => each.drop));
  // Of a thousand: a page that drops none at all would leave nothing to compare with.
  const ratio = share('board') / Math.max(share('floor'), 0.001);
  const drop = dropOf('board');
  const isRough = ratio > mostDropped;
  const isLate = drop > slowestDrop;
  console.log(
    `frames dropped while a card of 500 is dragged, processor 4× slower: ${(100 * share('board')).toFixed(2)} %, the least page ${(100 * share('floor')).toFixed(2)} %: ${ratio.toFixed(2)}×, at most ${mostDropped}×: ${isRough ? 'NO' : 'yes'}`,
  );
  console.log(
    `drop to its frame painted, p95: ${drop.toFixed(0)} ms, at most ${slowestDrop} ms: ${isLate ? 'NO' : 'yes'}; the least page: ${dropOf('floor').toFixed(0)} ms`,
  );
  return [
    ...(isRough
      ? [`pipeline: ${ratio.toFixed(2)}× the dropped frames of the least page, over ${mostDropped}×`]
      : []),
    ...(isLate ? [`pipeline: a drop is painted after ${drop.toFixed(0)} ms, over ${slowestDrop} ms`] : []),
  ];
}
