/**
 * `npm run check`: everything that can be said without running a test. Stops at the first stage that fails.
 * The production build is the last but two stages, so that dist is there for what follows.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkGenerated, lintContract } from './contract.mjs';
import { command, isMain, node, root, runStages } from './run.mjs';

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

export const checks = [
  ['format', () => command('prettier', ['--check', '--log-level=warn', '.'])],
  ['lint', () => command('oxlint', ['--type-aware', ...linted])],
  ['figures', () => script('figures.mjs')],
  ['layers and cycles', () => command('depcruise', ['src', 'mocks', '--output-type', 'err'])],
  ['unused code', () => command('knip', ['--no-progress'])],
  ['contract', lintContract],
  ['what is made from the contract', checkGenerated],
  ['types', () => command('tsc', ['--noEmit', '-p', '.'])],
  ['production build and route tree', buildAndCheckRoutes],
  ['no mock code in production', () => script('mock-free.mjs', 'dist')],
  ['bundle budgets', () => script('budgets.mjs')],
  ['growth of the first load', () => script('growth.mjs')],
];

if (isMain(import.meta)) {
  const { failed, took } = await runStages(checks);
  console.log(`\n${took.join(', ')}`);
  console.log(failed ? `check: stopped at "${failed}"` : 'check: everything holds');
  process.exitCode = failed ? 1 : 0;
}
