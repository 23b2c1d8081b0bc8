// What index.html needs beyond Vite's own work: early requests, chunk preloads, a late stylesheet, the mock worker file.
import { readFileSync } from 'node:fs';
import { readConfiguration, writeConfiguration } from '../../deploy/configuration.mjs';

const workerFile = new URL('../../mocks/public/mockServiceWorker.js', import.meta.url);
const retiredFile = new URL('../../mocks/public/retired-sw.js', import.meta.url);
const panelKeyFile = new URL('../../mocks/hosts/page/panel-key.js', import.meta.url);
const favicon = { address: '/favicon.svg', file: new URL('../../public/favicon.svg', import.meta.url) };

/**
 * MSW's file, but for one act: it would take itself away with the last page, which a reload is too. The next page would
 * begin with a registration that is about to end, and install it anew. Without pages it lets every request through.
 */
function workerSource() {
  const leave = 'self.registration.unregister()';
  const source = readFileSync(workerFile, 'utf8');
  if (!source.includes(leave))
    throw new Error(`mockServiceWorker.js no longer says ${leave}: look what it does`);
  return source.replace(leave, '// stays');
}

/** The pages and scripts that play the sign-in providers, by the address they are served at. */
const providerFiles = new Map([
  ['scripts.js', 'text/javascript'],
  ['page.js', 'text/javascript'],
  ['page.html', 'text/html; charset=utf-8'],
]);
const providerFile = (name) =>
  readFileSync(new URL(`../../mocks/public/providers/${name}`, import.meta.url), 'utf8');
const providerFolder = 'mock-providers';

/** With the mock server, the providers are its own. Other pages than the application's (of test tools) stay as they are. */
function withMockProviders(html) {
  if (!html.includes('id="runtime-config"')) return html;
  const script = `/${providerFolder}/scripts.js`;
  return writeConfiguration(html, {
    ...readConfiguration(html),
    googleClientId: 'tiebeam-demo',
    facebookAppId: 'tiebeam-demo',
    appleClientId: 'tiebeam-demo',
    googleScriptUrl: script,
    facebookScriptUrl: script,
    appleScriptUrl: script,
  });
}

/** Serves the mock server's worker file in development and puts it into the demo build; production never has it. */
export function mockWorker({ isDemo }) {
  let changedAt = Date.now();
  return {
    name: 'tiebeam:mock-worker',
    /** A shared worker outlives the reload of a page, so in development its name says when its code changed. */
    transformIndexHtml: (_html, { server }) =>
      server && [
        {
          tag: 'meta',
          attrs: { name: 'mock-server-build', content: String(changedAt) },
          injectTo: 'head',
        },
      ],
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (/[\\/](mocks|src[\\/](lib|api|realtime))[\\/]/.test(file)) changedAt = Date.now();
      });
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Service-Worker-Allowed', '/');
        response.end(workerSource());
      });
      server.middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(retiredFile, 'utf8'));
      });
      for (const [name, type] of providerFiles) {
        server.middlewares.use(`/${providerFolder}/${name}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(providerFile(name));
        });
      }
    },
    generateBundle() {
      if (!isDemo) return;
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: workerSource() });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: readFileSync(retiredFile, 'utf8') });
      for (const name of providerFiles.keys()) {
        this.emitFile({ type: 'asset', fileName: `${providerFolder}/${name}`, source: providerFile(name) });
      }
    },
  };
}

const withoutScript = (html, id) =>
  html.replace(new RegExp(`\\s*<script id="${id}">[\\s\\S]*?</script>`), '');

/** The page hears the keys of the mock server's panel before anything of it has been loaded. */
const withPanelKey = (html) =>
  html.replace(
    '<script id="start">',
    (start) => `<script id="tiebeam-qa-key">\n${readFileSync(panelKeyFile, 'utf8')}</script>\n    ${start}`,
  );

/** The icon of the tab within the page: one request less with every page that is opened. Its file stays for whoever asks by name. */
function withInlineFavicon(html) {
  const data = encodeURIComponent(readFileSync(favicon.file, 'utf8').trim()).replaceAll('%20', ' ');
  return html.replace(`href="${favicon.address}"`, `href="data:image/svg+xml,${data}"`);
}

/** A chunk and the chunks it imports statically, as addresses, without those the entry brings anyway. */
function chunkAddresses(bundle, facade, entryFiles) {
  const found = new Set();
  const visit = (fileName) => {
    const chunk = bundle[fileName];
    if (!chunk || chunk.type !== 'chunk' || found.has(fileName) || entryFiles.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(visit);
  };
  const chunk = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(facade)),
  );
  if (!chunk) throw new Error(`The build has no chunk for ${facade}`);
  visit(chunk.fileName);
  return [...found].map((fileName) => `/${fileName}`);
}

function entryFilesOf(bundle) {
  const files = new Set();
  const visit = (fileName) => {
    const chunk = bundle[fileName];
    if (!chunk || chunk.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(visit);
  };
  Object.values(bundle).forEach((chunk) => chunk.type === 'chunk' && chunk.isEntry && visit(chunk.fileName));
  return files;
}

/**
 * Builds with the mock server send no early requests: they would start before its worker controls the page.
 * Other builds know their home chunks in advance, and load the stylesheet after the inlined skeleton has been painted.
 */
export function startPage({ hasMocks }) {
  return {
    name: 'tiebeam:start-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (hasMocks || !bundle) {
          const page = withPanelKey(withoutScript(html, 'early-requests'));
          return hasMocks ? withMockProviders(page) : page;
        }
        const entryFiles = entryFilesOf(bundle);
        const chunks = {
          signedIn: chunkAddresses(bundle, 'routes/-home/member.first.ts', entryFiles),
          signedOut: chunkAddresses(bundle, 'routes/-home/visitor.first.ts', entryFiles),
          otherPages: chunkAddresses(bundle, 'app/route-tree.gen.ts', entryFiles),
          // Its name is known when everything has been written (scripts/bundle/late-preloads.mjs).
          preloads: '',
        };
        const data = `<script type="application/json" id="home-chunks">${JSON.stringify(chunks)}</script>`;
        const stylesheet = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
        return withInlineFavicon(html)
          .replace('<script id="early-requests">', `${data}\n    <script id="early-requests">`)
          .replace(stylesheet, '')
          .replace('</body>', `${stylesheet.trim()}\n  </body>`);
      },
    },
  };
}
