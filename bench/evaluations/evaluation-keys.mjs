// From a key in a figure of an open evaluation to the frame that shows its tiles, and to the one that shows its charts, beside a key
// in the floor's only field (bench/floor). The production build, with the mock server in a process of its own.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startMockServer } from '../../scripts/servers/mock-server.mjs';
import { node, root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { buildPage } from '../build-page.mjs';
import { launch, p95, signIn, slow } from '../browser.mjs';
import { median } from '../median.mjs';

const keysARun = 40;
/** Between keys, so that each is seen by itself. */
const pauseMs = 100;

/** In the page: `window.afterKey()` answers when the next key's parts are on the screen, with how long each took. */
function listen(selectors) {
  const parts = Object.entries(selectors).map(([name, [selector, beginning]]) => {
    const found = [...document.querySelectorAll(selector)].find((each) =>
      each.textContent.startsWith(beginning),
    );
    if (!found) throw new Error(`Nothing on the page begins with ${beginning}`);
    return [name, found];
  });
  let pressed = null;
  let answer = null;
  let times = {};
  const painted = (name) => {
    // The frame that has it is drawn after this callback: the message comes behind it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        if (pressed === null) return;
        times[name] = performance.now() - pressed;
        if (parts.some(([each]) => times[each] === undefined)) return;
        pressed = null;
        answer(times);
      });
      port1.start();
      port2.postMessage(null);
    });
  };
  const deep = { subtree: true, childList: true, characterData: true, attributes: true };
  for (const [name, element] of parts) {
    if (element instanceof HTMLInputElement) element.addEventListener('input', () => painted(name));
    else new MutationObserver(() => painted(name)).observe(element, deep);
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Shift') pressed = event.timeStamp;
    },
    true,
  );
  window.afterKey = () =>
    new Promise((resolve) => {
      times = {};
      answer = resolve;
    });
}

/** Presses keys one after the other; answers per part what 95 of 100 stay within, ms. */
async function press(page, keys) {
  const times = [];
  for (let key = 0; key < keysARun; key += 1) {
    const shown = page.evaluate(() => window.afterKey());
    await page.keyboard.press(keys[key % keys.length]);
    times.push(await shown);
    await page.waitForTimeout(pauseMs);
  }
  return Object.fromEntries(
    Object.keys(times[0]).map((part) => [part, p95(times.map((each) => each[part]))]),
  );
}

async function openFloor(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('main article').first().waitFor();
  await slow(page);
  await page.getByLabel('Search').click();
  await page.evaluate(listen, { floor: ['input', ''] });
  return page;
}

async function openEvaluation(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/property-evaluations?view=cards`);
  await page.getByRole('link', { name: 'Ashfield Terrace, two-bed' }).first().click();
  await page.getByRole('heading', { name: 'Offer ladder' }).waitFor();
  await slow(page);
  await page.getByRole('textbox', { name: 'Price', exact: true }).click();
  await page.evaluate(listen, {
    tiles: ['main button', 'Cash flow'],
    charts: ['main section', 'Where the rent goes'],
  });
  return page;
}

/** Medians over the runs, ms: `tiles`, `charts`, and `floor` of the same runs. `dist` may be an older build, to compare the two. */
export async function keyToPaint(runs, dist = path.join(root, 'dist')) {
  if (!existsSync(dist) && (await node(path.join(root, 'scripts/build.mjs'))) !== 0)
    throw new Error('There is no build to measure');
  const { origin, stop } = await startMockServer();
  const site = await serveDist({ folder: dist, server: origin });
  const least = await serveDist({ folder: await buildPage('floor'), server: origin });
  // One browser each: a window behind another draws no frames.
  const browsers = await Promise.all([launch(), launch()]);
  try {
    const floor = await openFloor(await signIn(browsers[0], least.url), least.url);
    const evaluation = await openEvaluation(await signIn(browsers[1], site.url), site.url);
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      const below = await press(floor, ['a']);
      results.push({ ...below, ...(await press(evaluation, ['Shift+ArrowUp', 'Shift+ArrowDown'])) });
    }
    return Object.fromEntries(
      Object.keys(results[0]).map((part) => [part, median(results.map((each) => each[part]))]),
    );
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await site.close();
    await least.close();
    stop();
  }
}
