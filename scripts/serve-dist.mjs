/**
 * Serves a built folder as a good host would: brotli 11, hashed files for ever, every other path is the page, the
 * deployment's headers. With a server's address it passes /api and /socket on, so that page and server share an origin.
 *
 *   node scripts/serve-dist.mjs dist --port 4174 --server http://localhost:4000
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { validConfiguration, writeConfiguration } from '../deploy/configuration.mjs';
import { headersData } from '../deploy/headers.mjs';
import { withPageRevision } from '../deploy/service-worker.mjs';
import { brotliOnce, listFiles } from './files.mjs';
import { isMain, root } from './run.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const isText = /^(text\/|application\/|image\/svg)/;

function readFolder(folder, configuration) {
  const built = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const page = configuration ? writeConfiguration(built, validConfiguration(configuration)) : built;
  const contentOf = (file) => {
    if (file === 'index.html') return page;
    const content = readFileSync(path.join(folder, file));
    return file === 'sw.js' ? withPageRevision(content.toString(), page) : content;
  };
  const files = new Map();
  const hidden = /(^|\/)\.|^_headers$|^headers\.json$/;
  for (const file of listFiles(folder).filter((name) => !hidden.test(name))) {
    const plain = Buffer.from(contentOf(file));
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const isCompressed = isText.test(type) && plain.length > 512;
    files.set(`/${file}`, { type, plain, compressed: isCompressed ? brotliOnce(plain) : null });
  }
  const written = path.join(folder, 'headers.json');
  // What the deployment's own file says; a page with another configuration needs others.
  const rules =
    !configuration && existsSync(written) ? JSON.parse(readFileSync(written, 'utf8')) : headersData(page);
  const prefixes = Object.keys(rules).toSorted((a, b) => b.length - a.length);
  return { files, headersOf: (address) => rules[prefixes.find((prefix) => address.startsWith(prefix))] };
}

function passOn(request, response, server) {
  const { hostname, port } = new URL(server);
  const upstream = http.request(
    { hostname, port, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'application/json' });
    response.end('{"message":"The server behind this page does not answer"}');
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function passUpgradeOn(request, socket, head, server) {
  const { hostname, port } = new URL(server);
  const upstream = http.request({ hostname, port, path: request.url, headers: request.headers });
  upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(upstreamHead);
    upstreamSocket.write(head);
    upstreamSocket.pipe(socket).pipe(upstreamSocket);
    upstreamSocket.on('error', () => socket.destroy());
  });
  upstream.on('response', () => socket.destroy());
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
  upstream.end();
}

const isServers = (url) => /^\/(api|socket)(\/|$|\?)/.test(url);

/**
 * Starts serving; port 0 takes a free one. A `configuration` is what deploy/configure.mjs would write into the page.
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serveDist({ folder, port = 0, server = null, configuration = null }) {
  const { files, headersOf } = readFolder(folder, configuration);
  const onRequest = (request, response) => {
    if (server && isServers(request.url)) return passOn(request, response, server);
    const asked = new URL(request.url, 'http://localhost').pathname;
    const file = files.get(asked);
    // Only here is a missing file an error: a username may have a dot in it, so any other address is the page's.
    if (!file && asked.startsWith('/assets/')) {
      response.writeHead(404, { ...headersOf('/'), 'Content-Type': 'text/plain' });
      return response.end('Not found');
    }
    const { type, plain, compressed } = file ?? files.get('/index.html');
    const body = compressed && /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? compressed : plain;
    response.writeHead(200, {
      ...headersOf(file ? asked : '/'),
      'Content-Type': type,
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(body === compressed ? { 'Content-Encoding': 'br' } : {}),
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  };
  const listener = http.createServer(onRequest);
  const sockets = new Set();
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  listener.on('upgrade', (request, socket, head) => {
    if (server && isServers(request.url)) passUpgradeOn(request, socket, head, server);
    else socket.destroy();
  });
  await new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${listener.address().port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        listener.close(resolve);
      }),
  };
}

if (isMain(import.meta)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4173' }, server: { type: 'string' } },
  });
  const folder = path.resolve(root, positionals[0] ?? 'dist');
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    console.error(`${folder} is not there: run npm run build or npm run build:demo first`);
    process.exit(1);
  }
  const { url } = await serveDist({ folder, port: Number(values.port), server: values.server ?? null });
  console.log(`${path.basename(folder)} at ${url}`);
}
