/**
 * `npm run check`: everything that can be said without running a test. What reads the source runs two at a time and to its end;
 * then comes the production build and what looks at it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { command, isMain, node, root, runBeside, runStages } from './run.mjs';

const linted = [
  'src',
  'mocks',
  'e2e',
  '.storybook',
  'scripts',
  'deploy',
  'bench',
  'vite.config.ts',
  'vitest.config.ts',
];
const script = (name, ...args) => node(path.join(root, 'scripts', name), args);
const routeTree = path.join(root, 'src/app/route-tree.gen.ts');

/** The build writes the route tree anew: what it writes must be what is committed. */
async function buildAndCheckRoutes() {
  const before = await readFile(routeTree, 'utf8').catch(() => '');
  const code = await script('build.mjs');
  if (code !== 0) return code;
  if ((await readFile(routeTree, 'utf8')) === before) return 0;
  console.error('src/app/route-tree.gen.ts was out of date; the build has written it anew: commit it.');
  return 1;
}

/** They do not need one another: the longest come first, so that two at a time end together. */
const sourceChecks = [
  ['format', () => command('prettier', ['--check', '--log-level=warn', '.'])],
  ['lint', () => command('oxlint', ['--type-aware', ...linted])],
  ['unused code', () => command('knip', ['--no-progress'])],
  ['layers and cycles', () => command('depcruise', ['src', 'mocks', '--output-type', 'err'])],
  ['figures', () => script('figures.mjs')],
  ['contract and what is made from it', () => script('contract/contract.mjs', '--check')],
  // TypeScript 7 says what 6 says in a tenth of the time; 6 stays for the tools that read code through it.
  ['types', () => command('tsc', ['--noEmit', '-p', '.'])],
];

/** What follows needs the build, and the build the routes. */
const buildChecks = [
  ['production build and route tree', buildAndCheckRoutes],
  ['no mock code in production', () => script('bundle/mock-free.mjs', 'dist')],
  ['bundle budgets', () => script('budgets.mjs')],
  ['growth of the first load', () => script('bundle/growth.mjs')],
];

/** Everything, as `runStages` answers it. */
export async function runChecks() {
  const source = await runBeside(sourceChecks, 2);
  if (source.failed) return source;
  const { failed, took } = await runStages(buildChecks);
  return { failed, took: [...source.took, ...took] };
}

if (isMain(import.meta)) {
  const started = Date.now();
  const { failed, took } = await runChecks();
  console.log(`\n${took.join(', ')}`);
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s in all`);
  console.log(failed ? `check: stopped at "${failed}"` : 'check: everything holds');
  process.exitCode = failed ? 1 : 0;
}
