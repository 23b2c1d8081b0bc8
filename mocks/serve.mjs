// `npm run server`: Node 20 runs no TypeScript, so Vite's module runner loads the mock server.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    latency: { type: 'string', default: '0' },
    size: { type: 'string', default: 'default' },
    'polling-only': { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});

const { startWireServer } = await vite.ssrLoadModule('/mocks/server.ts');
const wire = await startWireServer({
  port: Number(values.port),
  latencyMs: Number(values.latency),
  isAlive: !values.quiet,
  size: values.size,
  isPollingOnly: values['polling-only'],
});
process.stdout.write(`Mock server on ${wire.origin}/api, socket on ${wire.origin}/socket/\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void Promise.all([wire.close(), vite.close()]).finally(() => process.exit(0));
  });
}
