/**
 * The mock server for development: its some 300 modules as a few files, so that a reload asks for these alone. Made once,
 * anew after a change; source maps lead an engineer to the modules.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '../run.mjs';

const folder = '/@mock-server/';
const entry = path.join(root, 'mocks/hosts/origin/shared-worker.ts');

/** The files by name, and the modules they were made of. Throws what the build throws. */
export async function bundleMockServer() {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define: { __MOCKS__: 'true' },
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const hash = createHash('sha256');
  const chunks = output.filter(({ type }) => type === 'chunk');
  for (const { code } of chunks) hash.update(code);
  return {
    tag: `"${hash.digest('hex')}"`,
    files: new Map(output.map(({ fileName, code, source }) => [fileName, code ?? source])),
    modules: new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => id.split('?')[0]))),
  };
}

/** Serves them in development in the place of the worker's modules; a change of one of these reloads the page. */
export function bundledMockServer() {
  let made;
  const current = () =>
    (made ??= bundleMockServer().catch((error) => {
      // The next page asks again.
      made = undefined;
      throw error;
    }));
  const answer = async (request, response, next) => {
    const name = request.url.slice(1).split('?')[0];
    try {
      const { files, tag } = await current();
      const file = files.get(name);
      if (file === undefined) return next();
      response.setHeader('Content-Type', name.endsWith('.map') ? 'application/json' : 'text/javascript');
      // The browser keeps what it has compiled until something changes.
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('ETag', tag);
      response.statusCode = request.headers['if-none-match'] === tag ? 304 : 200;
      response.end(response.statusCode === 200 ? file : undefined);
    } catch (error) {
      next(error);
    }
  };
  const virtual = '\0tiebeam:mock-server-address';
  return {
    name: 'tiebeam:mock-bundle',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/shared-worker.ts?sharedworker&url') ? virtual : undefined),
    load: (id) => (id === virtual ? `export default '${folder}server.js'` : undefined),
    configureServer(server) {
      server.watcher.on('all', async (_event, file) => {
        const { modules } = (await made?.catch(() => null)) ?? {};
        if (!modules?.has(file.replaceAll(path.sep, '/'))) return;
        made = undefined;
        server.ws.send({ type: 'full-reload' });
      });
      server.httpServer?.once('listening', () => void current().catch(() => undefined));
      server.middlewares.use(folder, (request, response, next) => void answer(request, response, next));
    },
  };
}
