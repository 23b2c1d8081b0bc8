/**
 * `node bench/evaluations.mjs`: how long the whole model takes for one deal, ten-year hold and solving for the highest
 * offer included, over 10,000 deals. Exits 1 with `--gate` when the mean, or 95 of 100, takes more than 2 ms.
 */
import { createServer } from 'vite';
import { root } from '../scripts/run.mjs';

const deals = 10_000;
const limitMs = 2;

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { '@': `${root}/src` } },
});
const load = (path) => server.ssrLoadModule(`/src/lib/evaluation/${path}.ts`);
const [{ evaluate }, { maxOffer }, { projection }, examples] = await Promise.all([
  load('evaluate'),
  load('solve'),
  load('projection'),
  load('worked-examples'),
]);

const kinds = [
  ['btl', examples.btlExample],
  ['brrr', examples.brrrExample],
  ['hmo', examples.hmoExample],
  ['sa', examples.servicedExample],
  ['flip', examples.flipExample],
];

/** Each deal differs a little from its example, so that nothing can be remembered. */
function deal(index) {
  const [primary, example] = kinds[index % kinds.length];
  const inputs = { ...example, price: example.price + index * 7 };
  const terms = {
    region: index % 2 ? 'scotland' : 'england-wales',
    nation: index % 2 ? 'scotland' : 'england',
    outcode: null,
    strategies: [primary],
    primary,
    roceBasis: 'totalCapital',
  };
  return { inputs, terms, primary };
}

function work(index) {
  const { inputs, terms, primary } = deal(index);
  const results = evaluate(inputs, terms);
  projection(inputs, primary, results.strategies);
  return maxOffer(inputs, terms, [{ metric: 'roi', value: 5 }]);
}

for (let index = 0; index < 500; index += 1) work(index);
const times = [];
const begun = performance.now();
for (let index = 0; index < deals; index += 1) {
  const before = performance.now();
  work(index);
  times.push(performance.now() - before);
}
const mean = (performance.now() - begun) / deals;
times.sort((a, b) => a - b);
const p95 = times[Math.floor(deals * 0.95)];
console.log(
  `${deals} deals with ten-year hold and highest offer: mean ${mean.toFixed(3)} ms, 95 of 100 within ${p95.toFixed(3)} ms (limit ${limitMs} ms)`,
);
await server.close();
if (process.argv.includes('--gate') && (mean > limitMs || p95 > limitMs)) process.exitCode = 1;
