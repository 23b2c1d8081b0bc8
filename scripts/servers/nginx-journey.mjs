/**
 * One journey on deploy/nginx.conf with the production build: what nginx says of the file, what it answers, and a browser that
 * signs in behind it. Needs a `dist`; installs Debian's nginx when it is missing and we may. `npm test` does not need it.
 *
 *   node scripts/servers/nginx-journey.mjs [--if-possible]    with it a machine that cannot have nginx is said aloud, and passed over
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../tests/chromium.mjs';
import { startMockServer } from './mock-server.mjs';
import { ensureNginx } from './nginx.mjs';
import { folder, inFolder, site, writeNginxFiles } from './nginx-files.mjs';
import { root } from '../run.mjs';

const isOptional = process.argv.includes('--if-possible');

/** A port that nobody listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = http.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function get(origin, address, encoding = 'br, gzip') {
  return new Promise((resolve, reject) => {
    const options = { rejectUnauthorized: false, headers: { 'accept-encoding': encoding } };
    https
      .get(origin + address, options, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
      })
      .on('error', reject);
  });
}

async function untilItAnswers(origin, child) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const isThere = await get(origin, '/').catch(() => null);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not answer');
}

/** Every kind of address: status, cache, compression, and the very headers of headers.json. */
async function checkAnswers(origin) {
  const headers = JSON.parse(readFileSync(path.join(site, 'headers.json'), 'utf8'));
  const script = /\/assets\/[\w.-]+\.js/.exec(readFileSync(path.join(site, 'index.html'), 'utf8'))?.[0];
  for (const [address, status, rule, encoding] of [
    ['/', 200, '/', 'br'],
    ['/index.html', 200, '/', 'br'],
    ['/property-evaluations/deep?and=more', 200, '/', 'br'],
    ['/hannah.okafor', 200, '/', 'br'],
    [script, 200, '/assets/', 'br'],
    ['/share.png', 200, '/share.png', undefined],
    ['/sw.js', 200, '/sw.js', 'br'],
    ['/illustrations/street-dusk.svg', 200, '/illustrations/', 'br'],
    ['/assets/of-an-older-version.js', 404, '/assets/', undefined],
    ['/headers.json', 404, null, undefined],
    ['/_headers', 404, null, undefined],
    ['/.vite/manifest.json', 404, null, undefined],
  ]) {
    const answer = await get(origin, address);
    assert.equal(answer.status, status, address);
    assert.equal(answer.headers['content-encoding'], encoding, `${address} is compressed`);
    for (const [name, value] of Object.entries(rule === null ? {} : headers[rule])) {
      assert.equal(answer.headers[name.toLowerCase()], value, `${name} of ${address}`);
    }
    console.log(`  ${status} ${address}${encoding ? ` (${encoding})` : ''}`);
  }
  assert.equal((await get(origin, '/', 'gzip')).headers['content-encoding'], 'gzip');
}

/** A visitor reads the landing page and signs in; the feed comes, the socket opens, nothing is refused. */
async function browse(origin) {
  // A page may pass over our own certificate, a service worker only when the browser does.
  const args = [...chromiumArgs, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, locale: 'en-GB' });
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // a stranger's session check is answered by a 401
      if (message.type() === 'error' && !/status of 401/.test(message.text()))
        complaints.push(message.text());
    });
    const socket = page.waitForEvent('websocket', (each) => each.url().startsWith('wss:'));
    await page.goto(`${origin}/`);
    await page.getByText('£10,100').waitFor();
    await page.goto(`${origin}/pipeline`);
    await page.waitForURL(`${origin}/account/login`);
    await page.getByRole('textbox', { name: 'Email or username' }).fill('hannah.okafor');
    await page.getByLabel('Password', { exact: true }).fill('tiebeam-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${origin}/pipeline`);
    const opened = await socket;
    await opened.waitForEvent('framereceived', () => true);
    await page.getByRole('link', { name: 'Tiebeam home' }).first().click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    // Pictures still on their way would end as complaints of a server that has been stopped.
    await page.waitForLoadState('networkidle');
    assert.deepEqual(complaints, [], 'errors in the console');
    console.log('  landing page, sign-in, feed and socket');
  } finally {
    await browser.close();
  }
}

async function journey(found) {
  const server = await startMockServer();
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  let child;
  try {
    writeNginxFiles(found, port, server.origin);
    const options = ['-p', folder, '-c', inFolder('nginx.conf'), '-e', 'stderr'];
    execFileSync(found.nginx, ['-t', ...options], { stdio: 'inherit' });
    child = spawn(found.nginx, options, { stdio: ['ignore', 'inherit', 'inherit'] });
    await untilItAnswers(origin, child);
    await checkAnswers(origin);
    await browse(origin);
  } finally {
    child?.kill('SIGQUIT');
    server.stop();
  }
}

function possible() {
  try {
    return ensureNginx();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

if (!existsSync(path.join(root, 'dist/index.html')))
  throw new Error('There is no dist: run npm run build first');
const found = possible();
if (found) {
  await journey(found);
  console.log('nginx: deploy/nginx.conf holds');
} else {
  console.error(
    '\n*** NOT TESTED: deploy/nginx.conf. This machine has no nginx with brotli, and none could be installed. ***\n',
  );
  process.exitCode = isOptional ? 0 : 1;
}
