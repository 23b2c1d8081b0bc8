/**
 * `npm run bench -- portfolio`: 200 properties and 20,000 transactions, on a processor four times slower: from a tab's data to its first
 * useful frame, from a filter of the transactions to the frame that shows it, beside the least page that can do it
 * (bench/portfolio-floor), and the export of all. The production build, with the mock server in a process of its own.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startMockServer } from '../../scripts/servers/mock-server.mjs';
import { node, root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { launch, p95, signIn, slow } from '../browser.mjs';
import { buildPage } from '../build-page.mjs';
import { median } from '../median.mjs';
import { watchPortfolio } from './portfolio-page.mjs';

/** Most milliseconds from the data to the first useful frame of a tab, from a filter to its frame, and for the export of all. */
const limits = { tab: 300, filter: 100, export: 2000 };

/** Each tab with what is useful of it, and how the address of its data begins. */
const tabs = [
  { name: 'Properties', shows: 'main table tbody tr[aria-rowindex]', reads: '/api/properties?' },
  { name: 'Tenancies', shows: 'main table tbody tr[aria-rowindex]', reads: '/api/tenancies?' },
  { name: 'Mortgages', shows: 'main table tbody tr[aria-rowindex]', reads: '/api/mortgages?' },
  { name: 'Money', shows: 'main [data-row]', reads: '/api/transactions?status=outstanding' },
  { name: 'Overview', shows: '[aria-label="Portfolio figures"]', reads: '/api/properties?summary=true' },
];

const categories = ['repairs', 'rent', 'finance_cost', 'legal_management', 'repairs', 'rent'];

async function openPage(browser, origin, address) {
  const context = await signIn(browser, origin);
  const page = await context.newPage();
  await page.goto(origin + address);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  // From the first move of a pointer on, the code of the pages behind the links in view is fetched.
  await page.mouse.move(700, 500);
  await page.waitForTimeout(2000);
  await page.evaluate(watchPortfolio);
  await slow(page);
  return page;
}

async function timeTabs(page) {
  const times = {};
  for (const { name, shows, reads } of tabs) {
    const shown = page.evaluate(([selector, of]) => window.afterData(selector, of), [shows, reads]);
    await page
      .getByRole('navigation', { name: 'Portfolio pages' })
      .getByRole('link', { name, exact: true })
      .click();
    times[name] = await shown;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
  }
  return times;
}

/** Chooses categories one after the other; answers what 95 of 100 stay within, ms. */
async function timeFilters(page) {
  const times = [];
  const select = page.getByRole('combobox', { name: 'Category' });
  await select.waitFor();
  for (const category of categories) {
    const shown = page.evaluate(() => window.afterChange());
    await select.selectOption(category);
    times.push(await shown);
    // So that each is seen by itself.
    await page.waitForTimeout(1500);
  }
  return p95(times);
}

async function timeExport(page) {
  await page.getByRole('combobox', { name: 'Category' }).selectOption('');
  const button = page.getByRole('button', { name: 'Export CSV' });
  await button.waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(() => window.longest());
  const began = performance.now();
  await Promise.all([page.waitForEvent('download'), button.click()]);
  return { ms: performance.now() - began, longest: await page.evaluate(() => window.longest()) };
}

/** Medians of `runs` rounds, each in a new window. Answers what is over its limit, as sentences. */
export async function benchPortfolio({ runs }) {
  const dist = path.join(root, 'dist');
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'))) !== 0)
    throw new Error('There is no build to measure');
  const { origin, stop } = await startMockServer({ size: 'large' });
  const site = await serveDist({ folder: dist, server: origin });
  const least = await serveDist({ folder: await buildPage('portfolio-floor'), server: origin });
  const browser = await launch();
  const found = { tabs: [], filter: [], floor: [], exports: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      const tabPage = await openPage(browser, site.url, '/portfolio/tenancies?show=past');
      found.tabs.push(await timeTabs(tabPage));
      await tabPage.context().close();
      const money = await openPage(browser, site.url, '/portfolio/money?view=all');
      found.filter.push(await timeFilters(money));
      found.exports.push(await timeExport(money));
      await money.context().close();
      const floor = await openPage(browser, least.url, '/');
      found.floor.push(await timeFilters(floor));
      await floor.context().close();
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
  const faults = [];
  const tell = (what, ms, most, more = '') => {
    const isOver = ms > most;
    console.log(`${what}: ${ms.toFixed(0)} ms, at most ${most} ms: ${isOver ? 'NO' : 'yes'}${more}`);
    if (isOver) faults.push(`portfolio: ${what} ${ms.toFixed(0)} ms, over ${most} ms`);
  };
  for (const { name } of tabs)
    tell(
      `${name} after its data, processor 4× slower`,
      median(found.tabs.map((each) => each[name])),
      limits.tab,
    );
  tell(
    'filter of 20,000 transactions to its frame, processor 4× slower, p95',
    median(found.filter),
    limits.filter,
    `; the least page: ${median(found.floor).toFixed(0)} ms`,
  );
  tell(
    'export of all transactions, processor 4× slower',
    median(found.exports.map(({ ms }) => ms)),
    limits.export,
    `; its longest task: ${median(found.exports.map(({ longest }) => longest)).toFixed(0)} ms`,
  );
  return faults;
}
