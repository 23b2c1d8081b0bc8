// `npm run server`: Node 20 runs no TypeScript, so Vite's module runner loads the mock server.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const usage = `npm run server -- [options]

--port N         where it listens, 4000 when left out; 0 takes any free port
--latency MS     how long an answer takes
--size SIZE      which seed world: default or large
--polling-only   serves the socket without WebSocket
--quiet          nobody answers what you write
--scenario NAME  a situation of docs/mock-server.md to begin with; several with commas

Every member signs in with the password tiebeam-demo, for example hannah.okafor.`;

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  port: { type: 'string', default: '4000' },
  latency: { type: 'string', default: '0' },
  size: { type: 'string', default: 'default' },
  'polling-only': { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  scenario: { type: 'string', default: '' },
};

/** Ends the program with a sentence instead of a stack: it was called in a way that cannot be meant. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function given() {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    return refuse(`${problem.message}\n\n${usage}`);
  }
}

function whole(name, text, most) {
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    refuse(`--${name} ${text}: use a whole number from 0 to ${most}`);
  return Number(text);
}

const values = given();
if (values.help) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
const port = whole('port', values.port, 65_535);

const vite = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});

const { maxLatencyMs, worldSizes } = await vite.ssrLoadModule('/mocks/scenarios/situation.ts');
const latencyMs = whole('latency', values.latency, maxLatencyMs);
if (!worldSizes.includes(values.size)) refuse(`--size ${values.size}: one of ${worldSizes.join(', ')}`);

const { readSituation } = await vite.ssrLoadModule('/mocks/scenarios/link.ts');
const asked = readSituation(new URLSearchParams(values.scenario && { scenario: values.scenario }));
if (asked.problems.length > 0) refuse(`--scenario ${values.scenario}: ${asked.problems[0]}`);

const { startWireServer } = await vite.ssrLoadModule('/mocks/hosts/server.ts');
const wire = await startWireServer({
  port,
  latencyMs,
  isAlive: !values.quiet,
  size: values.size,
  isPollingOnly: values['polling-only'],
}).catch((problem) => {
  if (problem.code === 'EADDRINUSE') refuse(`Port ${port} is taken: --port N takes another, --port 0 any`);
  if (problem.code === 'EACCES') refuse(`Port ${port} may not be used: --port N takes another`);
  throw problem;
});
if (asked.situation) {
  // Who is signed in, every caller says by their own cookie.
  const { as: _, size: __, ...parts } = asked.situation;
  await wire.server.change(parts);
}
process.stdout.write(`Mock server on ${wire.origin}/api, socket on ${wire.origin}/socket/\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void Promise.all([wire.close(), vite.close()]).finally(() => process.exit(0));
  });
}
