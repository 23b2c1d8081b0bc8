/**
 * `npm run bench:mocks`: the mock server with its large world, in a headless browser. Every read of the contract is
 * called several times; the time that its handler took (the answer's Server-Timing) and the time that the page waited
 * are printed, slowest first, with what it costs to make the world and to come back to it.
 *
 *   npm run bench:mocks -- [--calls 9] [--gate]      --gate: exits 1 above 20 ms for a read or 1 s for the world
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/tests/chromium.mjs';
import { operationsOf, readContract } from '../scripts/contract/contract.mjs';
import { node, root } from '../scripts/run.mjs';
import { serveDist } from '../scripts/serve-dist.mjs';

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '9' }, gate: { type: 'boolean', default: false } },
});
const limits = { readMs: 20, worldMs: 1000 };
/** The same lists as a person narrows and sorts them. */
const narrowed = [
  '/notifications?unread=true',
  '/notifications?page=400',
  '/users?query=an',
  '/users?page=200',
  '/transactions?status=outstanding',
  '/transactions?page=300',
  '/evaluations?pipeline=true',
  '/evaluations?sort=-roi&page=5',
  '/properties?summary=true',
  '/transactions?sort=-amount',
  '/users?sort=-joinedAt',
  '/users?sort=-lastSeenAt',
  '/property-listings?sort=-grossYield&minBeds=3&maxPrice=200000&page=3',
  '/property-listings?sort=price&location=Leeds',
];

const dist = path.join(root, 'dist-demo');
if (!existsSync(dist)) await node(path.join(root, 'scripts/build.mjs'), ['--demo']);
const reads = operationsOf(await readContract())
  .filter(({ method, id }) => method === 'get' && id !== 'getMedia')
  .map(({ path: address, operation }) => {
    const needed = (operation.parameters ?? []).filter((each) => each.in === 'query' && each.required);
    const search = new URLSearchParams(
      needed.map(({ name, schema, example }) => [name, example ?? schema.examples?.[0] ?? '1']),
    );
    return `${address}${search.size > 0 ? `?${search}` : ''}`;
  });

const site = await serveDist({ folder: dist });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  const started = async () => {
    await page.goto(`${site.url}/account/login`);
    await page.waitForFunction(() => window.mockServer);
    return page.evaluate(() => window.mockServer.now().then(() => performance.now()));
  };
  await started();
  const defaultStart = await started();
  const worldMs = await page.evaluate(async () => {
    const before = performance.now();
    await window.mockServer.reset({ size: 'large' });
    const took = performance.now() - before;
    await window.mockServer.setLatency(0);
    return took;
  });
  const largeStart = await started();
  await page.evaluate(async () => {
    await window.mockServer.setLatency(0);
    await window.mockServer.signInAs('hannah.okafor');
  });
  const results = await page.evaluate(measure, {
    addresses: [...reads, ...narrowed],
    calls: Number(values.calls),
  });
  const sorted = results.toSorted((a, b) => b.handlerMs - a.handlerMs);
  for (const { address, status, handlerMs, firstMs, waitedMs } of sorted.slice(0, 25)) {
    console.log(
      `${handlerMs.toFixed(1).padStart(7)} ms  first ${firstMs.toFixed(1).padStart(6)}  waited ${waitedMs.toFixed(1).padStart(6)}  ${status}  ${address}`,
    );
  }
  const slow = results.filter(({ handlerMs, firstMs }) => Math.max(handlerMs, firstMs) > limits.readMs);
  console.log(
    `\n${results.length} reads, medians of ${values.calls}; slowest first call ${Math.max(...results.map((each) => each.firstMs)).toFixed(1)} ms`,
  );
  console.log(
    `large world made in ${Math.round(worldMs)} ms; server up after ${Math.round(largeStart)} ms of a page load (default world ${Math.round(defaultStart)} ms)`,
  );
  if (values.gate && (slow.length > 0 || worldMs > limits.worldMs)) process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}

/** Runs in the page. */
async function measure({ addresses, calls }) {
  const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  const call = async (address) => {
    const before = performance.now();
    const answer = await fetch(`/api${address}`);
    const body = await answer.text();
    const handler = Number(/dur=([\d.]+)/.exec(answer.headers.get('Server-Timing') ?? '')?.[1] ?? NaN);
    return { status: answer.status, body, handler, waited: performance.now() - before };
  };
  const firstId = async (list) => {
    const { data, notifications, ...rest } = JSON.parse((await call(list)).body);
    const [row] = data ?? notifications ?? (Array.isArray(rest) ? rest : []);
    return row?.uuid ?? row?.id ?? 1;
  };
  const results = [];
  for (const template of addresses) {
    let address = template;
    while (address.includes('{')) {
      const list = address.slice(0, address.indexOf('/{'));
      address = address.replace(/\{\w+\}/, String(await firstId(list).catch(() => 1)));
    }
    const first = await call(address);
    const rest = [];
    for (let count = 1; count < calls; count += 1) rest.push(await call(address));
    results.push({
      address,
      status: first.status,
      firstMs: first.handler,
      handlerMs: median(rest.map((each) => each.handler)),
      waitedMs: median(rest.map((each) => each.waited)),
    });
  }
  return results;
}
